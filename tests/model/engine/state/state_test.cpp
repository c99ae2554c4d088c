// SPDX-License-Identifier: GPL-3.0-or-later
// A state is a value: earlier ones stay as they were, and the same choices give the same state again.
#include "tests/model/engine/support/game_box.h"
#include "tests/model/engine/support/random_player.h"

#include <gtest/gtest.h>
#include <unordered_map>

using namespace glossator;
using engine::hashOf;
using engine::Option;
using engine::State;

namespace {

struct Record
{
    std::vector<State> states; ///< before each choice, and at the end
    std::vector<Option> choices;
};

Record record(const engine::Game& game, std::uint64_t seed)
{
    Record run;
    support::RandomPlayer player(seed);
    run.states.push_back(game.begin());
    while (const auto option = player.pick(game, run.states.back())) {
        State next = run.states.back();
        EXPECT_FALSE(game.choose(next, *option));
        run.choices.push_back(*option);
        run.states.push_back(std::move(next));
    }
    return run;
}

const std::vector<support::Rules>& allRules()
{
    static const std::vector<support::Rules> rules{
        {2},
        {3, true},
        {4, true, true},
        {6, true, true, {{"two-wonders", "on"}, {"wonder-effect-from", "placement"}}}};
    return rules;
}

TEST(State, isTheSameWhenItsChoicesAreRepeated)
{
    for (const support::Rules& rules : allRules())
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const engine::Game game = support::makeGame(rules);
            const Record run = record(game, seed);
            State again = game.begin();
            for (std::size_t i = 0; i < run.choices.size(); ++i) {
                ASSERT_TRUE(again == run.states[i]) << "seed " << seed << " choice " << i;
                ASSERT_EQ(hashOf(again), hashOf(run.states[i]));
                ASSERT_FALSE(game.choose(again, run.choices[i]));
            }
            EXPECT_TRUE(again == run.states.back());
        }
}

TEST(State, isTheSameInAnotherGameOfTheSameSetup)
{
    const Record run = record(support::makeGame({4, true, true}), 3);
    const engine::Game other = support::makeGame({4, true, true});
    State again = other.begin();
    for (const Option& choice : run.choices)
        ASSERT_FALSE(other.choose(again, choice));
    EXPECT_TRUE(again == run.states.back());
}

TEST(State, canBePlayedOnFromAnyEarlierMoment)
{
    const engine::Game game = support::makeGame({3, true, true});
    const Record run = record(game, 7);
    for (std::size_t back = 0; back < run.choices.size(); back += 17) {
        State undone = run.states[back];
        for (std::size_t i = back; i < run.choices.size(); ++i)
            ASSERT_FALSE(game.choose(undone, run.choices[i]));
        EXPECT_TRUE(undone == run.states.back()) << "from choice " << back;
    }
}

TEST(State, doesNotChangeWhenAnotherCopyIsPlayed)
{
    const engine::Game game = support::makeGame({3, true, true});
    const Record run = record(game, 11);
    const State& middle = run.states[run.states.size() / 2];
    const State kept = middle;
    State played = middle;
    support::RandomPlayer player(5);
    EXPECT_GE(support::playOut(game, played, player), 0);
    EXPECT_TRUE(kept == middle);
    EXPECT_FALSE(kept == played);
}

TEST(State, hashesDifferentStatesDifferently)
{
    const engine::Game game = support::makeGame({4, true, true});
    std::unordered_map<std::size_t, const State*> seen;
    std::vector<Record> runs;
    for (std::uint64_t seed = 1; seed <= 20; ++seed)
        runs.push_back(record(game, seed));
    for (const Record& run : runs)
        for (const State& state : run.states) {
            const auto [entry, isNew] = seen.emplace(hashOf(state), &state);
            ASSERT_TRUE(isNew || *entry->second == state) << "two different states share a hash";
        }
    EXPECT_GT(seen.size(), 3000U);
}

TEST(State, isTheSameWhoeverListens)
{
    struct Nobody : engine::Listener
    {
        void hear(const State&, const engine::Event&) override {}
    } nobody;
    const engine::Game game = support::makeGame({4, true, true});
    support::RandomPlayer one(9);
    support::RandomPlayer other(9);
    State silent = game.begin();
    State heard = game.begin(&nobody);
    ASSERT_GE(support::playOut(game, silent, one), 0);
    ASSERT_GE(support::playOut(game, heard, other, &nobody), 0);
    EXPECT_TRUE(silent == heard);
}

} // namespace
