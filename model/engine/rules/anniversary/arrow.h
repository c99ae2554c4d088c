// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/game.h"

#include <optional>

namespace glossator::engine::rules {

/// What an arrow of the anniversary tiles gives to who activates it.
enum class Symbol : std::uint8_t { AddMeeple, PlaceMeeple, ExtraTurn };

/// The arrow on a kind of tile: its symbol, and the side to which it points on the unturned tile.
struct Arrow
{
    Symbol symbol = Symbol::AddMeeple;
    Side side = Side::North;
};

/// Read off the marks of a tile kind, "arrow:add-meeple:E"; nothing where it has no arrow.
[[nodiscard]] std::optional<Arrow> arrowOf(const TileKind& kind);
/// The square in front of the arrow of a tile that lies on the board.
[[nodiscard]] Square squareAhead(const PlacedTile& placed, const Arrow& arrow);

} // namespace glossator::engine::rules
