// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/random_game.h"

#include <span>

namespace glossator::cli {

/// The means of many random games, to compare engines with each other.
struct PlaySummary
{
    std::size_t games = 0;
    std::vector<double> meanPoints; ///< by seat
    double pliesAGame = 0;
    double optionsAPly = 0;      ///< distinct ways to place the drawn tile
    double optionsADecision = 0; ///< at any decision of a player
    double discardsAGame = 0;
    std::uint64_t hash = 0; ///< of the final states of all games in their order

    [[nodiscard]] static PlaySummary of(std::span<const RandomGame> games);
};

} // namespace glossator::cli
