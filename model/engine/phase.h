// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace glossator::engine {

/// The named part of a turn, or the final scoring, in which the game is.
enum class Phase : std::uint8_t { Setup, Start, Draw, Place, Wood, Score, End, Final, Over };

/// What all texts that people write call the phases, in their order: cases, and the order of play.
inline constexpr std::array<std::string_view, 9> phaseNames{"setup", "start", "draw",  "place", "wood",
                                                            "score", "end",   "final", "over"};

[[nodiscard]] constexpr std::string_view nameOf(Phase phase)
{
    return phaseNames.at(static_cast<std::size_t>(phase));
}

} // namespace glossator::engine
