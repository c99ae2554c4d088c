// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/engine/support/random_player.h"

namespace glossator::support {

using engine::Option;

Option RandomPlayer::draw(const engine::Pile& pile)
{
    std::size_t left = below(static_cast<std::size_t>(pile.size));
    std::size_t kind = 0;
    while (left >= pile.counts[kind])
        left -= pile.counts[kind++];
    return Option::draw(static_cast<engine::KindId>(kind));
}

std::optional<Option> RandomPlayer::pick(const engine::Game& game, const engine::State& state)
{
    m_options.clear();
    if (state.isOver())
        return std::nullopt;
    if (state.decision.topic == engine::Topic::DrawTile)
        return draw(state.pile);
    game.options(state, m_options);
    if (m_options.empty())
        return std::nullopt;
    return m_options[below(m_options.size())];
}

int playOut(const engine::Game& game, engine::State& state, RandomPlayer& player, engine::Listener* listener)
{
    int choices = 0;
    while (const std::optional<Option> option = player.pick(game, state)) {
        if (game.choose(state, *option, listener))
            return -1;
        ++choices;
    }
    return state.isOver() ? choices : -1;
}

} // namespace glossator::support
