// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/page_search.h"

#include "model/terms/folded_text.h"
#include "model/terms/folding.h"

#include <algorithm>

namespace glossator::desktop {

std::vector<PageMatch> findOnPage(const Page& page, const QString& words,
                                  const std::vector<catalogue::Language>& languages)
{
    const terms::Folding folding(terms::Folding::Level::Loose);
    const QString wanted = folding.fold(words.trimmed()).text();
    std::vector<PageMatch> matches;
    if (wanted.isEmpty())
        return matches;
    for (int i = 0; i < static_cast<int>(page.entries().size()); ++i) {
        for (int piece = 0; piece < std::max(1, page.entry(i).pieces()); ++piece) {
            for (std::size_t column = 0; column < languages.size(); ++column) {
                const auto folded = folding.fold(plainTextAt(page, {i, piece}, languages[column]));
                qsizetype at = folded.text().indexOf(wanted);
                for (; at >= 0; at = folded.text().indexOf(wanted, at + wanted.size()))
                    matches.push_back(
                        {{i, piece}, static_cast<int>(column), folded.original({at, wanted.size()})});
            }
        }
    }
    return matches;
}

} // namespace glossator::desktop
