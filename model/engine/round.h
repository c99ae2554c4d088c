// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace glossator::engine {

/// The rounds of scoring of a turn, in their order: what is scored in one round belongs together, and rules
/// that look at the score look at the end of a round (msg-rounds-conventional-turn). In the numbering of the
/// published order of play they are 1A, 1B, 1C, 2, 3 and 4; the last one has no fixed moment.
enum class Round : std::uint8_t {
    TurnStart,
    TileDrawn,
    TilePlaced,
    Wood,
    Features,
    TurnEnd,
    OfItsOwn ///< points that a rule gives between the others
};
inline constexpr int roundCount = 7;

} // namespace glossator::engine
