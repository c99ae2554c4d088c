// SPDX-License-Identifier: GPL-3.0-or-later
// What single questions to the engine cost, on states from the middle of random games.
#include "model/engine/position.h"
#include "tests/model/engine/support/game_box.h"
#include "tests/model/engine/support/random_player.h"

#include <benchmark/benchmark.h>
#include <cstring>

using namespace glossator;
using engine::State;
using engine::Topic;

namespace {

constexpr int halfway = 36; ///< tiles on the board

/// States of different games in which a tile is to be placed, with half the tiles on the board.
std::vector<State> halfwayStates(const engine::Game& game)
{
    std::vector<State> states;
    for (std::uint64_t seed = 1; seed <= 64; ++seed) {
        support::RandomPlayer player(seed);
        State state = game.begin();
        while (!(state.decision.topic == Topic::PlaceTile && state.board.tiles().size() >= halfway))
            if (const auto option = player.pick(game, state); !option || game.choose(state, *option))
                break;
        states.push_back(std::move(state));
    }
    return states;
}

template <class Work>
void overStates(benchmark::State& bench, const support::Rules& rules, Work&& work)
{
    const engine::Game game = support::makeGame(rules);
    const std::vector<State> states = halfwayStates(game);
    std::size_t i = 0;
    for (auto _ : bench)
        work(game, states[i++ % states.size()]);
}

/// All placements of the tile in hand.
void placementQuery(benchmark::State& bench)
{
    engine::Options options;
    overStates(bench, {2}, [&](const engine::Game& game, const State& state) {
        options.clear();
        game.options(state, options);
        benchmark::DoNotOptimize(options.data());
    });
}
BENCHMARK(placementQuery)->Unit(benchmark::kMicrosecond);

/// Whether one placement is allowed, and if not, why.
void refusalQuery(benchmark::State& bench)
{
    overStates(bench, {2}, [&](const engine::Game& game, const State& state) {
        const engine::FrontierSquare& edge = state.board.frontier().front();
        benchmark::DoNotOptimize(
            game.refusal(state, engine::Option::placeTile(state.turn.tileInHand, {edge.square, 0})));
    });
}
BENCHMARK(refusalQuery)->Unit(benchmark::kMicrosecond);

/// All placements of a tile of five squares.
void largePlacementQuery(benchmark::State& bench)
{
    overStates(bench, {2, false, true}, [&](const engine::Game& game, const State& state) {
        const engine::KindId kind = game.tiles().find("wonder:alhambra").value();
        int count = 0;
        state.board.forEachPlacement(game.tiles(), kind, [&](const engine::Placement&) { ++count; });
        benchmark::DoNotOptimize(count);
    });
}
BENCHMARK(largePlacementQuery)->Unit(benchmark::kMicrosecond);

std::size_t bytesOf(const State& state)
{
    return state.board.tiles().size_bytes() + state.board.features().size_bytes() +
           state.board.frontier().size_bytes() + state.figures.size() * sizeof(engine::Figure) +
           sizeof(State);
}

void copyState(benchmark::State& bench)
{
    double bytes = 0;
    overStates(bench, {2}, [&](const engine::Game&, const State& state) {
        State copy = state;
        bytes = static_cast<double>(bytesOf(copy));
        benchmark::DoNotOptimize(copy);
    });
    bench.counters["bytes without grid"] = bytes;
}
BENCHMARK(copyState)->Unit(benchmark::kMicrosecond);

/// Copying into a state that has been used before, as an undo list or a search does.
void copyStateOverAnother(benchmark::State& bench)
{
    State copy;
    overStates(bench, {2}, [&](const engine::Game&, const State& state) {
        copy = state;
        benchmark::DoNotOptimize(copy);
    });
}
BENCHMARK(copyStateOverAnother)->Unit(benchmark::kMicrosecond);

/// What copying as many bytes in one piece costs.
void referenceCopyBytes(benchmark::State& bench)
{
    std::vector<char> from;
    std::vector<char> to;
    overStates(bench, {2}, [&](const engine::Game&, const State& state) {
        from.resize(bytesOf(state));
        to.resize(from.size());
        std::memcpy(to.data(), from.data(), from.size());
        benchmark::DoNotOptimize(to.data());
    });
}
BENCHMARK(referenceCopyBytes)->Unit(benchmark::kMicrosecond);

void compareEqualStates(benchmark::State& bench)
{
    const engine::Game game = support::makeGame({2});
    const std::vector<State> states = halfwayStates(game);
    const std::vector<State> copies = states;
    std::size_t i = 0;
    for (auto _ : bench) {
        benchmark::DoNotOptimize(states[i] == copies[i]);
        i = (i + 1) % states.size();
    }
}
BENCHMARK(compareEqualStates)->Unit(benchmark::kMicrosecond);

void hashState(benchmark::State& bench)
{
    overStates(bench, {2}, [&](const engine::Game&, const State& state) {
        benchmark::DoNotOptimize(engine::hashOf(state));
    });
}
BENCHMARK(hashState)->Unit(benchmark::kMicrosecond);

/// A position as a case declares it: the tiles of a state, named.
void declarePosition(benchmark::State& bench)
{
    const engine::Game game = support::makeGame({2});
    std::vector<engine::Position> positions;
    for (const State& state : halfwayStates(game)) {
        engine::Position position;
        for (const engine::PlacedTile& tile : state.board.tiles())
            position.tiles.push_back({game.tiles()[tile.kind].kind.id, tile.square, tile.turn});
        positions.push_back(std::move(position));
    }
    std::size_t i = 0;
    for (auto _ : bench)
        benchmark::DoNotOptimize(engine::declare(game, positions[i++ % positions.size()]));
}
BENCHMARK(declarePosition)->Unit(benchmark::kMicrosecond);

} // namespace
