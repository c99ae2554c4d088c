// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/rules/wind_roses/wind_rose.h"

#include <algorithm>
#include <array>

namespace glossator::engine::rules {

namespace {

constexpr std::string_view prefix = "wind-rose:";

constexpr std::array<std::string_view, 4> names{"NE", "SE", "SW", "NW"};

/// What follows the prefix in the tile's mark, if it has one.
std::string_view directionsOn(const TileKind& kind)
{
    for (const std::string& mark : kind.marks)
        if (mark.starts_with(prefix))
            return std::string_view(mark).substr(prefix.size());
    return {};
}

} // namespace

std::optional<Quadrant> quadrantNamed(const TileKind& kind)
{
    const auto found = std::find(names.begin(), names.end(), directionsOn(kind));
    if (found == names.end())
        return std::nullopt;
    return static_cast<Quadrant>(found - names.begin());
}

bool showsWindRose(const TileKind& kind)
{
    return !directionsOn(kind).empty();
}

bool WindRose::isIn(Quadrant quadrant, Square of) const
{
    const Square onTable{static_cast<std::int16_t>(of.x - square.x),
                         static_cast<std::int16_t>(of.y - square.y)};
    const Square offset = turned(onTable, static_cast<Turn>((4 - turn) & 3));
    const bool east = quadrant == Quadrant::NorthEast || quadrant == Quadrant::SouthEast;
    const bool north = quadrant == Quadrant::NorthEast || quadrant == Quadrant::NorthWest;
    return (east ? offset.x >= 0 : offset.x <= 0) && (north ? offset.y <= 0 : offset.y >= 0);
}

} // namespace glossator::engine::rules
