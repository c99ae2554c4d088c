// SPDX-License-Identifier: GPL-3.0-or-later
// The abbot and his gardens.
#include "tests/model/engine/rules/ruling.h"

using namespace glossator;
using rules_test::Forbidden;
using rules_test::Ruling;
using support::Story;

namespace abbot_test {

namespace {

constexpr int two = 2;
const support::Rules withAbbot{two, true};

/// A garden to the left and a monastery to the right; only the square 0,1 around them is empty.
const std::string gardenAndMonastery =
    "E-garden 0,0; B 1,0; V -1,-1 turn 1; E 0,-1 turn 2; E 1,-1; V 2,-1 turn 2; E -1,0 turn 3; E 2,0 turn 1; "
    "V -1,1; A 1,1; V 2,1 turn 3";
/// Five of the eight squares around a garden.
const std::string garden = "E-garden 0,0; E 0,-1 turn 2; B -1,0; B 1,0; B 1,-1; B -1,-1";

const std::vector<Ruling>& rulings()
{
    static const std::vector<Ruling> all{
        {"abbot-recall-points",
         {.rules = withAbbot, .tiles = garden, .figures = "red abbot g 0,0", .draws = "A; V"},
         "2,0; back",
         "red 6: 1 monastery x1, 5 around x1"},
        {"abbot-recall-instead-of-meeple",
         {.rules = withAbbot, .tiles = garden, .figures = "red abbot g 0,0", .draws = "A; V"},
         "2,0; back",
         "red 6: 1 monastery x1, 5 around x1"},
        {"abbot-recall-any-garden-or-monastery-own",
         {.rules = withAbbot,
          .tiles = garden,
          .figures = "red abbot m 1,0; blue abbot g 0,0",
          .draws = "A; V"},
         "2,0; back",
         "red 5: 1 monastery x1, 4 around x1"},
        {"abbot-final-score",
         {.rules = withAbbot, .tiles = garden, .figures = "red abbot g 0,0", .draws = "A"},
         "2,0; pass",
         "red 6: 1 monastery x1, 5 around x1"},
        {"abbot-final-score",
         {.rules = withAbbot, .tiles = garden, .figures = "blue abbot m 1,0", .draws = "A"},
         "2,0; pass",
         "blue 5: 1 monastery x1, 4 around x1"},
    };
    return all;
}

const std::vector<Forbidden>& forbidden()
{
    static const std::vector<Forbidden> all{
        {"abbot-garden-abbot-only",
         {.rules = withAbbot, .tiles = "D 0,0", .draws = "E-garden; B"},
         "0,-1 turn 2",
         "+g",
         "figure does not stand on such a feature (base-meeple-feature-kinds, abbot-garden-abbot-only)"},
        {"abbot-not-elsewhere",
         {.rules = withAbbot, .tiles = "D 0,0", .draws = "E-garden; B"},
         "0,-1 turn 2",
         "+abbot c1",
         "figure does not stand on such a feature (abbot-not-elsewhere, abbot-place-monastery-or-garden)"},
        {"abbot-not-elsewhere",
         {.rules = withAbbot, .tiles = "D 0,0", .draws = "B; B"},
         "0,1",
         "+abbot f1",
         "figure does not stand on such a feature (abbot-not-elsewhere, abbot-place-monastery-or-garden)"},
        {"abbot-recall-any-garden-or-monastery-own",
         {.rules = withAbbot,
          .tiles = garden,
          .figures = "red abbot m 1,0; blue abbot g 0,0",
          .draws = "A; V"},
         "2,0",
         "back blue",
         "not yours (abbot-recall-any-garden-or-monastery-own)"},
        {"abbot-recall-instead-of-meeple",
         {.rules = withAbbot, .tiles = garden, .draws = "A; V"},
         "2,0",
         "back red",
         "not available (abbot-recall-instead-of-meeple)"},
        {"base-score-meeple-returns",
         {.rules = withAbbot, .tiles = garden, .figures = "red m 1,0", .draws = "A; V"},
         "2,0",
         "back red meeple",
         "not available (base-score-meeple-returns, abbot-recall-instead-of-meeple)"},
        {"abbot-recall-fn-not-finished",
         {.rules = withAbbot, .tiles = gardenAndMonastery, .figures = "red abbot g 0,0", .draws = "A; B"},
         "0,1",
         "back red",
         "not available (abbot-recall-fn-not-finished)"},
        {"abbot-recall-fn-not-finished",
         {.rules = withAbbot, .tiles = gardenAndMonastery, .figures = "red abbot m 1,0", .draws = "A; B"},
         "0,1",
         "back red",
         "not available (abbot-recall-fn-not-finished)"},
    };
    return all;
}

class AbbotScoring : public ::testing::TestWithParam<Ruling>
{
};
TEST_P(AbbotScoring, givesThesePoints)
{
    rules_test::prove(GetParam());
}
INSTANTIATE_TEST_SUITE_P(Rulings, AbbotScoring, ::testing::ValuesIn(rulings()), rules_test::nameOf<Ruling>);

class AbbotRefusals : public ::testing::TestWithParam<Forbidden>
{
};
TEST_P(AbbotRefusals, areCited)
{
    rules_test::prove(GetParam());
}
INSTANTIATE_TEST_SUITE_P(Rules, AbbotRefusals, ::testing::ValuesIn(forbidden()),
                         rules_test::nameOf<Forbidden>);

TEST(Abbot, isOneForEachPlayer) // abbot-setup-one-each
{
    const engine::Game game = support::makeGame({5, true});
    const engine::State state = game.begin();
    EXPECT_EQ(state.figures.size(), 45U);
    const engine::FigureKind abbot = game.figureKind("abbot").value();
    EXPECT_EQ(std::count_if(state.figures.begin(), state.figures.end(),
                            [&](const auto& f) { return f.kind == abbot; }),
              5);
}

TEST(Abbot, gardensGrowOnEightKinds) // abbot-setup-gardens-eight-kinds
{
    std::string letters;
    for (const engine::TileKind& kind : support::tilesOf("base"))
        for (const engine::FeatureSpec& feature : kind.features)
            if (feature.kind == engine::FeatureKind::Garden)
                letters += kind.id.substr(5, 1);
    EXPECT_EQ(letters, "EHIMNRUV");
}

TEST(Abbot, goesOnMonasteryOrGardenInPlaceOfAMeeple) // abbot-place-*
{
    Story story({.rules = withAbbot, .tiles = "D 0,0", .draws = "B; E-garden; B"});
    story.tell("0,1");
    EXPECT_TRUE(story.isOffered("+abbot m"));
    EXPECT_TRUE(story.isOffered("+m"));
    EXPECT_FALSE(story.isOffered("+abbot f1"));
    story.tell("+abbot m");
    EXPECT_EQ(story.asked(), "blue place");
    story.tell("0,-1 turn 2");
    EXPECT_TRUE(story.isOffered("+abbot g"));
    EXPECT_FALSE(story.isOffered("+g"));
    EXPECT_TRUE(story.cited().contains("abbot-place-monastery-or-garden"));
    EXPECT_TRUE(story.cited().contains("abbot-place-instead-of-meeple"));
}

TEST(Abbot, takenBackLeavesNoMeepleToPlace) // abbot-recall-instead-of-meeple, abbot-return-after-score
{
    Story story({.rules = withAbbot, .tiles = garden, .figures = "red abbot g 0,0", .draws = "A; V"});
    story.tell("2,0; back");
    EXPECT_EQ(story.asked(), "blue place");
    EXPECT_EQ(story.supply("red", "abbot"), 1);
    EXPECT_TRUE(story.cited().contains("abbot-return-after-score"));
}

/// Nothing is finished and the game is not over, so nothing that is said of these is a reason.
TEST(Abbot, takenBackFollowsNoClauseOfOtherScoring)
{
    Story story({.rules = withAbbot,
                 .tiles = garden,
                 .figures = "red abbot m 1,0; blue abbot g 0,0",
                 .draws = "A; V; U"});
    story.tell("2,0; back; -2,0; back");
    EXPECT_EQ(story.awards(), "red 5: 1 monastery x1, 4 around x1; blue 6: 1 monastery x1, 5 around x1");
    for (const char* clause : {"base-final-monasteries", "base-monastery-score", "base-score-meeple-returns",
                               "abbot-monastery-score", "abbot-garden-score", "abbot-final-score"})
        EXPECT_FALSE(story.cited().contains(clause)) << clause;
}

TEST(Abbot, atTheEndFollowsNoClauseOfTakingBack) // abbot-final-score
{
    Story story({.rules = withAbbot, .tiles = garden, .figures = "red abbot g 0,0", .draws = "A"});
    story.tell("2,0; pass");
    EXPECT_TRUE(story.cited().contains("abbot-final-score"));
    for (const char* clause : {"abbot-recall-points", "abbot-return-after-score"})
        EXPECT_FALSE(story.cited().contains(clause)) << clause;
}

TEST(Abbot, isOnlyTakenBackByItsOwner) // abbot-recall-any-garden-or-monastery-own
{
    Story story({.rules = withAbbot, .tiles = garden, .figures = "blue abbot g 0,0", .draws = "A; V"});
    story.tell("2,0");
    EXPECT_FALSE(story.isOffered("back blue"));
    EXPECT_EQ(story.attempt("back blue"), "not yours (abbot-recall-any-garden-or-monastery-own)");
}

TEST(Abbot, isNotTakenBackFromWhatTheNewTileFinishes) // abbot-recall-fn-not-finished
{
    Story story(
        {.rules = withAbbot, .tiles = gardenAndMonastery, .figures = "red abbot g 0,0", .draws = "A; B"});
    story.tell("0,1");
    EXPECT_FALSE(story.isOffered("back red"));
    story.tell("pass");
    EXPECT_EQ(story.awards(), "red 9: 1 monastery x1, 8 around x1");
}

TEST(Abbot, andAMeepleAreNotForOneTurn) // abbot-not-in-same-turn-both
{
    Story story({.rules = withAbbot, .tiles = garden, .figures = "red abbot g 0,0", .draws = "A; V"});
    story.tell("2,0");
    EXPECT_FALSE(story.cited().contains("abbot-not-in-same-turn-both"));
    story.tell("+r1");
    EXPECT_TRUE(story.cited().contains("abbot-not-in-same-turn-both"));
    EXPECT_NE(story.attempt("back red"), "allowed");
    EXPECT_EQ(story.supply("red", "abbot"), 0);
}

TEST(Abbot, scoresAFinishedGardenAndComesBack) // abbot-garden-score, -is-surrounded, -return-after-score
{
    Story story({.rules = withAbbot,
                 .tiles = gardenAndMonastery,
                 .figures = "red abbot g 0,0; blue abbot m 1,0",
                 .draws = "A; B"});
    story.tell("0,1; pass");
    EXPECT_EQ(story.awards(), "red 9: 1 monastery x1, 8 around x1; blue 9: 1 monastery x1, 8 around x1");
    for (const char* clause : {"abbot-garden-score", "abbot-garden-is-surrounded", "abbot-monastery-score",
                               "abbot-return-after-score"})
        EXPECT_TRUE(story.cited().contains(clause)) << clause;
    EXPECT_EQ(story.supply("red", "abbot"), 1);
    EXPECT_EQ(story.supply("blue", "abbot"), 1);
}

TEST(Abbot, cannotBePlacedWhileHeIsOnTheBoard) // base-meeple-from-supply
{
    Story story({.rules = withAbbot, .tiles = "B 0,0", .figures = "red abbot m 0,0", .draws = "B; B"});
    story.tell("0,1");
    EXPECT_EQ(story.attempt("+abbot m"), "supply empty (base-meeple-from-supply)");
}

} // namespace

} // namespace abbot_test
