// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/tile_kind.h"

#include <array>
#include <optional>

namespace glossator::tiles {

/// Where on its square a feature lies. The winds go around from the north.
enum class FeatureSide : std::uint8_t {
    Middle,
    North,
    NorthNorthEast,
    NorthEast,
    EastNorthEast,
    East,
    EastSouthEast,
    SouthEast,
    SouthSouthEast,
    South,
    SouthSouthWest,
    SouthWest,
    WestSouthWest,
    West,
    WestNorthWest,
    NorthWest,
    NorthNorthWest,
    NorthEastCorner,
    SouthEastCorner,
    SouthWestCorner,
    NorthWestCorner,
    NorthToSouth,
    WestToEast,
    First, ///< no side tells it apart: the first in the tile's data
    Second,
    Third,
    Last
};

/// The features that reach the edges of a square, turned as it lies.
using SquareLanes = std::array<std::array<std::int8_t, 3>, 4>;

/// By what players tell a feature from others of its kind: its side of the square. Nothing where the square
/// has no other. Of a tile of one square, `square` is 0.
[[nodiscard]] std::optional<FeatureSide> spotOf(const engine::TileKind& tile, std::size_t feature,
                                                std::size_t square, const SquareLanes& lanes);

/// The same among all features of a tile that is not turned.
[[nodiscard]] std::optional<FeatureSide> spotOf(const engine::TileKind& tile, std::size_t feature);

/// The side that one becomes when the tile is turned.
[[nodiscard]] FeatureSide turned(FeatureSide side, engine::Turn turn);

/// Whether a tile has no other feature of the kind.
[[nodiscard]] bool isOnlyOfItsKind(const engine::TileKind& tile, std::size_t feature);

} // namespace glossator::tiles
