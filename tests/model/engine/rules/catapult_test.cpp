// SPDX-License-Identifier: GPL-3.0-or-later
// The Catapult: who throws, what a throw brings, and whom it cannot reach.
#include "model/engine/play.h"
#include "tests/model/engine/rules/ruling.h"

using namespace glossator;
using rules_test::Forbidden;
using rules_test::Ruling;
using support::Scene;
using support::Story;

namespace catapult_test {

namespace {

const support::Rules withCatapult{.players = 3, .expansions = {"exp-7-catapult"}};
const support::Rules withWonders{.wonders = true, .expansions = {"exp-7-catapult"}};

/// Red places a fair beside the landscape and does nothing else.
Scene fair(const std::string& figures = "", const support::Rules& rules = withCatapult)
{
    return {
        .rules = rules, .tiles = "D 0,0; W -1,0; B 0,1", .figures = figures, .draws = "catapult:06; U; U"};
}

const std::string thrown = "1,1; pass; ";

const std::vector<Ruling>& rulings()
{
    static const std::vector<Ruling> all{
        {"exp7-target-closest", fair(), thrown + "answer target; answer farther; answer farther",
         "red 5: 1 bonus x5"},
        {"exp7-target-closest", fair(), thrown + "answer target; answer as close; answer closer",
         "green 5: 1 bonus x5"},
        {"exp7-target-tie", fair(), thrown + "answer target; answer closer; answer as close",
         "blue 5: 1 bonus x5; green 5: 1 bonus x5"},
        {"exp7-catch-caught", fair(), thrown + "answer catch; answer caught", "blue 5: 1 bonus x5"},
        {"exp7-catch-missed", fair(), thrown + "answer catch; answer missed", "red 5: 1 bonus x5"},
        {"exp7-catch-short", fair(), thrown + "answer catch; answer caught; answer missed; answer short",
         "blue 5: 1 bonus x5; blue 5: 1 bonus x5; red 5: 1 bonus x5"},
        {"exp7-knockout-hit", fair("blue c1 0,0"), thrown + "answer knock-out; capture blue c1 0,0", ""},
    };
    return all;
}

/// Blue's wonder with its marker, and a knight in it.
Scene besideAWonder()
{
    return {.rules = withWonders,
            .tiles = "W -1,0; D 0,0; U 1,0 turn 1; stonehenge 2,0",
            .figures = "blue w 2,0; blue home; blue home; blue c1 4,0",
            .draws = "catapult:06; U"};
}

const std::vector<Forbidden>& forbidden()
{
    static const std::vector<Forbidden> all{
        {"woh-x-exp7-knockout-not-marker", besideAWonder(), "0,1; pass; answer knock-out",
         "capture blue w 2,0", "not available (woh-x-exp7-knockout-not-marker)"},
        {"woh-x-exp7-seduction-not-marker", besideAWonder(), "0,1; pass; answer seduction",
         "capture blue w 2,0", "not available (woh-x-exp7-seduction-not-marker)"},
    };
    return all;
}

} // namespace

class CatapultRuling : public ::testing::TestWithParam<Ruling>
{
};
TEST_P(CatapultRuling, pays)
{
    rules_test::prove(GetParam());
}
INSTANTIATE_TEST_SUITE_P(Clauses, CatapultRuling, ::testing::ValuesIn(rulings()), rules_test::nameOf<Ruling>);

class CatapultForbids : public ::testing::TestWithParam<Forbidden>
{
};
TEST_P(CatapultForbids, withAReason)
{
    rules_test::prove(GetParam());
}
INSTANTIATE_TEST_SUITE_P(Clauses, CatapultForbids, ::testing::ValuesIn(forbidden()),
                         rules_test::nameOf<Forbidden>);

TEST(Catapult, letsEverybodyThrowInTurn) // exp7-round-same-token, exp7-knockout-several
{
    Story story(fair("blue c1 0,0; red m 0,1; green f1 -1,0"));
    story.tell(thrown + "answer knock-out; capture blue c1 0,0; capture red m 0,1; pass");
    EXPECT_EQ(story.asked(), "blue who is hit");
    story.tell("capture green f1 -1,0");
    EXPECT_EQ(story.asked(), "blue place"); // nobody is left to be hit, and Blue's turn has begun
    EXPECT_EQ(story.supply("green"), 7);
}

TEST(Catapult, asksNobodyWithoutAFair) // exp7-round-after-turn
{
    Story story({.rules = withCatapult, .tiles = "catapult:06 0,1; D 0,0", .draws = "U; U"});
    story.tell("1,1; pass");
    EXPECT_EQ(story.asked(), "blue place");
}

TEST(Catapult, putsAMeepleInThePlaceOfTheNearest) // exp7-seduction-nearest, exp7-seduction-home
{
    Story story(fair("blue c1 0,0"));
    story.tell(thrown + "answer seduction; capture blue c1 0,0");
    EXPECT_EQ(story.asked(), "red seduction");
    EXPECT_EQ(story.options().size(), 2U);
    engine::State after = story.state();
    ASSERT_FALSE(story.game().choose(after, story.options().front()));
    const engine::FeatureId city = after.board.tile(0).firstFeature;
    const auto shares = engine::sharesOf(story.game(), after, city);
    ASSERT_EQ(shares.size(), 1U);
    EXPECT_EQ(shares.front().player, 0);
    EXPECT_NE(engine::findInSupply(after, 1, 0), engine::none);
}

/// A pyramid is built of normal meeples, so nobody else takes the place of an acrobat.
TEST(Catapult, exchangesAnAcrobatForANormalMeepleOnly) // exp10-acrobat-fn-normal-meeples
{
    Story story({.rules = {.expansions = {"exp-7-catapult", "exp-10-big-top"}},
                 .tiles = "D 0,0; under-the-big-top:03 1,0; B 0,1",
                 .figures = "blue on 1,0",
                 .draws = "catapult:06; U; U"});
    story.tell("0,2; pass; answer seduction; capture blue on 1,0");
    EXPECT_EQ(story.options().size(), 2U); // Red's meeple, or none
}

TEST(Catapult, exchangesWhoeverStandsOnATower) // exp7-seduction-nearest
{
    Story story({.rules = {.expansions = {"exp-7-catapult", "exp-4-tower", "exp-1-inns-cathedrals"}},
                 .tiles = "D 0,0; tower:02 0,1",
                 .figures = "blue on 0,1",
                 .piles = "tower-piece 0,1 1",
                 .draws = "catapult:06; U; U"});
    story.tell("0,2; pass; answer seduction; capture blue on 0,1");
    EXPECT_EQ(story.options().size(), 3U); // Red's meeple, the large one, or none
}

} // namespace catapult_test
