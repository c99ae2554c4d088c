// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/game.h"

#include <cstdint>

namespace glossator::cli {

/// What came out of one game that was played by chance.
struct RandomGame
{
    std::uint64_t seed = 0;
    std::vector<int> scores;     ///< points by seat
    std::vector<int> winners;    ///< seats
    int plies = 0;               ///< tiles that a player was to place
    std::int64_t placements = 0; ///< ways to place them, added up
    int decisions = 0;           ///< of players; draws are none
    std::int64_t options = 0;    ///< at the decisions, added up
    int discards = 0;            ///< tiles that left the game because they fitted nowhere
    std::uint64_t hash = 0;      ///< of the final state
    bool ended = false;          ///< false when the engine stopped before the end
};

/// Plays one game from its start; the same game and seed give the same result everywhere.
[[nodiscard]] RandomGame playByChance(const engine::Game& game, std::uint64_t seed);

} // namespace glossator::cli
