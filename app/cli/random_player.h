// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/game.h"

#include <random>

namespace glossator::cli {

/// Chooses by chance: a tile as from a shuffled pile, anything else with the same likelihood for each
/// option. The same seed gives the same choices on every machine.
class RandomPlayer
{
public:
    explicit RandomPlayer(std::uint64_t seed) : m_random(seed) {}

    /// A number from 0 to limit - 1, each equally likely; `limit` is at least 1.
    [[nodiscard]] std::uint64_t below(std::uint64_t limit);
    /// A tile of the pile, which is not empty.
    [[nodiscard]] engine::Option draw(const engine::Pile& pile);
    /// One of the options, of which there is one at least.
    [[nodiscard]] const engine::Option& pick(const engine::Options& options);

private:
    std::mt19937_64 m_random;
};

} // namespace glossator::cli
