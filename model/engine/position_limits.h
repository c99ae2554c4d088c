// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/position.h"

namespace glossator::engine {

/// Numbers, players and places of a position that no game has, whatever lies on its board.
[[nodiscard]] std::vector<PositionFault> limitFaults(const Game& game, const Position& position);

} // namespace glossator::engine
