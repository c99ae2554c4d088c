// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/result.h"

#include <optional>

namespace glossator::search {

/// A thing that matches a query, before its texts are read.
struct Hit
{
    int thing = 0; ///< search_document.thing
    catalogue::Language language = catalogue::Language::En;
    Match match = Match::Text;
    qsizetype missing =
        0;            ///< letters or words of the title beyond the query, or words of the query that it lacks
    double score = 0; ///< greater is better
    bool isByOtherName = false; ///< found by a name that is not the preferred one
    /// Of the title that it was found by, where it is shown in another language.
    std::optional<catalogue::Language> named{};
};

} // namespace glossator::search
