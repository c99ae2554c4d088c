// SPDX-License-Identifier: GPL-3.0-or-later
// What features score during play, base game.
#include "tests/model/engine/rules/ruling.h"

using namespace glossator;
using rules_test::Ruling;

namespace base_scoring_test {

namespace {

/// Two monasteries side by side; only the square 0,1 around them is empty.
const std::string twoMonasteries =
    "B 0,0; B 1,0; V -1,-1 turn 1; E 0,-1; E 1,-1; V 2,-1 turn 2; E -1,0 turn 3; "
    "E 2,0 turn 1; V -1,1; E-garden 1,1 turn 2; V 2,1 turn 3";
/// A road from a village over two tiles; a city gate at 3,0 finishes it.
const std::string road = "W 0,0; U 1,0 turn 1; U 2,0 turn 1";
/// Caps to the north, south and west of a tile that is city all over.
const std::string cityWithoutEast = "C 0,0; E 0,-1 turn 2; E 0,1; E -1,0 turn 1";

const std::vector<Ruling>& rulings()
{
    static const std::vector<Ruling> all{
        {"base-road-score",
         {.tiles = road, .figures = "red r1 0,0", .draws = "T; B"},
         "3,0 turn 1; pass",
         "red 4: 4 tiles x1"},
        {"base-road-finished",
         {.tiles = road, .figures = "red r1 1,0", .draws = "T; B"},
         "3,0 turn 1; pass",
         "red 4: 4 tiles x1"},
        // A loop ends nowhere and is finished all the same.
        {"base-road-finished",
         {.tiles = "V 0,0 turn 3; V 1,0; V 1,1 turn 1", .figures = "blue r1 1,0", .draws = "V; B"},
         "0,1 turn 2; pass",
         "blue 4: 4 tiles x1"},
        // The road leaves the crossing to the north and comes back to it from the east.
        {"base-feature-tile-once",
         {.tiles = "X 0,0; V 0,-1 turn 3; V 1,-1", .figures = "red r1 0,-1", .draws = "V; B"},
         "1,0 turn 1; pass",
         "red 4: 4 tiles x1"},
        // The city leaves the tile to the west and to the north, and both parts meet again.
        {"base-feature-tile-once",
         {.tiles = "I 0,0; N 0,-1 turn 2; N -1,-1 turn 1", .figures = "red c1 -1,-1", .draws = "N-garden; B"},
         "-1,0; pass",
         "red 8: 4 tiles x2"},
        {"base-city-score",
         {.tiles = "E 0,0", .figures = "red c1 0,0", .draws = "E; B"},
         "0,-1 turn 2; pass",
         "red 4: 2 tiles x2"},
        {"base-city-finished",
         {.tiles = "E 0,0", .figures = "blue c1 0,0", .draws = "E; B"},
         "0,-1 turn 2; pass",
         "blue 4: 2 tiles x2"},
        {"base-city-pennant",
         {.tiles = "F 0,0; E -1,0 turn 1", .figures = "red c1 0,0", .draws = "E; B"},
         "1,0 turn 3; pass",
         "red 8: 3 tiles x2, 1 pennants x2"},
        {"base-monastery-score",
         {.tiles = twoMonasteries, .figures = "red m 0,0; blue m 1,0", .draws = "A; B"},
         "0,1; pass",
         "red 9: 1 monastery x1, 8 around x1; blue 9: 1 monastery x1, 8 around x1"},
        {"base-monastery-finished",
         {.tiles = twoMonasteries, .figures = "red m 0,0", .draws = "A; B"},
         "0,1; pass",
         "red 9: 1 monastery x1, 8 around x1"},
        {"base-score-any-players-turn",
         {.tiles = "E 0,0", .figures = "blue c1 0,0", .draws = "E; B"},
         "0,-1 turn 2; pass",
         "blue 4: 2 tiles x2"},
        {"base-score-occupied-only", {.tiles = "E 0,0", .draws = "E; B"}, "0,-1 turn 2; pass", ""},
        {"base-score-same-turn-return",
         {.tiles = "E 0,0", .draws = "E; B"},
         "0,-1 turn 2; +c1",
         "red 4: 2 tiles x2"},
        {"base-score-meeple-returns",
         {.tiles = "E 0,0", .figures = "red c1 0,0", .draws = "E; B"},
         "0,-1 turn 2; pass",
         "red 4: 2 tiles x2"},
        // One tile finishes a city, and a road as well.
        {"base-score-phase",
         {.tiles = "E 0,0 turn 2; B 1,0; B -1,0; W 1,1; W -1,1",
          .figures = "red c1 0,0; blue r1 -1,1",
          .draws = "D; B"},
         "0,1; pass",
         "red 4: 2 tiles x2; blue 3: 3 tiles x1"},
        {"base-majority-most",
         {.tiles = cityWithoutEast, .figures = "red c1 0,-1; red c1 0,1; blue c1 -1,0", .draws = "E; B"},
         "1,0 turn 3; pass",
         "red 12: 5 tiles x2, 1 pennants x2"},
        {"base-majority-others-none",
         {.tiles = cityWithoutEast, .figures = "blue c1 0,-1; blue c1 0,1; red c1 -1,0", .draws = "E; B"},
         "1,0 turn 3; pass",
         "blue 12: 5 tiles x2, 1 pennants x2"},
        {"base-majority-tie",
         {.tiles = cityWithoutEast, .figures = "red c1 0,-1; blue c1 0,1", .draws = "E; B"},
         "1,0 turn 3; pass",
         "red 12: 5 tiles x2, 1 pennants x2; blue 12: 5 tiles x2, 1 pennants x2"},
        {"base-meeple-join-later",
         {.tiles = "B 1,1; E 0,1; B 1,0; B 1,-1; E 0,-1 turn 2",
          .figures = "red c1 0,1; blue c1 0,-1",
          .draws = "G; B"},
         "0,0 turn 1; pass",
         "red 6: 3 tiles x2; blue 6: 3 tiles x2"},
        {"base-track-wrap",
         {.tiles = twoMonasteries, .figures = "red m 0,0", .draws = "A; B", .scores = {46}},
         "0,1; pass",
         "red 9: 1 monastery x1, 8 around x1"},
    };
    return all;
}

class BaseScoring : public ::testing::TestWithParam<Ruling>
{
};

TEST_P(BaseScoring, givesThesePoints)
{
    rules_test::prove(GetParam());
}

INSTANTIATE_TEST_SUITE_P(Rulings, BaseScoring, ::testing::ValuesIn(rulings()), rules_test::nameOf<Ruling>);

TEST(BaseFigures,
     returnToTheirSupplyWhenTheirFeatureIsScored) // base-score-meeple-returns, base-majority-example
{
    support::Story story(
        {.tiles = cityWithoutEast, .figures = "red c1 0,-1; red c1 0,1; blue c1 -1,0", .draws = "E; B"});
    EXPECT_EQ(story.supply("red"), 5);
    EXPECT_EQ(story.supply("blue"), 6);
    story.tell("1,0 turn 3; pass");
    EXPECT_EQ(story.supply("red"), 7);
    EXPECT_EQ(story.supply("blue"), 7);
}

TEST(BaseFigures, comeBackInTheTurnInWhichTheyWerePlaced) // base-score-same-turn-return
{
    support::Story story({.tiles = "E 0,0", .draws = "E; B"});
    story.tell("0,-1 turn 2; +c1");
    EXPECT_EQ(story.supply("red"), 7);
}

TEST(BaseTrack, countsOnPastFortyNine) // base-track-example
{
    support::Story story(
        {.tiles = twoMonasteries, .figures = "red m 0,0", .draws = "A; B", .scores = {46, 3}});
    story.tell("0,1; pass");
    EXPECT_EQ(story.points(), "red 55 blue 3");
}

} // namespace

} // namespace base_scoring_test
