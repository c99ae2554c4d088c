// SPDX-License-Identifier: GPL-3.0-or-later
// The fairy: where she goes, what she brings, and when she brings nothing.
#include "tests/model/engine/rules/ruling.h"

using namespace glossator;
using rules_test::Forbidden;
using rules_test::Ruling;
using support::Story;

namespace fairy_test {

namespace {

const support::Rules withFairy{.expansions = {"fairy"}};
const support::Rules withAbbot{.abbot = true, .expansions = {"fairy"}};
const support::Rules withWonders{.wonders = true, .expansions = {"fairy"}};

/// A road of three tiles that ends in a village in the west; it is open in the east.
const std::string road = "W -1,0; D 0,0; D 1,0";

const std::vector<Ruling>& rulings()
{
    static const std::vector<Ruling> all{
        {"exp3-fairy-start-point",
         {.rules = withFairy, .tiles = road, .figures = "red r1 0,0; fairy with r1 0,0", .draws = "E"},
         "0,-1 turn 2; pass",
         "red 1: 1 bonus x1; red 3: 3 tiles x1; red 3: 1 bonus x3"},
        {"exp3-fairy-three-points",
         {.rules = withFairy,
          .tiles = road,
          .figures = "blue r1 0,0; fairy with r1 0,0",
          .draws = "W; E; E; E"},
         "2,0; pass",
         "blue 4: 4 tiles x1; blue 3: 1 bonus x3"},
        {"exp3-fairy-no-majority-needed",
         {.rules = withFairy,
          .tiles = road,
          .figures = "blue r1 0,0; blue r1 -1,0; red r1 1,0; fairy with r1 1,0",
          .draws = "W; E; E"},
         "2,0; pass",
         "red 1: 1 bonus x1; blue 4: 4 tiles x1; red 3: 1 bonus x3"},
        {"exp3-fairy-any-feature",
         {.rules = withFairy,
          .tiles = "D 0,0",
          .figures = "blue c1 0,0; fairy with c1 0,0",
          .draws = "E; E; E"},
         "0,-1 turn 2; pass",
         "blue 4: 2 tiles x2; blue 3: 1 bonus x3"},
        {"exp3-fairy-final-scoring",
         {.rules = withFairy, .tiles = road, .figures = "blue f1 0,0; fairy with f1 0,0", .draws = "V"},
         "2,0; pass",
         "blue 0; blue 3: 1 bonus x3"},
        {"exp3-fairy-move-before-scoring",
         {.rules = withFairy, .tiles = road, .figures = "red r1 0,0", .draws = "W; E; E"},
         "2,0; fairy r1 0,0",
         "red 4: 4 tiles x1; red 3: 1 bonus x3"},
        {"exp3-fairy-unassigned",
         {.rules = withFairy, .tiles = road, .figures = "red r1 0,0; fairy on 0,0", .draws = "W; E; E"},
         "2,0; pass",
         "red 4: 4 tiles x1"},
        {"exp3-fairy-unassigned",
         {.rules = withFairy, .tiles = road, .figures = "red c1 0,0; fairy on 0,0", .draws = "V; E; E"},
         "2,0; pass",
         ""},
        {"exp3-fairy-no-meeple",
         {.rules = withFairy, .tiles = road, .figures = "fairy on 0,0", .draws = "W; E; E"},
         "2,0; +r3",
         "red 4: 4 tiles x1"},
    };
    return all;
}

const std::vector<Forbidden>& forbidden()
{
    static const std::vector<Forbidden> all{
        {"exp3-fairy-beside-meeple",
         {.rules = withFairy, .tiles = road, .figures = "blue r1 0,0", .draws = "E; E"},
         "0,-1 turn 2",
         "fairy r1 0,0",
         "not yours (base-meeple-may-place, exp3-fairy-beside-meeple)"},
        {"woh-x-exp3-fairy-not-marker",
         {.rules = withWonders,
          .tiles = road + "; stonehenge 2,0",
          .figures = "red w 2,0; red home; red home",
          .draws = "E; E"},
         "0,-1 turn 2",
         "fairy w 2,0",
         "not available (base-meeple-may-place, exp3-fairy-beside-meeple, woh-x-exp3-fairy-not-marker)"},
    };
    return all;
}

class FairyScoring : public ::testing::TestWithParam<Ruling>
{
};
TEST_P(FairyScoring, givesThesePoints)
{
    rules_test::prove(GetParam());
}
INSTANTIATE_TEST_SUITE_P(Rulings, FairyScoring, ::testing::ValuesIn(rulings()), rules_test::nameOf<Ruling>);

class FairyRefusals : public ::testing::TestWithParam<Forbidden>
{
};
TEST_P(FairyRefusals, areCited)
{
    rules_test::prove(GetParam());
}
INSTANTIATE_TEST_SUITE_P(Rules, FairyRefusals, ::testing::ValuesIn(forbidden()),
                         rules_test::nameOf<Forbidden>);

engine::Place placeOfFairy(const Story& story)
{
    const auto kind = story.game().figureKind("fairy");
    for (const engine::Figure& figure : story.state().figures)
        if (figure.kind == kind)
            return figure.place;
    return {};
}

TEST(Fairy, isOneAndBesideTheBoard) // exp3-fairy-beside-board, -neutral
{
    const engine::Game game = support::makeGame(withFairy);
    const engine::State state = game.begin();
    EXPECT_EQ(state.figures.size(), 17U);
    EXPECT_EQ(state.figures.back(),
              (engine::Figure{game.figureKind("fairy").value(),
                              engine::nobody,
                              {engine::PlaceKind::Supply, engine::nobody, engine::none}}));
}

TEST(Fairy, isMovedInPlaceOfAMeeple) // exp3-fairy-instead
{
    Story story({.rules = withFairy, .tiles = road, .figures = "red r1 0,0", .draws = "E; E; E"});
    story.tell("0,-1 turn 2; fairy r1 0,0");
    EXPECT_EQ(story.asked(), "blue place");
    EXPECT_EQ(placeOfFairy(story).kind, engine::PlaceKind::WithFigure);
    EXPECT_EQ(story.supply("red"), 6);
    EXPECT_TRUE(story.cited().contains("exp3-fairy-instead"));
    EXPECT_FALSE(story.cited().contains("exp3-fairy-without-placing"));
}

TEST(Fairy, doesNotMoveToTheMeepleThatHasHer)
{
    Story story({.rules = withFairy,
                 .tiles = road,
                 .figures = "red r1 0,0; red c1 1,0; fairy with r1 0,0",
                 .draws = "E; E"});
    story.tell("0,-1 turn 2");
    EXPECT_FALSE(story.isOffered("fairy r1 0,0"));
    EXPECT_TRUE(story.isOffered("fairy c1 1,0"));
}

TEST(Fairy, movesWithoutAMeepleToPlace) // exp3-fairy-without-placing
{
    Story story(
        {.rules = withFairy, .tiles = road, .figures = "red r1 0,0", .supplies = "red 0", .draws = "E; E"});
    story.tell("0,-1 turn 2; fairy r1 0,0");
    EXPECT_TRUE(story.cited().contains("exp3-fairy-without-placing"));
}

TEST(Fairy, orTheAbbot) // exp3-fairy-not-with-abbot
{
    for (const char* move : {"back", "fairy m 0,0"}) {
        Story story({.rules = withAbbot, .tiles = "B 0,0", .figures = "red abbot m 0,0", .draws = "B; B"});
        story.tell("0,1");
        EXPECT_FALSE(story.cited().contains("exp3-fairy-not-with-abbot"));
        story.tell(move);
        EXPECT_TRUE(story.cited().contains("exp3-fairy-not-with-abbot"));
        EXPECT_EQ(story.asked(), "blue place");
    }
}

TEST(Fairy, staysWhenTheMeepleGoesHome) // exp3-fairy-stays, exp3-fairy-unassigned
{
    Story story({.rules = withFairy,
                 .tiles = road,
                 .figures = "red r1 0,0; fairy with r1 0,0",
                 .draws = "W; E; E; E"});
    story.tell("2,0; pass; 0,-1 turn 2; pass");
    EXPECT_TRUE((placeOfFairy(story) == engine::Place{engine::PlaceKind::OnTile, engine::nobody, 1}));
    EXPECT_TRUE(story.cited().contains("exp3-fairy-stays"));
    EXPECT_EQ(story.awards(), "red 1: 1 bonus x1; red 4: 4 tiles x1; red 3: 1 bonus x3");
}

TEST(Fairy, bringsNothingOnOthersTurns) // exp3-fairy-start-point
{
    Story story({.rules = withFairy,
                 .tiles = road,
                 .figures = "red r1 0,0; fairy with r1 0,0",
                 .draws = "E; E; E",
                 .toPlay = "blue"});
    EXPECT_EQ(story.awards(), "");
    story.tell("0,-1 turn 2; pass");
    EXPECT_EQ(story.awards(), "red 1: 1 bonus x1");
}

TEST(Fairy, isNotTheSecondMeepleOfAWonder) // woh-x-exp3-no-fairy-move
{
    Story story({.rules = withWonders,
                 .tiles = road + "; U 0,1 turn 1",
                 .figures = "red c1 0,0; red home; red home",
                 .aside = "stonehenge before red",
                 .draws = "E; E"});
    story.tell("2,0; +r1");
    EXPECT_FALSE(story.isOffered("fairy c1 0,0"));
    EXPECT_NE(story.attempt("fairy c1 0,0").find("woh-x-exp3-no-fairy-move"), std::string::npos);
}

} // namespace

} // namespace fairy_test
