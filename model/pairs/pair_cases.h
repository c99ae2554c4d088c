// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue.h"
#include "model/pairs/subject.h"

namespace glossator::pairs {

/// Ids of cases about two things: they let see what the engine makes of the two.
struct PairCases
{
    QStringList naming; ///< the words of each name both; those first whose title does
    QStringList others; ///< both play a part in each; those first that are about little else
};

/// As many as `most` in each list. `one` and `other` are the ids of the clauses about each of the two.
[[nodiscard]] PairCases casesAboutBoth(const catalogue::Catalogue& catalogue, const PairId& pair,
                                       const QStringList& one, const QStringList& other, int most);

} // namespace glossator::pairs
