// SPDX-License-Identifier: GPL-3.0-or-later
// Shrines: where they may lie, and who wins a challenge.
#include "model/engine/play.h"
#include "tests/model/engine/rules/ruling.h"

using namespace glossator;
using support::Scene;
using support::Story;

namespace shrines_test {

namespace {

/// Two buildings side by side: a shrine with one square empty around it, and a monastery with one or more.
Scene challenge(const std::string& more, const std::string& draws)
{
    support::Rules rules;
    rules.expansions = {"exp-6-count-king-robber"};
    return {.rules = rules,
            .tiles = "U -1,0 turn 1; D 0,0; U 1,0 turn 1; V 2,0 turn 1; E -1,1 turn 3; cult-shrines:01 0,1; "
                     "B 1,1; E 2,1 turn 1; N -1,2 turn 2; E 0,2 turn 2" +
                     more,
            .figures = "red m 0,1; blue m 1,1",
            .draws = draws};
}

TEST(Shrines, sendTheMonkHomeWhenTheyAreFirst) // exp6-challenge-first, exp6-challenge-loser
{
    Story story(challenge("", "E; V; V"));
    story.tell("1,2 turn 2; pass");
    EXPECT_EQ(story.awards(), "red 9: 1 monastery x1, 8 around x1");
    EXPECT_EQ(story.supply("red"), 7);
    EXPECT_EQ(story.supply("blue"), 7);
}

TEST(Shrines, andMonasteryAreBothScoredByOneTile) // exp6-challenge-both
{
    Story story(challenge("; N 2,2 turn 1", "E; V; V"));
    story.tell("1,2 turn 2; pass");
    EXPECT_EQ(story.points(), "red 9 blue 9");
    EXPECT_FALSE(story.cited().contains("exp6-challenge-loser"));
}

TEST(Shrines, haveHeretics) // exp6-shrine-heretic
{
    const Story story(challenge("", "E; V"));
    const engine::State& state = story.state();
    for (std::size_t i = 0; i < state.figures.size(); ++i)
        if (state.figures[i].place.kind == engine::PlaceKind::OnFeature) {
            const auto id = static_cast<engine::FigureId>(i);
            EXPECT_EQ(engine::roleOf(story.game(), state, id),
                      state.figures[i].owner == 0 ? "heretic" : "monk");
        }
}

TEST(Shrines, keepAwayFromSeveralMonasteries) // exp6-shrine-one-monastery, exp6-shrine-one-shrine
{
    support::Rules rules;
    rules.expansions = {"exp-6-count-king-robber"};
    Story shrine({.rules = rules,
                  .tiles = "U -1,0 turn 1; D 0,0; U 1,0 turn 1; B -1,1; B 1,1",
                  .figures = {},
                  .draws = "cult-shrines:01; E"});
    EXPECT_EQ(shrine.attempt("0,1"), "not available (exp6-shrine-one-monastery)");
    EXPECT_TRUE(shrine.isOffered("2,1"));
    Story monastery({.rules = rules,
                     .tiles = "U -1,0 turn 1; D 0,0; U 1,0 turn 1; cult-shrines:01 -1,1; "
                              "cult-shrines:02 1,1 turn 1",
                     .figures = {},
                     .draws = "B; E"});
    EXPECT_EQ(monastery.attempt("0,1"), "not available (exp6-shrine-one-shrine)");
    EXPECT_TRUE(monastery.isOffered("-1,-1"));
}

TEST(Shrines, leaveTheNeighboursOfOlderBuildingsAlone) // exp6-open-second-shrine
{
    support::Rules rules;
    rules.expansions = {"exp-6-count-king-robber"};
    const std::string tiles = "B 0,0; cult-shrines:01 -1,0; E 1,0 turn 2";
    Story shrine({.rules = rules, .tiles = tiles, .figures = {}, .draws = "cult-shrines:02; E"});
    EXPECT_EQ(shrine.attempt("0,1 turn 2"),
              "not available (exp6-open-second-shrine, exp6-shrine-one-monastery)");
    EXPECT_TRUE(shrine.isOffered("2,0 turn 1"));
    Story monastery({.rules = rules, .tiles = tiles, .figures = {}, .draws = "B; E"});
    EXPECT_EQ(monastery.attempt("-1,1"), "not available (exp6-open-second-shrine, exp6-shrine-one-shrine)");
}

} // namespace

} // namespace shrines_test
