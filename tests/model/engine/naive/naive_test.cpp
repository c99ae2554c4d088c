// SPDX-License-Identifier: GPL-3.0-or-later
// A second implementation of features and scoring agrees with the engine on random games.
#include "tests/model/engine/naive/referee.h"
#include "tests/model/engine/support/game_box.h"
#include "tests/model/engine/support/random_player.h"

#include <gtest/gtest.h>

using namespace glossator;
using support::RandomPlayer;
using support::Rules;

namespace {

constexpr int everyStepOf = 50; ///< one game in so many is compared after every choice

void followGame(const engine::Game& game, std::uint64_t seed, bool everyStep)
{
    naive::Referee referee(game);
    RandomPlayer player(seed);
    engine::State state = game.begin(&referee);
    while (const auto option = player.pick(game, state)) {
        ASSERT_FALSE(game.choose(state, *option, &referee)) << "seed " << seed;
        if (!everyStep)
            continue;
        ASSERT_EQ(referee.differenceInFeatures(state), "") << "seed " << seed;
        if (state.decision.topic == engine::Topic::DrawTile) {
            ASSERT_EQ(referee.differenceInBooks(state), "") << "seed " << seed;
        }
    }
    ASSERT_TRUE(state.isOver()) << "seed " << seed;
    ASSERT_EQ(referee.differenceInBooks(state), "") << "seed " << seed;
    if (seed % 10 == 0) {
        ASSERT_EQ(referee.differenceInFeatures(state), "") << "seed " << seed;
    }
}

class NaiveAgreement : public ::testing::TestWithParam<Rules>
{
};

TEST_P(NaiveAgreement, onRandomGames)
{
    const engine::Game game = support::makeGame(GetParam());
    const int games = std::max(1, support::gamesToPlay(24000, 1200) / 12);
    for (int seed = 1; seed <= games && !HasFatalFailure(); ++seed)
        followGame(game, static_cast<std::uint64_t>(seed), seed % everyStepOf == 0);
}

std::string nameOf(const ::testing::TestParamInfo<Rules>& info)
{
    const Rules& rules = info.param;
    return std::to_string(rules.players) + "players" + (rules.abbot ? "Abbot" : "") +
           (rules.wonders ? "Wonders" : "") + (rules.expansions.empty() ? "" : "More") + "No" +
           std::to_string(info.index);
}

// Twelve groups share the games: the base game and the abbot with 2 to 5 players, wonders on top, and inns.
const std::vector<Rules>& groups()
{
    static const std::string inns = "exp-1-inns-cathedrals";
    static const std::vector<Rules> rules{
        {2},
        {3},
        {4},
        {5},
        {2, true},
        {3, true},
        {4, true},
        {5, true},
        {3, true, true},
        {5, true, true, {{"two-wonders", "on"}}},
        {.players = 3, .expansions = {inns}},
        {.players = 6, .abbot = true, .wonders = true, .expansions = {inns, "wind-roses"}}};
    return rules;
}

INSTANTIATE_TEST_SUITE_P(Games, NaiveAgreement, ::testing::ValuesIn(groups()), nameOf);

} // namespace
