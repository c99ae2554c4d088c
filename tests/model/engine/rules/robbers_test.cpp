// SPDX-License-Identifier: GPL-3.0-or-later
// Robbers: whom they rob, of what, and whom not.
#include "tests/model/engine/rules/ruling.h"

using namespace glossator;
using rules_test::Ruling;
using support::Scene;
using support::Story;

namespace robbers_test {

namespace {

const support::Rules withRobbers{.players = 3, .expansions = {"robbers"}};

/// Red finishes Blue's road of three tiles.
Scene beforeTheRoad(const std::string& robbers, std::vector<int> scores)
{
    return {.rules = withRobbers,
            .tiles = "W -1,0; D 0,0; E 0,-1 turn 2",
            .figures = "blue r1 0,0; " + robbers,
            .draws = "W; U",
            .scores = std::move(scores)};
}

const std::vector<Ruling>& rulings()
{
    static const std::vector<Ruling> all{
        {"robber-steal-half", beforeTheRoad("red robber beside 9", {0, 9, 0}), "1,0; pass",
         "blue 3: 3 tiles x1; red 2: 1 bonus x2"},
        {"robber-steal-half", beforeTheRoad("red robber beside 9; green robber beside 9", {0, 9, 0}),
         "1,0; pass", "blue 3: 3 tiles x1; green 2: 1 bonus x2; red 2: 1 bonus x2"},
        {"robber-steal-half", beforeTheRoad("red robber beside 9", {0, 59, 0}), "1,0; pass",
         "blue 3: 3 tiles x1; red 2: 1 bonus x2"},
    };
    return all;
}

class RobberRulings : public ::testing::TestWithParam<Ruling>
{
};
TEST_P(RobberRulings, pay)
{
    rules_test::prove(GetParam());
}
INSTANTIATE_TEST_SUITE_P(Rules, RobberRulings, ::testing::ValuesIn(rulings()), rules_test::nameOf<Ruling>);

TEST(Robbers, robNobodyElsewhereAndNeverTheirOwner) // robber-steal-half
{
    Story story(beforeTheRoad("red robber beside 8; blue robber beside 9", {0, 9, 8}));
    story.tell("1,0; pass");
    EXPECT_EQ(story.awards(), "blue 3: 3 tiles x1");
}

TEST(Robbers, takeNothingOfStolenPoints) // robber-steal-not-stolen
{
    Story story(beforeTheRoad("red robber beside 9; green robber beside 20", {20, 9, 0}));
    story.tell("1,0; pass");
    EXPECT_EQ(story.points(), "red 22 blue 12 green 0");
    EXPECT_EQ(story.supply("red", "robber"), 1);
    EXPECT_EQ(story.supply("green", "robber"), 0);
}

TEST(Robbers, comeWithABag) // robber-place-next-player
{
    Story story({.rules = withRobbers,
                 .tiles = "D 0,0; E 0,-1 turn 2",
                 .figures = "blue robber beside 7",
                 .draws = "robbers:01; U",
                 .scores = {12, 7, 3}});
    story.tell("1,0");
    EXPECT_EQ(story.asked(), "red robber");
    EXPECT_EQ(story.options().size(), 3U); // Blue's space, Green's space, none
    story.tell("pass");
    EXPECT_EQ(story.asked(), "green robber");
    story.tell("pass");
    EXPECT_EQ(story.asked(), "red wood");
}

/// Each tower is scored by itself, so the robber takes its part of the first one.
TEST(Robbers, waitForNothingButTheSameFeature) // robber-steal-which
{
    Story story({.rules = {.players = 3, .expansions = {"robbers", "watchtowers"}},
                 .tiles = "watchtowers:05 -1,0; B -1,1; watchtowers:12 0,1 turn 3",
                 .figures = "red r2 -1,0; blue r2 0,1; green robber beside 4",
                 .draws = "W; U",
                 .scores = {4, 4, 0}});
    story.tell("0,0; pass");
    EXPECT_NE(story.asked(), "green rob now");
}

/// Blue's stolen points do not carry off the robber that is about to take its own part.
TEST(Robbers, onOneSpaceRobTogether) // robber-steal-not-stolen, robber-steal-half
{
    Story story({.rules = {.players = 4, .expansions = {"robbers"}},
                 .tiles = "W -1,0; D 0,0; E 0,-1 turn 2",
                 .figures = "red r1 0,0; green robber beside 9; yellow robber beside 9",
                 .draws = "W; U",
                 .scores = {9, 0, 9, 0}});
    story.tell("1,0; pass");
    EXPECT_EQ(story.points(), "red 12 blue 0 green 11 yellow 2");
    for (const engine::Event& event : story.events())
        if (const auto* moved = std::get_if<engine::FigureMoved>(&event.what)) {
            EXPECT_EQ(moved->to.kind, engine::PlaceKind::Supply) << "a robber moved along";
        }
}

} // namespace

} // namespace robbers_test
