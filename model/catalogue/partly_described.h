// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue.h"

namespace glossator::catalogue {

/// Of these expansions those whose rules are not all in the catalogue, in the same order. A part of one of
/// them is not named besides.
[[nodiscard]] std::vector<Expansion> partlyDescribed(const Catalogue& catalogue,
                                                     const QStringList& expansions);

/// The boxes whose rules are all in the catalogue, in the order of the shelf; none where those of all are.
[[nodiscard]] std::vector<Expansion> whollyDescribed(const Catalogue& catalogue);

} // namespace glossator::catalogue
