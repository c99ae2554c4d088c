// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/game.h"

#include <random>

namespace glossator::support {

/// Chooses by chance, the same for the same seed everywhere: a tile as from a shuffled pile, anything
/// else with the same likelihood for each option.
class RandomPlayer
{
public:
    explicit RandomPlayer(std::uint64_t seed) : m_random(seed) {}

    /// A number from 0 to limit - 1.
    std::size_t below(std::size_t limit) { return static_cast<std::size_t>(m_random() % limit); }
    /// A choice for the state's decision; nothing when there is none to make.
    std::optional<engine::Option> pick(const engine::Game& game, const engine::State& state);
    /// The options that the last pick was made from; empty for a draw.
    [[nodiscard]] const engine::Options& lastOptions() const { return m_options; }

private:
    engine::Option draw(const engine::Pile& pile);

    std::mt19937_64 m_random;
    engine::Options m_options;
};

/// Plays to the end; returns the number of choices, or -1 when the game stopped before its end.
int playOut(const engine::Game& game, engine::State& state, RandomPlayer& player,
            engine::Listener* listener = nullptr);

} // namespace glossator::support
