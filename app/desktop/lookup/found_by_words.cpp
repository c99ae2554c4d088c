// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lookup/found_by_words.h"

namespace glossator::desktop {

QString FoundByWords::lead(search::FoundBy::Place place)
{
    using Place = search::FoundBy::Place;
    switch (place) {
    case Place::Name:
        return tr("By the name");
    case Place::Term:
        return tr("By the term");
    case Place::Explained:
        return tr("In the rule that it explains");
    case Place::CaseTitle:
        return tr("In the case");
    case Place::Words:
        return tr("Listed under");
    case Place::Box:
        return tr("By the name of the box");
    case Place::CaseText:
        return tr("In a case that plays it");
    case Place::Translation:
        return tr("In another language");
    case Place::Note:
        return tr("In its note");
    }
    return {};
}

search::Snippet FoundByWords::line(const search::FoundBy& foundBy)
{
    const search::Snippet& found = foundBy.snippet;
    const QString head =
        lead(foundBy.place) + QStringLiteral(": ") + (found.cutBefore ? QStringLiteral("… ") : QString());
    search::Snippet result = found;
    result.text = head + found.text + (found.cutAfter ? QStringLiteral(" …") : QString());
    result.cutBefore = result.cutAfter = false;
    for (terms::Span& match : result.matches)
        match.start += head.size();
    return result;
}

} // namespace glossator::desktop
