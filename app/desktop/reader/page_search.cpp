// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/page_search.h"

#include "model/terms/folded_text.h"
#include "model/terms/folding.h"

#include <algorithm>

namespace glossator::desktop {

namespace {

/// One sign for those that keyboards have in the place of others: each takes the room of one.
QString withPlainSigns(QString text)
{
    constexpr QStringView apostrophes = u"\u2018\u2019\u02BC\u2032";
    constexpr QStringView quotes = u"\u201C\u201D\u201E\u00AB\u00BB";
    constexpr QStringView dashes = u"\u2010\u2011\u2012\u2013\u2014\u2212";
    for (QChar& sign : text)
        if (apostrophes.contains(sign))
            sign = u'\'';
        else if (quotes.contains(sign))
            sign = u'"';
        else if (dashes.contains(sign))
            sign = u'-';
        else if (sign == u'\u00A0')
            sign = u' ';
    return text;
}

} // namespace

std::vector<PageMatch> findOnPage(const Page& page, const QString& words,
                                  const std::vector<catalogue::Language>& languages)
{
    const terms::Folding folding(terms::Folding::Level::Loose);
    const QString wanted = withPlainSigns(folding.fold(words.trimmed()).text());
    std::vector<PageMatch> matches;
    if (wanted.isEmpty())
        return matches;
    for (int i = 0; i < static_cast<int>(page.entries().size()); ++i) {
        for (int piece = 0; piece < std::max(1, page.entry(i).pieces()); ++piece) {
            for (std::size_t column = 0; column < languages.size(); ++column) {
                const auto folded = folding.fold(plainTextAt(page, {i, piece}, languages[column]));
                const QString text = withPlainSigns(folded.text());
                qsizetype at = text.indexOf(wanted);
                for (; at >= 0; at = text.indexOf(wanted, at + wanted.size()))
                    matches.push_back(
                        {{i, piece}, static_cast<int>(column), folded.original({at, wanted.size()})});
            }
        }
    }
    return matches;
}

} // namespace glossator::desktop
