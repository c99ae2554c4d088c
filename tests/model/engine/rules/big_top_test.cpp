// SPDX-License-Identifier: GPL-3.0-or-later
// The circus that moves on, pyramids of acrobats, and the ringmaster.
#include "model/engine/play.h"
#include "tests/model/engine/rules/ruling.h"

using namespace glossator;
using rules_test::Forbidden;
using rules_test::Ruling;
using support::Scene;
using support::Story;

namespace big_top_test {

namespace {

const support::Rules withCircus{.expansions = {"exp-10-big-top"}};
const support::Rules withMessages{.expansions = {"exp-10-big-top", "messages-1"}};
const support::Rules withLarge{.expansions = {"exp-10-big-top", "exp-1-inns-cathedrals"}};
const support::Rules withSymbols{.expansions = {"exp-10-big-top", "20th-anniversary"}};
const support::Rules withWonders{.wonders = true, .expansions = {"exp-10-big-top"}};

/// The big top stands at the end of a road of two tiles, and Red draws another circus tile.
Scene besideTheBigTop(const std::string& figures, const std::string& token)
{
    return {.rules = withCircus,
            .tiles = "D 0,0; under-the-big-top:08 1,0",
            .figures = "big-top on 1,0; " + figures,
            .cards = token,
            .draws = "under-the-big-top:09; V; V"};
}

/// Acrobats at 1,0, and far away, at -1,-1, some of Blue's.
Scene besideAcrobats(const std::string& figures)
{
    return {.rules = withLarge,
            .tiles = "W -1,0; D 0,0; under-the-big-top:03 1,0; under-the-big-top:01 -1,-1",
            .figures = figures,
            .draws = "U; V; V"};
}

const std::vector<Ruling>& rulings()
{
    static const std::vector<Ruling> all{
        {"exp10-circus-points", besideTheBigTop("red c1 0,0; blue f2 0,0", "elephant token"), "2,0; pass",
         "red 7: 1 figures x7; blue 7: 1 figures x7"},
        {"exp10-circus-after-features", besideTheBigTop("blue r2 1,0; blue f2 0,0", "bear token"),
         "2,0; pass", "blue 2: 2 tiles x1; blue 5: 1 figures x5"},
        {"exp10-circus-all-meeples", besideTheBigTop("red ringmaster c1 0,0", "seal token"), "2,0; +f2",
         "red 8: 2 figures x4"},
        {"exp10-circus-points", besideTheBigTop("", "tiger token"), "2,0; pass", ""},
        {"exp10-pyramid-five-points", besideAcrobats("red on 1,0; blue on 1,0; blue on 1,0"),
         "1,1; score 1,0", "red 5: 1 figures x5; blue 10: 2 figures x5"},
        {"exp10-pyramid-fn-whose", besideAcrobats("blue on 1,0; blue on 1,0; blue on 1,0"), "1,1; score 1,0",
         "blue 15: 3 figures x5"},
        {"exp10-ringmaster-two-points",
         {.rules = withCircus,
          .tiles = "D 0,0; under-the-big-top:08 1,0; under-the-big-top:01 1,1",
          .figures = "big-top on 1,0; red ringmaster r1 0,0",
          .draws = "W; V"},
         "-1,0; pass",
         "red 3: 3 tiles x1; red 4: 2 tiles x2"},
        {"exp10-ringmaster-fn-no-majority",
         {.rules = withCircus,
          .tiles = "W 3,0; U 2,0 turn 1; U 1,0 turn 1; D 0,0; under-the-big-top:01 0,1",
          .figures = "red ringmaster r1 0,0; blue r1 1,0; blue r1 2,0",
          .draws = "W; V"},
         "-1,0; pass",
         "blue 5: 5 tiles x1; red 2: 1 tiles x2"},
        {"exp10-pyramid-final",
         {.rules = withCircus,
          .tiles = "D 0,0; under-the-big-top:08 1,0; under-the-big-top:02 1,1",
          .figures = "big-top on 1,0; red on 1,1; blue on 1,1",
          .cards = "flea token",
          .draws = "E"},
         "0,-1 turn 2; pass",
         "red 1: 1 figures x1; blue 1: 1 figures x1; red 5: 1 figures x5; blue 5: 1 figures x5"},
    };
    return all;
}

class BigTopRulings : public ::testing::TestWithParam<Ruling>
{
};
TEST_P(BigTopRulings, areScoredAndCited)
{
    rules_test::prove(GetParam());
}
INSTANTIATE_TEST_SUITE_P(Rules, BigTopRulings, ::testing::ValuesIn(rulings()), rules_test::nameOf<Ruling>);

const std::vector<Forbidden>& forbidden()
{
    static const std::vector<Forbidden> all{
        {"exp10-circus-as-usual", besideTheBigTop("", ""), "2,0", "put meeple 2,0",
         "not available (base-meeple-may-place, exp10-circus-as-usual)"},
        {"exp10-acrobat-where", besideAcrobats(""), "1,1", "put meeple -1,-1",
         "out of reach (base-meeple-may-place, exp10-acrobat-where)"},
        {"exp10-acrobat-fn-normal-meeples", besideAcrobats(""), "1,1", "put large-meeple 1,0",
         "not available (base-meeple-may-place, exp10-acrobat-fn-normal-meeples)"},
        {"exp10-acrobat-three", besideAcrobats("red on 1,0; red on 1,0; blue on 1,0"), "1,1",
         "put meeple 1,0", "not available (base-meeple-may-place, exp10-acrobat-three)"},
        {"exp10-pyramid-complete", besideAcrobats("red on 1,0; red on 1,0"), "1,1", "score 1,0",
         "not available (base-meeple-may-place, exp10-pyramid-complete)"},
    };
    return all;
}

class BigTopRefusals : public ::testing::TestWithParam<Forbidden>
{
};
TEST_P(BigTopRefusals, areCited)
{
    rules_test::prove(GetParam());
}
INSTANTIATE_TEST_SUITE_P(Rules, BigTopRefusals, ::testing::ValuesIn(forbidden()),
                         rules_test::nameOf<Forbidden>);

engine::Square bigTopOf(const Story& story)
{
    const auto kind = story.game().figureKind("big-top").value();
    for (const engine::Figure& figure : story.state().figures)
        if (figure.kind == kind && figure.place.kind == engine::PlaceKind::OnTile)
            return story.state().board.tile(figure.place.index).square;
    return {99, 99};
}

TEST(BigTop, standsOnTheFirstCircusTile) // exp10-circus-first
{
    Story story({.rules = withCircus, .tiles = "D 0,0", .draws = "under-the-big-top:08; V; V"});
    EXPECT_EQ(bigTopOf(story), (engine::Square{99, 99}));
    story.tell("1,0; pass");
    EXPECT_EQ(bigTopOf(story), (engine::Square{1, 0}));
    EXPECT_EQ(story.asked(), "blue place");
    EXPECT_EQ(story.awards(), "");
}

TEST(BigTop, asksTheTableForTheAnimal) // exp10-circus-reveal
{
    Story story(besideTheBigTop("red c1 0,0", ""));
    story.tell("2,0; pass");
    EXPECT_EQ(story.asked(), "table animal");
    EXPECT_EQ(story.options().size(), 6U);
    story.tell("answer monkey token");
    EXPECT_EQ(story.points(), "red 3 blue 0");
    EXPECT_EQ(bigTopOf(story), (engine::Square{2, 0}));
}

TEST(BigTop, turnsUpEachTokenOnce) // exp10-setup-animal-tokens
{
    Scene scene = besideTheBigTop("", "elephant token");
    scene.draws = "under-the-big-top:09; under-the-big-top:06; V";
    Story story(scene);
    story.tell("2,0; pass; 2,1 turn 2; pass");
    EXPECT_EQ(story.asked(), "table animal");
    EXPECT_EQ(story.options().size(), 5U);
    EXPECT_EQ(story.attempt("answer elephant token"), "not available (exp10-setup-animal-tokens)");
}

TEST(BigTop, sendsAcrobatsHome) // exp10-pyramid-come-home
{
    Story story(besideAcrobats("red on 1,0; blue on 1,0"));
    story.tell("1,1; put meeple 1,0");
    EXPECT_EQ(story.supply("red"), 5);
    EXPECT_EQ(story.asked(), "blue place");
    story.tell("0,1; score 1,0");
    EXPECT_EQ(story.supply("red"), 7);
    EXPECT_EQ(story.supply("blue"), 7);
    EXPECT_EQ(story.points(), "red 10 blue 5");
}

TEST(BigTop, countsInTheRoundsOfTheMessages) // msg-round-2-acrobats, msg-round-3-circus, msg-round-3-post
{
    Scene scene = besideTheBigTop("red c1 0,0; red ringmaster r2 1,0", "seal token");
    scene.rules = withMessages;
    scene.scores = {1, 0};
    Story story(scene);
    const auto first = [&] {
        return "with " + std::to_string(engine::scoringFigures(story.state(), 0).front());
    };
    story.tell("2,0; pass").tell(first()).tell(first()).tell(first());
    EXPECT_EQ(story.awards(), "red 2: 2 tiles x1; red 4: 2 tiles x2; red 4: 1 figures x4");
    EXPECT_TRUE(story.cited().contains("msg-round-3-circus"));
    EXPECT_TRUE(story.cited().contains("msg-round-3-post"));
    EXPECT_FALSE(story.cited().contains("msg-round-2-acrobats"));
}

TEST(BigTop, isNotReachedByASymbol) // ann-x-exp10-no-acrobats
{
    const std::string row =
        "W -1,0; D 0,0; F 0,-1 turn 1; U 1,0 turn 1; B 1,-1; E 2,-1; under-the-big-top:01 -1,-1";
    for (const auto& [acrobat, isCited] : {std::pair{"red", true}, std::pair{"blue", false}}) {
        Story story({.rules = withSymbols,
                     .tiles = row,
                     .figures = "red c1 0,0; " + std::string(acrobat) + " on -1,-1",
                     .draws = "ann20:D; V; W"});
        story.tell("2,0");
        EXPECT_NE(story.attempt("put meeple -1,-1"), "allowed");
        EXPECT_EQ(story.cited().contains("ann-x-exp10-no-acrobats"), isCited);
    }
}

TEST(BigTop, letsOneAcrobatJoinBesideAWonder) // woh-x-exp10-one-acrobat-instead, -no-pyramid-scoring
{
    Story story({.rules = withWonders,
                 .tiles = "W -1,0; D 0,0; under-the-big-top:05 1,0 turn 1; under-the-big-top:01 -1,-1",
                 .figures = "blue on -1,-1; blue on -1,-1; blue on -1,-1; red home; red home",
                 .aside = "stonehenge before red",
                 .draws = "E; E"});
    story.tell("2,0; +c1 4,0");
    EXPECT_EQ(story.asked(), "red wood");
    EXPECT_NE(story.attempt("put meeple 1,0"), "allowed");
    EXPECT_NE(story.attempt("score -1,-1"), "allowed");
    EXPECT_TRUE(story.cited().contains("woh-x-exp10-one-acrobat-instead"));
    EXPECT_TRUE(story.cited().contains("woh-x-exp10-no-pyramid-scoring"));
}

} // namespace

} // namespace big_top_test
