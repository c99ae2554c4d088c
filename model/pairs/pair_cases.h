// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue.h"
#include "model/pairs/subject.h"

namespace glossator::pairs {

/// Ids of the cases whose words name both of a pair, at most so many; those first whose title does. They let
/// see what the engine makes of the two. `known` ones are left out.
[[nodiscard]] QStringList casesNamingBoth(const catalogue::Catalogue& catalogue, const PairId& pair,
                                          const QStringList& known, int most);

/// Ids of the cases in which both play a part without being named, at most so many; those first that are
/// about little else. `one` and `other` are the ids of the clauses about each of the two.
[[nodiscard]] QStringList casesPlayingBoth(const catalogue::Catalogue& catalogue, const PairId& pair,
                                           const QStringList& one, const QStringList& other,
                                           const QStringList& known, int most);

} // namespace glossator::pairs
