// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/language.h"
#include "model/search/snippet.h"

#include <QString>

namespace glossator::search {

/// Where the words stand by which something was found that has none of them where it is shown.
struct FoundBy
{
    /// The most telling one first.
    enum class Place {
        Name,        ///< another title of it
        Term,        ///< a term of which it tells first what it is
        Explained,   ///< a rule that it explains
        CaseTitle,   ///< the title of a case that plays it
        Words,       ///< words in the index of the rules, or in its id
        Box,         ///< the name of its box
        CaseText,    ///< what a case that plays it tells
        Translation, ///< its own text in another language
        Note         ///< the note of a term
    };

    Place place = Place::Words;
    Snippet snippet;
    catalogue::Language language = catalogue::Language::En; ///< of the snippet

    bool operator==(const FoundBy&) const = default;
};

/// "name", "term", "explained", "case-title", "words", "box", "case-text", "translation" or "note".
QString toString(FoundBy::Place place);

} // namespace glossator::search
