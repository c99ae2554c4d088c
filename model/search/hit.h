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
        0; ///< letters of the title that the query leaves open, or words it has in vain; less is better
    double score = 0; ///< greater is better
};

} // namespace glossator::search
