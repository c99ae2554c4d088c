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

/// A tile on the board whose arrow faces another tile.
struct FacingArrow
{
    TileId tile = none;
    Symbol symbol = Symbol::AddMeeple;
};

/// The arrows of a game's tiles, and which of them face each other's tiles.
class Arrows
{
public:
    Arrows() = default;
    explicit Arrows(const TileSet& tiles);

    /// The arrow of a kind of tile, or nothing.
    [[nodiscard]] const std::optional<Arrow>& of(KindId kind) const
    {
        return m_arrows[static_cast<std::size_t>(kind)];
    }
    /// Whether a tile lies on the square to which the arrow of a placed tile points.
    [[nodiscard]] bool facesTile(const Board& board, TileId tile) const;
    /// What a placed tile brings into play: older arrows that point to a square of it, then its own arrow if
    /// that one faces a tile (clauses ann-arrow-pointed-at, ann-arrow-points-to-neighbour).
    [[nodiscard]] std::vector<FacingArrow> broughtBy(const TileSet& tiles, const Board& board,
                                                     TileId tile) const;

private:
    void addOlder(const Board& board, Square at, std::vector<FacingArrow>& found) const;

    std::vector<std::optional<Arrow>> m_arrows; ///< by KindId
};

} // namespace glossator::engine::rules
