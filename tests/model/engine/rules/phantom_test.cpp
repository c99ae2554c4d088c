// SPDX-License-Identifier: GPL-3.0-or-later
// The phantom: a second figure on the new tile; and the hall of Darmstadt.
#include "tests/model/engine/rules/ruling.h"

using namespace glossator;
using support::Scene;
using support::Story;

namespace phantom_test {

namespace {

Scene withPhantom()
{
    support::Rules rules;
    rules.expansions = {"phantom"};
    return {.rules = rules, .tiles = "W -1,0; D 0,0", .figures = {}, .draws = "K; V"};
}

TEST(Phantom, followsAMeepleToAnotherFeature) // phan-second-figure, phan-other-feature
{
    Story story(withPhantom());
    story.tell("1,0; +c1");
    EXPECT_EQ(story.asked(), "red wood");
    EXPECT_EQ(story.attempt("+r1"), "the step is used up (phan-second-figure)");
    EXPECT_EQ(story.attempt("+phantom c1"),
              "feature occupied (base-meeple-feature-unoccupied, phan-other-feature)");
    story.tell("+phantom r1");
    EXPECT_EQ(story.asked(), "blue place");
    EXPECT_EQ(story.supply("red"), 6);
    EXPECT_EQ(story.supply("red", "phantom"), 0);
}

TEST(Phantom, isFollowedByNobody) // phan-alone
{
    Story story(withPhantom());
    story.tell("1,0; +phantom c1");
    EXPECT_EQ(story.asked(), "blue place");
}

/// Red lays Notre-Dame beside a field with a monastery.
Story ontoAWonder()
{
    support::Rules rules;
    rules.expansions = {"wonders-of-humanity", "phantom"};
    Story story({.rules = rules,
                 .tiles = "B 0,0",
                 .figures = "red home; red home; blue beside 15; blue beside 15",
                 .aside = "notre_dame before red; tikal display",
                 .draws = "E; U; V"});
    story.tell("0,1 turn 0");
    return story;
}

TEST(Phantom, followsBothMeeplesOfAWonder) // woh-x-general-after-placement
{
    Story story = ontoAWonder();
    story.tell("+c1; +r1");
    EXPECT_EQ(story.asked(), "red wood");
    EXPECT_FALSE(story.isOffered("+r2")) << "no third meeple";
    story.tell("+phantom r2");
    EXPECT_EQ(story.asked(), "blue place");
    EXPECT_TRUE(story.cited().contains("woh-x-general-after-placement"));
    EXPECT_FALSE(story.cited().contains("woh-x-general-allowed-figures"));
    EXPECT_FALSE(story.cited().contains("phan-alone"));
}

TEST(Phantom, isNoneOfTheMeeplesOfAWonder) // woh-x-general-after-placement, phan-alone
{
    Story one = ontoAWonder();
    one.tell("+c1; +phantom r1");
    EXPECT_EQ(one.asked(), "blue place") << "the step of the meeples is over";
    EXPECT_FALSE(one.cited().contains("woh-x-general-allowed-figures"));
    EXPECT_FALSE(one.cited().contains("phan-alone"));
    Story none = ontoAWonder();
    none.tell("+phantom r1");
    EXPECT_EQ(none.asked(), "blue place");
    EXPECT_TRUE(none.cited().contains("phan-alone"));
}

TEST(Darmstadt, itsHallMakesAFinishedCityWorthMore) // darm-hall-three-points
{
    support::Rules rules;
    rules.expansions = {"darmstadt"};
    Story story({.rules = rules,
                 .tiles = "E -1,0 turn 1; darmstadt-promo:01 0,0; E 0,-1 turn 2; E 0,1",
                 .figures = "red c1 -1,0; blue c1 0,1",
                 .draws = "E; V"});
    story.tell("1,0 turn 3; pass");
    EXPECT_EQ(story.points(), "red 13 blue 13");
}

} // namespace

} // namespace phantom_test
