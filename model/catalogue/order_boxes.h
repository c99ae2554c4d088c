// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue.h"

namespace glossator::catalogue {

/// How much of an order of play is told.
enum class OrderDepth : std::uint8_t {
    Acts, ///< what is done
    More  ///< and what else is said about it
};

/// The expansions that clauses of an order of play are of, in the order of the shelf: a legend of their
/// codes.
[[nodiscard]] std::vector<Expansion> boxesOf(const Catalogue& catalogue, const std::vector<OrderStep>& steps,
                                             OrderDepth depth);

} // namespace glossator::catalogue
