// SPDX-License-Identifier: GPL-3.0-or-later
// Inns, cathedrals and the large meeple.
#include "tests/model/engine/rules/ruling.h"

using namespace glossator;
using rules_test::Forbidden;
using rules_test::Ruling;
using support::Story;

namespace inns_cathedrals_test {

namespace {

const support::Rules withInns{.players = 2, .expansions = {"exp-1-inns-cathedrals"}};
const std::string inn = "inns-and-cathedrals:16";       ///< bends from south to west
const std::string branchInn = "inns-and-cathedrals:14"; ///< three roads from a village, an inn at the eastern
const std::string cathedral = "inns-and-cathedrals:01";

/// A road that lacks its western end: inn at 1,0, village at 1,2.
const std::string innRoad = "D 0,0; " + inn + " 1,0; U 1,1; W 1,2 turn 1";
const std::string plainRoad = "D 0,0; V 1,0; U 1,1; W 1,2 turn 1";
/// A cathedral with walls on three sides, open in the west.
const std::string innCity = cathedral + " 0,0; E 0,-1 turn 2; E 1,0 turn 3; E 0,1";

const std::vector<Ruling>& rulings()
{
    static const std::vector<Ruling> all{
        {"exp1-inn-finished",
         {.rules = withInns, .tiles = innRoad, .figures = "red r1 0,0", .draws = "W; U"},
         "-1,0; pass",
         "red 10: 5 tiles x2"},
        {"base-road-score",
         {.rules = withInns, .tiles = plainRoad, .figures = "red r1 0,0", .draws = "W; U"},
         "-1,0; pass",
         "red 5: 5 tiles x1"},
        {"exp1-inn-several-once",
         {.rules = withInns,
          .tiles = "inns-and-cathedrals:15 0,0; " + inn + " 1,0; U 1,1; W 1,2 turn 1",
          .figures = "red r1 0,0",
          .draws = "W; U"},
         "-1,0; pass",
         "red 10: 5 tiles x2"},
        {"exp1-inn-unfinished-zero",
         {.rules = withInns, .tiles = innRoad, .figures = "red r1 0,0", .draws = "B"},
         "0,1; pass",
         "red 0: 4 tiles x0"},
        {"exp1-inn-one-branch",
         {.rules = withInns,
          .tiles = branchInn + " 0,0; U 0,1; U -1,0 turn 1",
          .figures = "red r1 0,0; blue r2 0,0",
          .draws = "W; U"},
         "1,0; pass",
         "red 4: 2 tiles x2"},
        {"exp1-cathedral-finished-tiles",
         {.rules = withInns, .tiles = innCity, .figures = "blue c1 0,-1", .draws = "E; U"},
         "-1,0 turn 1; pass",
         "blue 15: 5 tiles x3"},
        {"exp1-cathedral-finished-pennants",
         {.rules = withInns,
          .tiles = cathedral + " 0,0; E 0,-1 turn 2; F 1,0; E 2,0 turn 3; E 0,1",
          .figures = "blue c1 0,-1",
          .draws = "E; U"},
         "-1,0 turn 1; pass",
         "blue 21: 6 tiles x3, 1 pennants x3"},
        {"exp1-cathedral-several-once",
         {.rules = withInns,
          .tiles = cathedral + " 0,0; " + cathedral +
                   " -1,0; D 0,-1 turn 2; D -1,-1 turn 2; E 0,1; E -1,1; E 1,0 turn 3",
          .figures = "blue c1 0,-1",
          .draws = "E; U"},
         "-2,0 turn 1; pass",
         "blue 24: 8 tiles x3"},
        {"exp1-cathedral-unfinished-zero",
         {.rules = withInns,
          .tiles = cathedral + " 0,0; E 0,-1 turn 2; F 1,0; E 2,0 turn 3; E 0,1",
          .figures = "blue c1 0,-1",
          .draws = "B"},
         "0,2; pass",
         "blue 0: 5 tiles x0, 1 pennants x0"},
        {"exp1-cathedral-field-unchanged",
         {.rules = withInns, .tiles = innCity, .figures = "red f1 0,1", .draws = "E"},
         "-1,0 turn 1; pass",
         "red 3: 1 cities x3"},
        {"exp1-large-counts-two",
         {.rules = withInns,
          .tiles = plainRoad,
          .figures = "red large-meeple r1 0,0; blue r1 1,1",
          .draws = "W; U"},
         "-1,0; pass",
         "red 5: 5 tiles x1"},
        {"exp1-large-counts-two",
         {.rules = withInns,
          .tiles = plainRoad,
          .figures = "red large-meeple r1 0,0; blue r1 1,1; blue r1 1,0",
          .draws = "W; U"},
         "-1,0; pass",
         "red 5: 5 tiles x1; blue 5: 5 tiles x1"},
        {"exp1-large-majority-only",
         {.rules = withInns, .tiles = plainRoad, .figures = "red large-meeple r1 0,0", .draws = "W; U"},
         "-1,0; pass",
         "red 5: 5 tiles x1"},
        {"exp1-large-farmer",
         {.rules = withInns,
          .tiles = "E 0,0; E 0,-1 turn 2; B 0,1",
          .figures = "red large-meeple f1 0,0; blue f1 0,1",
          .draws = "B"},
         "1,1; pass",
         "red 3: 1 cities x3"},
    };
    return all;
}

const std::vector<Forbidden>& forbidden()
{
    static const std::vector<Forbidden> all{
        {"exp1-large-like-normal",
         {.rules = withInns, .tiles = "D 0,0", .figures = "blue r1 0,0", .draws = "U; U"},
         "1,0 turn 1",
         "+large-meeple r1",
         "feature occupied (base-meeple-feature-unoccupied, base-meeple-connected-counts, "
         "exp1-large-like-normal)"},
        {"exp1-large-like-normal",
         {.rules = withInns, .tiles = "D 0,0", .figures = "red large-meeple r1 0,0", .draws = "V; U"},
         "0,1",
         "+large-meeple r1",
         "supply empty (base-meeple-from-supply, exp1-large-like-normal)"},
        {"exp1-large-roles",
         {.rules = withInns, .tiles = "D 0,0", .draws = "E-garden; B"},
         "0,-1 turn 2",
         "+large-meeple g",
         "figure does not stand on such a feature (exp1-large-like-normal, exp1-large-roles)"},
    };
    return all;
}

class InnsScoring : public ::testing::TestWithParam<Ruling>
{
};
TEST_P(InnsScoring, givesThesePoints)
{
    rules_test::prove(GetParam());
}
INSTANTIATE_TEST_SUITE_P(Rulings, InnsScoring, ::testing::ValuesIn(rulings()), rules_test::nameOf<Ruling>);

class InnsRefusals : public ::testing::TestWithParam<Forbidden>
{
};
TEST_P(InnsRefusals, areCited)
{
    rules_test::prove(GetParam());
}
INSTANTIATE_TEST_SUITE_P(Rules, InnsRefusals, ::testing::ValuesIn(forbidden()),
                         rules_test::nameOf<Forbidden>);

TEST(InnsCathedrals, bringEighteenTilesAndALargeMeepleEach) // exp1-setup-*
{
    int inns = 0;
    int cathedrals = 0;
    int all = 0;
    for (const engine::TileKind& kind : support::tilesOf("exp-1-inns-cathedrals")) {
        all += kind.count;
        for (const engine::FeatureSpec& feature : kind.features)
            for (const std::string& mark : feature.marks) {
                inns += mark == "inn" ? kind.count : 0;
                cathedrals += mark == "cathedral" ? kind.count : 0;
            }
    }
    EXPECT_EQ(all, 18);
    EXPECT_EQ(inns, 6);
    EXPECT_EQ(cathedrals, 2);
    const engine::State state = support::makeGame({.players = 6, .expansions = withInns.expansions}).begin();
    EXPECT_EQ(state.figures.size(), 6U * 9U);
    EXPECT_EQ(state.pile.size, 71 + 18);
}

/// The other roads that meet at the village with the inn keep 1 point a tile.
TEST(InnsCathedrals, leaveTheOtherBranchesAlone) // exp1-inn-one-branch
{
    Story story(
        {.rules = withInns, .tiles = branchInn + " 0,0; W 1,0", .figures = "blue r2 0,0", .draws = "W; U"});
    story.tell("-1,0; pass");
    EXPECT_EQ(story.awards(), "blue 2: 2 tiles x1");
    EXPECT_TRUE(story.cited().contains("exp1-inn-one-branch"));
    EXPECT_FALSE(story.cited().contains("exp1-inn-finished"));
}

TEST(InnsCathedrals, comeToOtherPlayersFeatures) // exp1-inn-any-road, exp1-cathedral-any-city
{
    Story story({.rules = withInns,
                 .tiles = "D 0,0",
                 .figures = "blue r1 0,0; blue c1 0,0",
                 .draws = inn + "; U; " + cathedral + "; U"});
    story.tell("1,0");
    EXPECT_TRUE(story.cited().contains("exp1-inn-any-road"));
    story.tell("pass; 1,1; pass");
    EXPECT_FALSE(story.cited().contains("exp1-cathedral-any-city"));
    story.tell("0,-1");
    EXPECT_TRUE(story.cited().contains("exp1-cathedral-any-city"));
}

TEST(InnsCathedrals, citeNothingAboutOnesOwnRoad) // exp1-inn-any-road
{
    Story story({.rules = withInns, .tiles = "D 0,0", .figures = "red r1 0,0", .draws = inn + "; U"});
    story.tell("1,0; pass");
    EXPECT_FALSE(story.cited().contains("exp1-inn-any-road"));
}

TEST(LargeMeeple,
     isPlacedInsteadOfAMeepleAndComesBack) // exp1-large-instead, -one-placement, -roles, -returns
{
    Story story({.rules = withInns, .tiles = plainRoad, .draws = "W; U"});
    story.tell("-1,0");
    for (const char* move : {"+large-meeple r1", "+large-meeple f1", "+r1", "+f1"})
        EXPECT_TRUE(story.isOffered(move)) << move;
    story.tell("+large-meeple r1");
    EXPECT_EQ(story.asked(), "blue place");
    EXPECT_EQ(story.awards(), "red 5: 5 tiles x1");
    EXPECT_EQ(story.supply("red", "large-meeple"), 1);
    EXPECT_EQ(story.supply("red"), 7);
    for (const char* clause :
         {"exp1-large-instead", "exp1-large-one-placement", "exp1-large-roles", "exp1-large-returns"})
        EXPECT_TRUE(story.cited().contains(clause)) << clause;
    EXPECT_FALSE(story.cited().contains("base-meeple-join-later")) << "a single figure joined nobody";
}

TEST(LargeMeeple, isNotTakenForTwo) // exp1-large-returns
{
    Story story({.rules = withInns, .tiles = plainRoad, .figures = "red r1 0,0", .draws = "W; U"});
    story.tell("-1,0; pass");
    for (const char* clause : {"exp1-large-counts-two", "exp1-large-majority-only", "exp1-large-returns"})
        EXPECT_FALSE(story.cited().contains(clause)) << clause;
}

} // namespace

} // namespace inns_cathedrals_test
