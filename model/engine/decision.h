// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/ids.h"

namespace glossator::engine {

/// What a decision is about.
enum class Topic : std::uint8_t {
    Nothing,
    DrawTile,
    PlaceTile,
    Wood,      ///< placing figures, or what may be done instead
    ScoreWith, ///< which scoring figure moves
    PayWith,   ///< which scoring figure pays, and then which one receives
    OfModule   ///< a question of a rule module's own: Decision::module and code say which
};

/// Where the game stops: who decides about what. Its options are told by Game::options.
struct Decision
{
    Topic topic = Topic::Nothing;
    Player who = nobody;     ///< theTable for chance
    std::uint8_t module = 0; ///< for OfModule: which module asks
    std::uint8_t code = 0;   ///< for OfModule: the module's own number of the question
    bool operator==(const Decision&) const = default;
};

} // namespace glossator::engine
