// SPDX-License-Identifier: GPL-3.0-or-later
// Games per CPU-second in random play, without listeners unless said. One iteration is one whole game, drawn
// from another seed each time; "games/s" counts CPU time.
#include "tests/model/engine/support/game_box.h"
#include "tests/model/engine/support/random_player.h"

#include <benchmark/benchmark.h>

using namespace glossator;
using support::Rules;

namespace {

void playGames(benchmark::State& bench, const Rules& rules, engine::Listener* listener = nullptr)
{
    const engine::Game game = support::makeGame(rules);
    std::uint64_t seed = 0;
    std::int64_t choices = 0;
    for ([[maybe_unused]] auto _ : bench) {
        support::RandomPlayer player(++seed);
        engine::State state = game.begin(listener);
        choices += support::playOut(game, state, player, listener);
        benchmark::DoNotOptimize(state);
    }
    using benchmark::Counter;
    bench.counters["games/s"] = Counter(static_cast<double>(bench.iterations()), Counter::kIsRate);
    bench.counters["choices"] = Counter(static_cast<double>(choices), Counter::kAvgIterations);
}

void baseGame(benchmark::State& bench)
{
    playGames(bench, {static_cast<int>(bench.range(0))});
}
BENCHMARK(baseGame)->Arg(2)->Arg(5)->Unit(benchmark::kMicrosecond);

void withAbbot(benchmark::State& bench)
{
    playGames(bench, {2, true});
}
BENCHMARK(withAbbot)->Unit(benchmark::kMicrosecond);

/// The first choices of games, in which hardly anybody reaches the pairs: what rules cost that have nothing
/// to do.
void playOpenings(benchmark::State& bench, const support::Rules& rules)
{
    constexpr int choices = 30;
    const engine::Game game = support::makeGame(rules);
    const engine::State begun = game.begin();
    std::uint64_t seed = 0;
    for ([[maybe_unused]] auto _ : bench) {
        support::RandomPlayer player(++seed);
        engine::State state = begun;
        for (int i = 0; i < choices; ++i)
            if (const auto option = player.pick(game, state))
                benchmark::DoNotOptimize(game.choose(state, *option));
    }
    using benchmark::Counter;
    bench.counters["openings/s"] = Counter(static_cast<double>(bench.iterations()), Counter::kIsRate);
}

void baseOpening(benchmark::State& bench)
{
    playOpenings(bench, {2});
}
BENCHMARK(baseOpening)->Unit(benchmark::kMicrosecond);

void wondersIdle(benchmark::State& bench)
{
    support::Rules rules{2};
    rules.wonders = true;
    playOpenings(bench, rules);
}
BENCHMARK(wondersIdle)->Unit(benchmark::kMicrosecond);

void wondersActive(benchmark::State& bench)
{
    playGames(bench, {2, false, true});
}
BENCHMARK(wondersActive)->Unit(benchmark::kMicrosecond);

void allActiveTwoWonders(benchmark::State& bench)
{
    playGames(bench, {5, true, true, {{"two-wonders", "on"}}});
}
BENCHMARK(allActiveTwoWonders)->Unit(benchmark::kMicrosecond);

/// Every event is built with its citations and then dropped.
void baseGameHeard(benchmark::State& bench)
{
    struct Deaf : engine::Listener
    {
        void hear(const engine::State&, const engine::Event& event) override
        {
            benchmark::DoNotOptimize(&event);
        }
    } deaf;
    playGames(bench, {2}, &deaf);
}
BENCHMARK(baseGameHeard)->Unit(benchmark::kMicrosecond);

/// The same numbers from the same source and nothing else: what the player who plays by chance costs.
void referenceRandomNumbers(benchmark::State& bench)
{
    std::uint64_t seed = 0;
    for ([[maybe_unused]] auto _ : bench) {
        support::RandomPlayer player(++seed);
        std::size_t sum = 0;
        for (std::size_t i = 1; i <= 213; ++i)
            sum += player.below(i);
        benchmark::DoNotOptimize(sum);
    }
}
BENCHMARK(referenceRandomNumbers)->Unit(benchmark::kMicrosecond);

} // namespace
