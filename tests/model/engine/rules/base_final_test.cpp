// SPDX-License-Identifier: GPL-3.0-or-later
// The final scoring of the base game: unfinished features and fields.
#include "tests/model/engine/rules/ruling.h"

using namespace glossator;
using rules_test::Ruling;

namespace base_final_test {

namespace {

/// Six of the eight squares around a monastery, once a tile lies at -1,1.
const std::string monastery = "B 0,0; V -1,-1 turn 1; E 0,-1; V 1,-1 turn 2; E -1,0 turn 3; E 1,0 turn 1";
/// Four tiles of a city that is open to the east, one with a pennant.
const std::string openCity = "C 0,0; E 0,-1 turn 2; E 0,1; E -1,0 turn 1";
/// A city of three tiles from west to east; the field north of it touches it on three tiles, and the field
/// south of it is another one.
const std::string longCity = "F 0,0; E -1,0 turn 1; B -1,-1; B 0,-1";

const std::vector<Ruling>& rulings()
{
    static const std::vector<Ruling> all{
        {"base-end-last-tile", {.tiles = "D 0,0", .draws = "B"}, "0,1; pass", ""},
        {"base-final-roads",
         {.tiles = "D 0,0; U 1,0 turn 1", .figures = "red r1 0,0", .draws = "B"},
         "0,1; pass",
         "red 2: 2 tiles x1"},
        {"base-final-cities",
         {.tiles = openCity, .figures = "red c1 0,0", .draws = "B"},
         "0,2; pass",
         "red 5: 4 tiles x1, 1 pennants x1"},
        {"base-final-monasteries",
         {.tiles = monastery, .figures = "blue m 0,0", .draws = "V"},
         "-1,1; pass",
         "blue 7: 1 monastery x1, 6 around x1"},
        {"base-final-majority",
         {.tiles = openCity, .figures = "red c1 0,0; blue c1 0,1; blue c1 -1,0", .draws = "B"},
         "0,2; pass",
         "blue 5: 4 tiles x1, 1 pennants x1"},
        {"base-final-meeple-removed",
         {.tiles = "D 0,0", .figures = "red r1 0,0", .draws = "B"},
         "0,1; pass",
         "red 1: 1 tiles x1"},
        {"base-final-fields",
         {.tiles = "E 0,0; E 0,-1 turn 2", .figures = "red f1 0,0", .draws = "B"},
         "0,1; pass",
         "red 3: 1 cities x3"},
        {"base-field-city-three",
         {.tiles = "H 0,0; E 0,-1 turn 2; E 0,1", .figures = "red f1 0,0", .draws = "B"},
         "1,0; pass",
         "red 6: 2 cities x3"},
        {"base-field-unfinished-city-none",
         {.tiles = "H 0,0; E 0,-1 turn 2", .figures = "red f1 0,0", .draws = "B"},
         "1,0; pass",
         "red 3: 1 cities x3"},
        {"base-field-unfinished-city-none",
         {.tiles = "E 0,0", .figures = "red f1 0,0", .draws = "B"},
         "0,1; pass",
         "red 0"},
        {"base-field-city-once",
         {.tiles = longCity, .figures = "red f1 0,-1", .draws = "E"},
         "1,0 turn 3; pass",
         "red 3: 1 cities x3"},
        {"base-field-city-many-fields",
         {.tiles = longCity, .figures = "red f1 0,-1; blue f2 0,0", .draws = "E"},
         "1,0 turn 3; pass",
         "blue 3: 1 cities x3; red 3: 1 cities x3"},
        {"base-field-majority",
         {.tiles = longCity, .figures = "red f1 0,-1; red f1 -1,0; blue f1 0,0", .draws = "E"},
         "1,0 turn 3; pass",
         "red 3: 1 cities x3"},
        {"base-field-majority",
         {.tiles = longCity, .figures = "red f1 0,-1; blue f1 -1,0", .draws = "E"},
         "1,0 turn 3; pass",
         "red 3: 1 cities x3; blue 3: 1 cities x3"},
        // Road and wall part the fields: the farmer below the road has no city.
        {"base-field-borders",
         {.tiles = "D 0,0; E 0,-1 turn 2", .figures = "red f2 0,0; blue f1 0,0", .draws = "B"},
         "0,1; pass",
         "blue 3: 1 cities x3; red 0"},
        // The city scores when it is finished, the farmer beside it only at the end, after the road.
        {"base-field-final-only",
         {.tiles = "D 0,0", .figures = "red f1 0,0; red r1 0,0; blue c1 0,0", .draws = "E; B"},
         "0,-1 turn 2; pass; 0,1; pass",
         "blue 4: 2 tiles x2; red 1: 1 tiles x1; red 3: 1 cities x3"},
        {"base-farmer-stays",
         {.tiles = "E 0,0", .figures = "red f1 0,0", .draws = "E; B"},
         "0,-1 turn 2; pass; 0,1; pass",
         "red 3: 1 cities x3"},
        {"base-winner-most-points",
         {.tiles = "D 0,0", .figures = "red r1 0,0", .draws = "B"},
         "0,1; pass",
         "red 1: 1 tiles x1"},
        {"base-winner-tie", {.tiles = "D 0,0", .draws = "B", .scores = {7, 7}}, "0,1; pass", ""},
    };
    return all;
}

class BaseFinalScoring : public ::testing::TestWithParam<Ruling>
{
};

TEST_P(BaseFinalScoring, givesThesePoints)
{
    rules_test::prove(GetParam());
}

INSTANTIATE_TEST_SUITE_P(Rulings, BaseFinalScoring, ::testing::ValuesIn(rulings()),
                         rules_test::nameOf<Ruling>);

std::vector<engine::Player> winnersOf(const support::Story& story)
{
    return std::get<engine::GameEnded>(story.events().back().what).winners;
}

TEST(BaseWinner, isWhoeverHasMost) // base-winner-most-points
{
    support::Story story({.rules = {3}, .tiles = "D 0,0", .draws = "B", .scores = {7, 9, 8}});
    story.tell("0,1; pass");
    EXPECT_TRUE(story.state().isOver());
    EXPECT_EQ(winnersOf(story), (std::vector<engine::Player>{1}));
}

TEST(BaseWinner, isEverybodyWhoTiesForMost) // base-winner-tie
{
    support::Story story({.rules = {3}, .tiles = "D 0,0", .draws = "B", .scores = {9, 2, 9}});
    story.tell("0,1; pass");
    EXPECT_EQ(winnersOf(story), (std::vector<engine::Player>{0, 2}));
}

TEST(BaseFinalScoring, takesEveryFigureOffTheBoard) // base-final-meeple-removed
{
    support::Story story(
        {.tiles = openCity, .figures = "red c1 0,0; blue c1 0,1; blue f1 -1,0", .draws = "B"});
    story.tell("0,2; pass");
    EXPECT_EQ(story.supply("red"), 7);
    EXPECT_EQ(story.supply("blue"), 7);
}

} // namespace

} // namespace base_final_test
