// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/game.h"

#include <array>

namespace glossator::engine::rules {

/// The eight wonders, in the order in which their effects are looked at.
enum class Wonder : std::uint8_t {
    NotreDame,
    Stonehenge,
    CircusMaximus,
    Alhambra,
    AbuSimbel,
    Tikal,
    AngkorWat,
    TerracottaArmy
};
inline constexpr int wonderCount = 8;

/// Whether a wonder came with the first of the two sets.
[[nodiscard]] constexpr bool isOfFirstSet(Wonder wonder)
{
    return wonder <= Wonder::Alhambra;
}

/// Tile kind ids by Wonder.
inline constexpr std::array<std::string_view, wonderCount> wonderTileIds{
    "wonder:notre_dame", "wonder:stonehenge", "wonder:circus_maximus", "wonder:alhambra",
    "wonder:abu_simbel", "wonder:tikal",      "wonder:angkor_wat",     "wonder:terracotta_army"};

/// The fields of the Circus Maximus that a differently cut copy joins: our example, as nobody tells which
/// (woh-clar-cutting-variation).
inline constexpr std::array<std::string_view, 2> cutFields{"f1", "f2"};

/// Where a wonder of this game lies and whose it is. Everything is read off the board and the tiles
/// aside; nothing is remembered.
class WonderLookup
{
public:
    WonderLookup() { m_kinds.fill(none); }
    explicit WonderLookup(const TileSet& tiles);

    [[nodiscard]] bool isWonder(KindId kind) const { return wonderOf(kind).has_value(); }
    /// How many wonders the boxes of the game hold.
    [[nodiscard]] int countKinds() const;
    /// Whether a tile aside is a wonder that can be chosen.
    [[nodiscard]] bool isDisplayed(const TileAside& tile) const
    {
        return tile.place.kind == PlaceKind::Display && isWonder(tile.kind);
    }
    /// Whether a wonder lies on the board, or a player has one or a tile that was kept.
    [[nodiscard]] bool isAnyGained(const State& state) const;
    /// Whether no wonder is left to be chosen.
    [[nodiscard]] bool isDisplayEmpty(const State& state) const;
    [[nodiscard]] std::optional<Wonder> wonderOf(KindId kind) const;
    [[nodiscard]] KindId kindOf(Wonder wonder) const { return m_kinds[static_cast<std::size_t>(wonder)]; }
    /// The wonder's tile on the board, or none.
    [[nodiscard]] TileId tileOf(const State& state, Wonder wonder) const;
    /// The special area of a wonder tile on the board.
    [[nodiscard]] FeatureId areaOf(const TileSet& tiles, const State& state, TileId tile) const;
    /// The player whose marker stands on the wonder, or nobody.
    [[nodiscard]] Player ownerOf(const TileSet& tiles, const State& state, Wonder wonder) const;
    /// How many wonders on the board are marked by the player.
    [[nodiscard]] int countOf(const TileSet& tiles, const State& state, Player player) const;
    /// How many wonders wait in front of the player.
    [[nodiscard]] int countWaiting(const State& state, Player player) const;
    /// Whether a wonder waits in front of anybody.
    [[nodiscard]] bool isAnyWaiting(const State& state) const;
    /// Whether the tile placed in this turn is a wonder.
    [[nodiscard]] bool isOnNewTile(const State& state) const
    {
        return state.turn.newTile != none && isWonder(state.board.tile(state.turn.newTile).kind);
    }
    /// Index in State::aside of the first wonder that waits in front of the player, or none.
    [[nodiscard]] std::int16_t waitingFor(const State& state, Player player) const
    {
        for (std::size_t i = 0; i < state.aside.size(); ++i)
            if (waitsFor(state.aside[i], player))
                return static_cast<std::int16_t>(i);
        return none;
    }

private:
    /// What else a player keeps aside is no wonder.
    [[nodiscard]] bool waitsFor(const TileAside& tile, Player player) const
    {
        return tile.place.player == player && isWonder(tile.kind);
    }

    std::array<KindId, wonderCount> m_kinds;
};

} // namespace glossator::engine::rules
