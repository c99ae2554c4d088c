// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace glossator::engine {

using Player = std::int8_t;      ///< seat at the table, 0 to 5
using KindId = std::int16_t;     ///< a tile kind of the game's TileSet
using TileId = std::int16_t;     ///< a tile on the board, in order of placement
using FeatureId = std::int16_t;  ///< a printed feature of a tile on the board
using FigureId = std::int16_t;   ///< a wooden figure of the game
using FigureKind = std::uint8_t; ///< a figure kind of the game
using TokenKind = std::uint8_t;  ///< a token kind of the game

inline constexpr Player nobody = -1;
/// The table itself decides what chance decides: which tile is drawn.
inline constexpr Player theTable = -2;
inline constexpr std::int16_t none = -1;
inline constexpr int maxPlayers = 6;

} // namespace glossator::engine
