// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/random_game.h"

#include "app/cli/random_player.h"

namespace glossator::cli {

namespace {

/// Notes what is told by events alone: discarded tiles and the winners.
class Notes : public engine::Listener
{
public:
    explicit Notes(RandomGame& result) : m_result(result) {}

    void hear(const engine::State&, const engine::Event& event) override
    {
        if (std::holds_alternative<engine::TileDiscarded>(event.what))
            ++m_result.discards;
        if (const auto* ended = std::get_if<engine::GameEnded>(&event.what))
            m_result.winners.assign(ended->winners.begin(), ended->winners.end());
    }

private:
    RandomGame& m_result;
};

/// One decision: counts its options and gives a choice, or nothing where there is none.
std::optional<engine::Option> decide(const engine::Game& game, const engine::State& state,
                                     RandomPlayer& player, RandomGame& result)
{
    if (state.decision.topic == engine::Topic::DrawTile && state.pile.size > 0)
        return player.draw(state.pile);
    engine::Options options;
    game.options(state, options);
    if (options.empty())
        return std::nullopt;
    const auto count = static_cast<std::int64_t>(options.size());
    ++result.decisions;
    result.options += count;
    if (state.decision.topic == engine::Topic::PlaceTile) {
        ++result.plies;
        result.placements += count;
    }
    return player.pick(options);
}

} // namespace

RandomGame playByChance(const engine::Game& game, std::uint64_t seed)
{
    RandomGame result;
    result.seed = seed;
    RandomPlayer player(seed);
    Notes notes(result);
    engine::State state = game.begin(&notes);
    while (!state.isOver()) {
        const auto option = decide(game, state, player, result);
        if (!option || game.choose(state, *option, &notes))
            break;
    }
    result.ended = state.isOver();
    result.hash = engine::hashOf(state);
    for (int seat = 0; seat < game.players(); ++seat)
        result.scores.push_back(state.points(static_cast<engine::Player>(seat)));
    return result;
}

} // namespace glossator::cli
