// SPDX-License-Identifier: GPL-3.0-or-later
// The Wheel of Fortune: the sectors, the crown spaces, and when the points come.
#include "model/engine/play.h"
#include "tests/model/engine/rules/ruling.h"

using namespace glossator;
using rules_test::Forbidden;
using rules_test::Ruling;
using support::Scene;
using support::Story;

namespace wheel_test {

namespace {

const support::Rules withWheel{.expansions = {"wheel-of-fortune"}};
const support::Rules byCity{.switches = {{"wheel-taxes", "each-city"}}, .expansions = {"wheel-of-fortune"}};
const support::Rules withWonders{.wonders = true, .expansions = {"wheel-of-fortune"}};

const std::string board = "wheel:board 0,0";
/// A finished city in the north, an open one with a pennant in the west, a monastery in the east.
const std::string land = board + "; E 2,-1 turn 2; F -1,1; B 4,0";

/// The pig begins on Fortune unless the figures say otherwise.
Scene drawing(const std::string& tile, const std::string& figures, const support::Rules& rules = withWheel)
{
    return {.rules = rules, .tiles = land, .figures = figures, .draws = "wheel:" + tile + "; U; U"};
}

const std::vector<Ruling>& rulings()
{
    static const std::vector<Ruling> all{
        {"wheel-fortune-active", drawing("03", "pink-pig storm 0,0"), "", "red 3: 1 bonus x3"},
        {"wheel-taxes-knights", drawing("01", "blue c4 0,1"), "", "blue 2: 1 pennants x1, 1 figures x1"},
        {"wheel-taxes-fn-several-knights", drawing("01", "blue c4 0,1; blue c1 -1,1"), "",
         "blue 6: 2 pennants x1, 4 figures x1"},
        {"wheel-taxes-fn-several-knights", drawing("01", "blue c4 0,1; blue c1 -1,1", byCity), "",
         "blue 3: 1 pennants x1, 2 figures x1"},
        {"wheel-taxes-knights", drawing("01", "blue f1 0,0; red m 4,0"), "", ""},
        {"wheel-famine-farmers", drawing("02", "blue f1 0,0; red f4 0,0"), "", "blue 1: 1 cities x1"},
        {"wheel-storm-supply", drawing("03", "blue f1 0,0; red f4 0,0; red m 4,0"), "",
         "red 5: 5 figures x1; blue 6: 6 figures x1"},
        {"wheel-inquisition-monks", drawing("02", "pink-pig famine 0,0; red m 4,0; blue f1 0,0"), "",
         "red 2: 1 figures x2"},
        {"wheel-crown-only-one", drawing("02", "blue famine 0,0"), "", "blue 3: 1 figures x3"},
        {"wheel-crown-both", drawing("01", "blue taxes 0,0; red taxes 0,0"), "",
         "red 3: 1 figures x3; blue 3: 1 figures x3"},
        {"wheel-crown-alone", drawing("01", "blue taxes 0,0; blue famine 0,0"), "", "blue 6: 1 figures x6"},
    };
    return all;
}

const std::vector<Forbidden>& forbidden()
{
    static const std::vector<Forbidden> all{
        {"wheel-crown-one-each", drawing("01", "blue famine 0,0"), "4,1 turn 1", "+famine 0,0",
         "feature occupied (wheel-crown-one-each)"},
        {"wheel-plague-not-crown", drawing("02", "pink-pig storm 0,0; red c4 0,1; red m 4,0; red famine 0,0"),
         "", "capture red famine 0,0", "not available (wheel-plague-not-crown)"},
    };
    return all;
}

} // namespace

class WheelRuling : public ::testing::TestWithParam<Ruling>
{
};
TEST_P(WheelRuling, pays)
{
    rules_test::prove(GetParam());
}
INSTANTIATE_TEST_SUITE_P(Clauses, WheelRuling, ::testing::ValuesIn(rulings()), rules_test::nameOf<Ruling>);

class WheelForbids : public ::testing::TestWithParam<Forbidden>
{
};
TEST_P(WheelForbids, withAReason)
{
    rules_test::prove(GetParam());
}
INSTANTIATE_TEST_SUITE_P(Clauses, WheelForbids, ::testing::ValuesIn(forbidden()),
                         rules_test::nameOf<Forbidden>);

TEST(Wheel, takesNoLargeTileForAWonder) // wheel-setup-board
{
    Story story({.rules = withWonders,
                 .tiles = board + "; U 1,-1",
                 .figures = "red home; red home",
                 .aside = "stonehenge before red; tikal display",
                 .draws = "U; U"});
    story.tell("0,-3");
    EXPECT_TRUE(story.isOffered("+plague 0,0"));
    story.tell("+c1 2,-3");
    EXPECT_FALSE(story.isOffered("+plague 0,0"));
    EXPECT_TRUE(story.attempt("+plague 0,0").starts_with("the step is used up (wheel-crown-instead"));
    EXPECT_TRUE(story.cited().contains("woh-x-wheel-no-crown"));
}

TEST(Wheel, turnsBeforeADrawnTileIsKept) // wheel-draw-first, wheel-draw-order, woh-abu-simbel-two-choices
{
    Story story({.rules = withWonders,
                 .tiles = board + "; U 1,-1; abu_simbel 1,-5",
                 .figures = "red home; red home; red w 1,-4; pink-pig storm 0,0; blue fortune 0,0",
                 .draws = "wheel:03; wheel:01; U; U"});
    EXPECT_EQ(story.asked(), "red tile");
    EXPECT_EQ(story.awards(), "red 3: 1 bonus x3; blue 3: 1 figures x3") << "of the first tile";
    EXPECT_EQ(story.supply("blue", "meeple"), 6);
}

TEST(Wheel, losesOneMeepleEachToThePlague) // wheel-plague-one, wheel-plague-fn-order
{
    Story story(drawing("02", "pink-pig storm 0,0; red c4 0,1; red m 4,0; blue f1 0,0"));
    EXPECT_EQ(story.asked(), "red plague");
    story.tell("capture red m 4,0");
    EXPECT_EQ(story.supply("red"), 6);
    EXPECT_EQ(story.supply("blue"), 7);
    EXPECT_EQ(story.asked(), "red place");
}

TEST(Wheel, bringsAMeepleHomeFromItsCrownSpace) // wheel-crown-return, wheel-landing-only
{
    Story story(drawing("02", "blue famine 0,0; blue taxes 0,0"));
    EXPECT_EQ(story.supply("blue"), 6);
    EXPECT_EQ(story.points(), "red 0 blue 3");
}

/// Clauses about the markers of wonders are told of nobody else who stands on an area.
TEST(Wheel, takesNoMeepleOnACrownForAMarker) // woh-x-exp4-marker-safe, woh-x-exp10-marker-no-circus-points
{
    const std::string figures = "blue famine 0,0; red c4 0,1";
    const auto told = [](const Scene& scene, const std::string& moves) {
        Story story(scene);
        story.tell(moves);
        std::string found;
        for (const std::string& clause : story.cited())
            if (clause.starts_with("woh-") || clause == "watch-count-fn-marker" ||
                clause == "exp10-fn-wonder-one-tile")
                found += clause + " ";
        return found;
    };
    EXPECT_EQ(told({.rules = {.expansions = {"wheel-of-fortune", "exp-4-tower"}},
                    .tiles = land + "; tower:02 4,3",
                    .figures = figures,
                    .draws = "V; U"},
                   "5,3 turn 2; put tower-piece 4,3; pass"),
              "");
    EXPECT_EQ(told({.rules = {.expansions = {"wheel-of-fortune", "exp-10-big-top"}},
                    .tiles = land + "; under-the-big-top:10 4,3",
                    .figures = figures + "; big-top on 4,3",
                    .cards = "bear token",
                    .draws = "under-the-big-top:11; U"},
                   "5,3 turn 2; pass"),
              "");
}

} // namespace wheel_test
