// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/result.h"

namespace glossator::search {

/// A document that matches a query, before its texts are read.
struct Hit
{
    qint64 document = 0;
    ResultKind kind = ResultKind::Clause;
    QString id;
    catalogue::Language language = catalogue::Language::En;
    Match match = Match::Text;
    qsizetype missing =
        0;            ///< letters or words of the title beyond the query, or words of the query that it lacks
    double score = 0; ///< greater is better
};

} // namespace glossator::search
