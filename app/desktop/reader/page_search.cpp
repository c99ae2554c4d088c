// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/page_search.h"

#include "model/terms/sought_words.h"

#include <algorithm>

namespace glossator::desktop {

std::vector<PageMatch> findOnPage(const Page& page, const QString& words,
                                  const std::vector<catalogue::Language>& languages,
                                  const terms::WordFamilies& families)
{
    std::vector<PageMatch> matches;
    const terms::SoughtWords wanted(words, families);
    if (wanted.isEmpty())
        return matches;
    for (int i = 0; i < static_cast<int>(page.entries().size()); ++i)
        for (int piece = 0; piece < std::max(1, page.entry(i).pieces()); ++piece)
            for (std::size_t column = 0; column < languages.size(); ++column)
                for (const terms::Span& span : wanted.in(plainTextAt(page, {i, piece}, languages[column])))
                    matches.push_back({{i, piece}, static_cast<int>(column), span});
    return matches;
}

} // namespace glossator::desktop
