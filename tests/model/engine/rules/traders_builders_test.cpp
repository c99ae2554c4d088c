// SPDX-License-Identifier: GPL-3.0-or-later
// Trade goods, the builder and his double turns, and the pig.
#include "tests/model/engine/rules/ruling.h"

using namespace glossator;
using rules_test::Forbidden;
using rules_test::Ruling;
using support::Story;

namespace traders_builders_test {

namespace {

const std::string box = "exp-2-traders-builders";
const support::Rules withBox{.expansions = {box}};

support::Rules reading(const std::string& name, const std::string& value)
{
    support::Rules rules = withBox;
    rules.switches = {{name, value}};
    return rules;
}

/// A road of three tiles that ends in a village in the west; it is open in the east.
const std::string road = "W -1,0; D 0,0; D 1,0";
/// A field beside three finished cities.
const std::string field = "H 0,0; E 0,-1 turn 2; E 0,1; E 1,0; E 1,-1 turn 2; U -1,0";
/// A city of two tiles with wine, open in the east.
const std::string city = "E -1,0 turn 1; traders-and-builders:15 0,0";

const std::vector<Ruling>& rulings()
{
    static const std::vector<Ruling> all{
        {"exp2-pig-four-points",
         {.rules = withBox, .tiles = field, .figures = "red f1 0,0; red pig f2 -1,0", .draws = "U"},
         "-1,-1; pass",
         "red 12: 3 cities x4"},
        {"exp2-pig-tie",
         {.rules = withBox,
          .tiles = field,
          .figures = "red f1 0,0; blue f1 1,0; red pig f2 -1,0",
          .draws = "U"},
         "-1,-1; pass",
         "red 12: 3 cities x4; blue 9: 3 cities x3"},
        {"exp2-pig-needs-majority",
         {.rules = withBox,
          .tiles = field,
          .figures = "red f1 0,0; blue f1 1,0; blue f1 0,1; red pig f2 -1,0",
          .draws = "U"},
         "-1,1; pass",
         "blue 9: 3 cities x3"},
        {"exp2-builder-no-majority",
         {.rules = withBox,
          .tiles = road,
          .figures = "red r1 0,0; blue r1 -1,0; red builder r1 1,0",
          .draws = "W; U; U"},
         "2,0; pass",
         "red 4: 4 tiles x1; blue 4: 4 tiles x1"},
        {"exp2-final-goods-fn-none", {.rules = withBox, .tiles = road, .draws = "U"}, "2,0 turn 1; pass", ""},
        {"exp2-final-goods-fn-none",
         {.rules = reading("goods-nobody-has", "everybody-scores"), .tiles = road, .draws = "U"},
         "2,0 turn 1; pass",
         "red 10: 1 bonus x10; blue 10: 1 bonus x10; red 10: 1 bonus x10; blue 10: 1 bonus x10; "
         "red 10: 1 bonus x10; blue 10: 1 bonus x10"},
    };
    return all;
}

const std::vector<Forbidden>& forbidden()
{
    static const std::vector<Forbidden> all{
        {"exp2-builder-own-meeple",
         {.rules = withBox, .tiles = road, .figures = "blue r1 0,0", .draws = "W; U"},
         "2,0",
         "+builder r3",
         "no meeple of the player stands there (exp2-builder-own-meeple)"},
        {"exp2-builder-road-or-city",
         {.rules = withBox, .tiles = road, .figures = "red f2 0,0", .draws = "D; U"},
         "2,0",
         "+builder f2",
         "figure does not stand on such a feature (exp2-builder-road-or-city)"},
        {"exp2-builder-new-tile",
         {.rules = withBox, .tiles = road, .figures = "red r1 0,0", .draws = "D; U"},
         "2,0",
         "+builder r1 1,0",
         "not on the tile just placed (base-meeple-new-tile-only, exp2-builder-new-tile)"},
        {"exp2-pig-own-farmer",
         {.rules = withBox, .tiles = road, .figures = "red f1 0,0", .draws = "D; U"},
         "2,0",
         "+pig f2",
         "no meeple of the player stands there (exp2-pig-own-farmer)"},
        {"exp2-pig-new-tile",
         {.rules = withBox, .tiles = road, .figures = "red r1 0,0", .draws = "D; U"},
         "2,0",
         "+pig r1",
         "figure does not stand on such a feature (exp2-pig-new-tile)"},
        {"exp2-builder-fn-finished-feature",
         {.rules = reading("builder-on-finished", "refused"),
          .tiles = road,
          .figures = "red r1 0,0",
          .draws = "W; U"},
         "2,0",
         "+builder r3",
         "not available (exp2-builder-fn-finished-feature, base-meeple-may-place)"},
    };
    return all;
}

class TradersBuildersScoring : public ::testing::TestWithParam<Ruling>
{
};
TEST_P(TradersBuildersScoring, givesThesePoints)
{
    rules_test::prove(GetParam());
}
INSTANTIATE_TEST_SUITE_P(Rulings, TradersBuildersScoring, ::testing::ValuesIn(rulings()),
                         rules_test::nameOf<Ruling>);

class TradersBuildersRefusals : public ::testing::TestWithParam<Forbidden>
{
};
TEST_P(TradersBuildersRefusals, areCited)
{
    rules_test::prove(GetParam());
}
INSTANTIATE_TEST_SUITE_P(Rules, TradersBuildersRefusals, ::testing::ValuesIn(forbidden()),
                         rules_test::nameOf<Forbidden>);

int tokens(const Story& story, std::string_view colour, std::string_view kind)
{
    return story.state()
        .tokens[story.game().tokenSlot(story.game().tokenKind(kind).value(), support::playerCalled(colour))];
}

TEST(TradeGoods, goToTheFinisher) // exp2-goods-finisher, -own-meeple-not-needed
{
    Story story({.rules = withBox, .tiles = city, .figures = "blue c1 0,0", .draws = "E; U"});
    story.tell("1,0 turn 3; pass");
    EXPECT_EQ(story.awards(), "blue 6: 3 tiles x2");
    EXPECT_EQ(tokens(story, "red", "wine"), 1);
    EXPECT_EQ(tokens(story, "blue", "wine"), 0);
    EXPECT_EQ(tokens(story, "nobody", "wine"), 8);
    EXPECT_TRUE(story.cited().contains("exp2-goods-own-meeple-not-needed"));
    EXPECT_FALSE(story.cited().contains("exp2-goods-unoccupied-city"));
}

TEST(Builder, bringsASecondPart) // exp2-double-trigger, exp2-double-second-part, exp2-double-no-third
{
    Story story({.rules = withBox,
                 .tiles = road,
                 .figures = "red r1 -1,0; red builder r1 1,0",
                 .draws = "U; U; U; U"});
    story.tell("2,0 turn 1; pass");
    EXPECT_EQ(story.asked(), "red place");
    EXPECT_EQ(story.state().turn.number, 20);
    EXPECT_EQ(story.state().turn.part, 1);
    story.tell("3,0 turn 1; pass");
    EXPECT_EQ(story.asked(), "blue place");
    EXPECT_TRUE(story.cited().contains("exp2-double-no-third"));
}

TEST(Builder, doesNothingOnItsOwnTileOrForOthers) // exp2-double-later-tile, exp2-double-own-tile
{
    Story story({.rules = withBox, .tiles = road, .figures = "red r1 -1,0", .draws = "U; U; U; U"});
    story.tell("2,0 turn 1; +builder r1");
    EXPECT_EQ(story.asked(), "blue place");
    story.tell("3,0 turn 1; pass");
    EXPECT_EQ(story.asked(), "red place");
    EXPECT_EQ(story.state().turn.part, 0);
    EXPECT_TRUE(story.cited().contains("exp2-double-own-tile"));
}

TEST(Builder, finishedInTheFirstPartIsNotScoredAgain) // exp2-double-finishing-tile, -builder-gone
{
    Story story({.rules = withBox,
                 .tiles = road,
                 .figures = "red r1 -1,0; red builder r1 1,0",
                 .draws = "W; E; U; U"});
    story.tell("2,0; pass; 0,-1 turn 2; pass");
    EXPECT_EQ(story.awards(), "red 4: 4 tiles x1");
    EXPECT_EQ(story.supply("red", "builder"), 1);
    EXPECT_TRUE(story.cited().contains("exp2-double-builder-gone"));
    EXPECT_TRUE(story.cited().contains("exp2-builder-returns"));
    EXPECT_FALSE(story.cited().contains("exp2-builder-last-meeple"));
}

TEST(Builder, isNotLeftAloneInAPosition)
{
    const engine::Game game = support::makeGame(withBox);
    const auto declared = engine::declare(
        game, support::positionOf({.rules = withBox, .tiles = road, .figures = "red builder r1 1,0"}, game));
    ASSERT_FALSE(declared);
    EXPECT_EQ(declared.error().front().what,
              "the builder of player 1 stands where that player has no meeple");
}

} // namespace

} // namespace traders_builders_test
