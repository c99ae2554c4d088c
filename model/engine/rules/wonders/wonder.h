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

/// Whether no wonder is left to be chosen.
[[nodiscard]] bool isDisplayEmpty(const State& state);

/// Where a wonder of this game lies and whose it is. Everything is read off the board and the tiles
/// aside; nothing is remembered.
class WonderLookup
{
public:
    WonderLookup() = default;
    explicit WonderLookup(const TileSet& tiles);

    [[nodiscard]] bool isWonder(KindId kind) const { return wonderOf(kind).has_value(); }
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
    /// Index in State::aside of a wonder that waits in front of the player, or none.
    [[nodiscard]] std::int16_t waitingFor(const State& state, Player player) const;

private:
    std::array<KindId, wonderCount> m_kinds{};
};

} // namespace glossator::engine::rules
