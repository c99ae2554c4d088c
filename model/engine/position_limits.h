// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/position.h"

namespace glossator::engine {

// Numbers that no game goes beyond, for whoever reads positions as well.
inline constexpr int farthestSquare = 500; ///< along either axis from the origin
inline constexpr int highestScore = 9999;
inline constexpr int lastTurn = 9999;
inline constexpr int lastTrackSpace = 49;

[[nodiscard]] constexpr bool isTooFar(int x, int y)
{
    return x < -farthestSquare || x > farthestSquare || y < -farthestSquare || y > farthestSquare;
}
/// What is told of a square that is too far, and what would be right.
[[nodiscard]] std::string tooFar();
[[nodiscard]] std::string nearEnough();

/// Numbers, players and places of a position that no game has, whatever lies on its board.
[[nodiscard]] std::vector<PositionFault> limitFaults(const Game& game, const Position& position);

} // namespace glossator::engine
