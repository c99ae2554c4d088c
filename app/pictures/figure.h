// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace glossator::pictures {

/// The wooden figures that are drawn.
enum class Figure : std::uint8_t {
    Meeple,
    LargeMeeple,
    Abbot,
    Mayor,
    Builder,
    Pig,
    Shepherd,
    Ringmaster,
    Robber,
    Fairy,
    BigTop,
    Messenger,
    Phantom
};
inline constexpr int figureCount = static_cast<int>(Figure::Phantom) + 1;

/// Of a standing meeple, in squares of the board.
inline constexpr double figureHeight = 0.36;

/// Standing: a knight, highwayman or monk. Lying: a farmer. UpsideDown: the figure marks something.
enum class Pose : std::uint8_t { Standing, Lying, UpsideDown };

/// Players are counted from 0; each has a colour and a mark of its own.
inline constexpr int playerCount = 6;
/// In place of a player: figures that are nobody's have a colour and no mark.
inline constexpr int noPlayer = -1;

} // namespace glossator::pictures
