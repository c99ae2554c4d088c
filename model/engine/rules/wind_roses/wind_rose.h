// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/board.h"

#include <optional>
#include <string_view>

namespace glossator::engine::rules {

/// A quarter of the landscape around a wind rose.
enum class Quadrant : std::uint8_t { NorthEast, SouthEast, SouthWest, NorthWest };

/// The quadrant that a tile names by its mark, "wind-rose:NE"; a whole rose names none.
[[nodiscard]] std::optional<Quadrant> quadrantNamed(const TileKind& kind);
/// Whether a wind rose, or a quarter of one, is drawn on the tile.
[[nodiscard]] bool showsWindRose(const TileKind& kind);

/// The whole wind rose that divides the landscape. Its directions are those of its tile as it lies.
struct WindRose
{
    Square square;
    Turn turn = 0;
    bool isBlue = false;

    /// A square in its row or column lies in two quadrants.
    [[nodiscard]] bool isIn(Quadrant quadrant, Square of) const;
    [[nodiscard]] bool isOnAxis(Square of) const { return of.x == square.x || of.y == square.y; }
};

} // namespace glossator::engine::rules
