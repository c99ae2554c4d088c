// SPDX-License-Identifier: GPL-3.0-or-later
// The abbey that fills a hole, and the mayor whose strength is that of the pennants.
#include "tests/model/engine/rules/ruling.h"

using namespace glossator;
using support::Scene;
using support::Story;

namespace abbey_mayor_test {

namespace {

/// A hole at 1,1 where a road, a city and fields end.
Scene hole(const std::string& figures, const std::string& draws, std::vector<std::string> more = {})
{
    support::Rules rules;
    rules.expansions = {"exp-5-abbey-mayor"};
    rules.expansions.insert(rules.expansions.end(), more.begin(), more.end());
    return {.rules = rules,
            .tiles = "W -1,0; D 0,0; V 1,0; U 2,0; E 0,1 turn 1; U 2,1; E 0,2 turn 2; E 1,2 turn 2",
            .figures = figures,
            .draws = draws};
}

TEST(Abbey, isOfferedInPlaceOfADraw) // exp5-abbey-instead-of-drawing
{
    Story story(hole({}, "U; V"));
    EXPECT_EQ(story.asked(), "red abbey");
    story.tell("pass");
    EXPECT_EQ(story.asked(), "red place");
    Story other(hole({}, "U; V"));
    other.tell("pick abbey");
    EXPECT_EQ(other.options().size(), 1U) << "only the hole";
    other.tell("1,1; pass");
    EXPECT_EQ(other.asked(), "blue place") << "no hole is left for Blue's abbey";
}

TEST(Abbey, endsWhatItMeets) // exp5-abbey-ends-features
{
    Story story(hole("red r1 0,0; blue c1 0,1", "U; V"));
    story.tell("pick abbey; 1,1; +m");
    EXPECT_EQ(story.awards(), "red 3: 3 tiles x1; blue 2: 1 tiles x2");
}

TEST(Abbey, bringsNoDoubleTurn) // exp2-double-abbey
{
    Story story(hole("red r1 0,0; red builder r1 1,0", "U; V", {"exp-2-traders-builders"}));
    story.tell("pick abbey; 1,1; pass");
    EXPECT_EQ(story.asked(), "blue place");
    EXPECT_TRUE(story.cited().contains("exp2-double-abbey"));
}

TEST(Abbey, mayComeAfterTheLastTile) // exp5-abbey-after-last-tile
{
    Story story(hole({}, "U"));
    story.tell("pass; -2,0 turn 1; pass");
    EXPECT_EQ(story.asked(), "blue abbey");
    story.tell("pass");
    EXPECT_EQ(story.asked(), "red abbey");
    story.tell("pass");
    EXPECT_TRUE(story.state().isOver());
}

TEST(Abbey, bringsNoTurnWhereItIsLeft) // exp5-abbey-after-last-tile
{
    Story story(hole("blue c1 0,2; fairy with c1 0,2", "U", {"fairy"}));
    story.tell("pass; -2,0 turn 1; pass; pass");
    EXPECT_EQ(story.asked(), "red abbey");
    EXPECT_EQ(story.awards(), "") << "Blue had no turn, and no point for the fairy at its start";
    EXPECT_FALSE(story.cited().contains("exp5-abbey-after-last-tile"));
    Story other(hole("blue c1 0,2; fairy with c1 0,2", "U", {"fairy"}));
    other.tell("pass; -2,0 turn 1; pass; pick abbey");
    EXPECT_EQ(other.asked(), "blue place") << "not about the abbey again";
    EXPECT_EQ(other.awards(), "blue 1: 1 bonus x1");
    EXPECT_TRUE(other.cited().contains("exp5-abbey-after-last-tile"));
}

TEST(Abbey, isTheTileOfASecondPartWhenThePileIsEmpty) // exp2-double-trigger, exp5-abbey-instead-of-drawing
{
    Story story(hole("red r1 2,0; red builder r1 2,1", "U", {"exp-2-traders-builders"}));
    story.tell("pass; 2,2; pass");
    EXPECT_EQ(story.asked(), "red abbey");
    story.tell("pick abbey; 1,1; pass");
    EXPECT_TRUE(story.state().isOver());
    Story other(hole("red r1 2,0; red builder r1 2,1", "U", {"exp-2-traders-builders"}));
    other.tell("pass; 2,2; pass; pass");
    EXPECT_EQ(other.asked(), "blue abbey") << "Red leaves the second part, and keeps the abbey";
    other.tell("pass");
    EXPECT_EQ(other.asked(), "red abbey");
}

TEST(Abbey, isOfferedOnceInEachPart) // exp5-abbey-instead-of-drawing
{
    support::Rules rules;
    rules.expansions = {"exp-5-abbey-mayor"};
    Story story({.rules = rules,
                 .tiles = "B 0,0; B 1,0; B 2,0; E 0,1 turn 1; E 2,1 turn 3; B 0,2; E 1,2",
                 .figures = {},
                 .draws = "C; U; U"});
    story.tell("pass");
    EXPECT_EQ(story.asked(), "red place") << "the first tile fits nowhere, and another one is drawn";
    EXPECT_EQ(story.state().turn.tilesDrawn, 2);
}

TEST(Mayor, isAsStrongAsTheCityHasPennants) // exp5-mayor-strength, exp5-mayor-no-pennant
{
    support::Rules rules;
    rules.expansions = {"exp-5-abbey-mayor"};
    Story strong({.rules = rules,
                  .tiles = "E -1,0 turn 1; F 0,0; F 1,0",
                  .figures = "red mayor c1 0,0; blue c1 1,0",
                  .draws = "E; V"});
    strong.tell("2,0 turn 3; pass");
    EXPECT_EQ(strong.awards(), "red 12: 4 tiles x2, 2 pennants x2");
    Story weak(
        {.rules = rules, .tiles = "E -1,0 turn 1; G 0,0", .figures = "red mayor c1 0,0", .draws = "E; V"});
    weak.tell("1,0 turn 3; pass");
    EXPECT_EQ(weak.awards(), "");
    EXPECT_EQ(weak.supply("red", "mayor"), 1);
}

} // namespace

} // namespace abbey_mayor_test
