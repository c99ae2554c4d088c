// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/model/engine/naive/landscape.h"

namespace glossator::naive {

/// A figure on a printed feature.
struct Standing
{
    int owner = 0;
    Part part;
    int strength = 1;
    auto operator<=>(const Standing&) const = default;
};

/// What a city, road, monastery or garden is worth; half as much for a city that is not finished. Inns and
/// cathedrals count only by their own rules.
int worthOf(const Patch& patch, bool finished, bool withInns);
/// Three for each finished city beside the field.
int fieldWorth(const Landscape& landscape, const Patch& field);
/// The players with the most strength on the patch; nobody when it is empty.
std::vector<int> winnersOn(const Patch& patch, const std::vector<Standing>& figures);
/// Finished roads, cities, monasteries and gardens on these tiles and around them.
std::vector<Patch> finishedBy(const Landscape& landscape, const std::vector<int>& tiles);

} // namespace glossator::naive
