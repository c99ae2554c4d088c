// SPDX-License-Identifier: GPL-3.0-or-later
// Placing a wonder, marking it, claiming it with two meeples, and what happens where it fits nowhere.
#include "tests/model/engine/rules/ruling.h"

using namespace glossator;
using rules_test::tileOfWater;
using support::Story;

namespace wonder_attach_test {

namespace {

/// Alhambra waits before red; a field of the board takes it in.
support::Scene alhambraWaits(const std::string& figures = {})
{
    return {.rules = {2, true, true},
            .tiles = "B -1,1",
            .figures = "red home; red home; blue beside 15; blue beside 15" +
                       std::string(figures.empty() ? "" : "; ") + figures,
            .aside = "alhambra before red; tikal display",
            .draws = "B; V; V; V"};
}

void expectCited(const Story& story, std::initializer_list<const char*> clauses)
{
    for (const char* clause : clauses)
        EXPECT_TRUE(story.cited().contains(clause)) << clause;
}

TEST(WonderAttach, takesThePlaceOfTheDraw) // woh-attach-instead-of-draw
{
    Story story(alhambraWaits());
    EXPECT_EQ(story.asked(), "red place");
    EXPECT_EQ(story.state().pile.size, 4);
    EXPECT_EQ(story.game().tiles()[story.state().turn.tileInHand].kind.id, "wonder:alhambra");
    story.tell("0,1");
    expectCited(story,
                {"woh-attach-instead-of-draw", "woh-attach-normal-rules", "woh-intro-five-space-tile"});
    EXPECT_EQ(story.state().aside.size(), 1U);
    story.tell("pass");
    EXPECT_EQ(story.asked(), "blue place");
    EXPECT_EQ(story.game().tiles()[story.state().turn.tileInHand].kind.id, "base:B");
}

TEST(WonderAttach, matchesEveryOuterEdge) // woh-attach-normal-rules, base-place-*
{
    Story story(alhambraWaits());
    EXPECT_EQ(story.attempt("-1,2"), "edge does not match (base-place-edge-match)");
    EXPECT_EQ(story.attempt("5,5"), "touches no tile (base-place-touch-side, base-place-no-corner-only)");
    // Its first square would be free, another one would not.
    EXPECT_EQ(story.attempt("-1,0"), "square occupied (base-place-empty-square)");
}

TEST(WonderAttach, marksItAtOnce) // woh-attach-must-mark, -marker-centre, -marker-permanent
{
    Story story(alhambraWaits());
    story.tell("0,1");
    expectCited(story, {"woh-attach-must-mark", "woh-attach-marker-centre", "woh-attach-marker-permanent"});
    EXPECT_EQ(story.supply("red"), 7);
    EXPECT_EQ(story.attempt("+w"),
              "figure does not stand on such a feature (base-meeple-feature-kinds, "
              "woh-attach-marker-centre, woh-meeples-feature-types, woh-clar-wonder-separate, "
              "woh-clar-official-wonder-neutral)");
}

TEST(WonderMeeples,
     areUpToTwo) // woh-meeples-up-to-two, -different-features, -feature-types, -example-alhambra
{
    Story story(alhambraWaits());
    story.tell("0,1; +c1");
    EXPECT_EQ(story.asked(), "red wood");
    EXPECT_FALSE(story.isOffered("+c1"));
    EXPECT_TRUE(story.attempt("+c1").starts_with("feature occupied"));
    expectCited(story, {"woh-meeples-different-features"});
    story.tell("+r1");
    EXPECT_EQ(story.asked(), "blue place");
    EXPECT_EQ(story.supply("red"), 5);
    expectCited(story, {"woh-meeples-up-to-two", "woh-meeples-feature-types"});
}

TEST(WonderMeeples, mayShareASquare) // woh-meeples-same-square, -fn-any-two
{
    Story story(alhambraWaits());
    story.tell("0,1; +c1; +fe");
    expectCited(story, {"woh-meeples-same-square", "woh-meeples-fn-any-two"});
}

TEST(WonderMeeples, areOptional) // woh-meeples-optional, woh-x-general-zero-one-two
{
    Story none(alhambraWaits());
    none.tell("0,1; pass");
    EXPECT_EQ(none.asked(), "blue place");
    expectCited(none, {"woh-meeples-optional", "woh-x-general-zero-one-two"});
    Story one(alhambraWaits());
    one.tell("0,1; +c1; pass");
    EXPECT_EQ(one.asked(), "blue place");
    EXPECT_EQ(one.supply("red"), 6);
}

TEST(WonderMeeples,
     leaveNothingElseToDoAfterTheFirst) // woh-x-general-no-swap-for-second, woh-x-abbot-no-removal
{
    Story story(alhambraWaits("red abbot m -1,1"));
    story.tell("0,1");
    EXPECT_TRUE(story.isOffered("back"));
    story.tell("+c1");
    EXPECT_FALSE(story.isOffered("back"));
    const std::string refused = story.attempt("back");
    EXPECT_TRUE(refused.starts_with("the step is used up"));
    EXPECT_EQ(refused.find("base-meeple-one-per-turn"), std::string::npos) << "two are allowed here";
    expectCited(story,
                {"woh-x-general-no-swap-for-second", "woh-x-general-one-action", "woh-x-abbot-no-removal"});
}

TEST(WonderAttach, mayTouchAnotherWonder) // woh-attach-fn-adjacent-wonders, -official-adjacent
{
    Story story({.rules = {2, false, true},
                 .tiles = "B -1,1; alhambra 0,1",
                 .figures = "blue w 0,3; red home; red home; blue home; blue home",
                 .aside = "stonehenge before red",
                 .draws = "B; V"});
    story.tell("2,4");
    expectCited(story, {"woh-attach-fn-adjacent-wonders", "woh-attach-official-adjacent"});
}

// Where a wonder fits nowhere: a board that shows nothing but water, and a tile that brings a field.

const support::Rules rulesWithWater{
    .players = 2,
    .abbot = false,
    .wonders = true,
    .moreTiles = {tileOfWater("lake", 9, false), tileOfWater("bay", 2, true)}};

/// A ring of lakes around the square 0,0, into which a bay shows its field.
const std::string ring =
    "lake -1,-1; bay 0,-1; lake 1,-1; lake -1,0; lake 1,0; lake -1,1; lake 0,1; lake 1,1";

support::Scene stonehengeWaits(std::string draws)
{
    return {.rules = rulesWithWater,
            .tiles = ring,
            .figures = "red home; red home; blue beside 15; blue beside 15",
            .aside = "stonehenge before red",
            .draws = std::move(draws)};
}

TEST(WonderWithoutRoom, makesThePlayerDraw) // woh-attach-no-fit-draw, -rare
{
    Story story(stonehengeWaits("bay; B"));
    EXPECT_EQ(story.game().tiles()[story.state().turn.tileInHand].kind.id, "bay");
    expectCited(story, {"woh-attach-no-fit-draw", "woh-attach-no-fit-rare"});
}

TEST(WonderWithoutRoom, discardsWhatMakesNone) // woh-attach-no-fit-discard, -repeat
{
    // The lake fits beside the ring, and is thrown away all the same.
    Story story(stonehengeWaits("lake; bay; B"));
    EXPECT_EQ(story.game().tiles()[story.state().turn.tileInHand].kind.id, "bay");
    expectCited(story, {"woh-attach-no-fit-discard", "woh-attach-no-fit-repeat"});
    EXPECT_FALSE(story.cited().contains("base-draw-no-fit"));
    EXPECT_EQ(story.state().pile.size, 1);
}

TEST(WonderWithoutRoom, allowsOnlyPlacementsThatMakeRoom) // woh-attach-no-fit-draw
{
    Story story(stonehengeWaits("bay; B"));
    EXPECT_EQ(story.attempt("0,0 turn 2"), "makes no room for the waiting tile (woh-attach-no-fit-draw)");
    EXPECT_FALSE(story.isOffered("0,0 turn 2"));
    EXPECT_TRUE(story.isOffered("0,2"));
}

TEST(WonderWithoutRoom, isPlacedInTheSameTurn) // woh-attach-no-fit-draw, -no-fit-no-meeple
{
    Story story(stonehengeWaits("bay; B"));
    story.tell("0,2");
    EXPECT_EQ(story.asked(), "red place");
    EXPECT_EQ(story.game().tiles()[story.state().turn.tileInHand].kind.id, "wonder:stonehenge");
    story.tell("0,3");
    EXPECT_EQ(story.asked(), "red wood");
    EXPECT_EQ(story.attempt("+f1 0,2"), "not on the tile just placed (woh-attach-no-fit-no-meeple)");
    EXPECT_FALSE(story.cited().contains("woh-attach-instead-of-draw"));
    EXPECT_FALSE(story.cited().contains("base-draw-one-tile"));
    expectCited(story, {"woh-open-helper-scoring"});
    EXPECT_TRUE(story.isOffered("+r3"));
    story.tell("pass");
    EXPECT_NE(story.asked(), "red wood");
}

TEST(WonderWithoutRoom, waitsOnWhenThePileRunsOut)
{
    Story story(stonehengeWaits("lake"));
    EXPECT_TRUE(story.state().isOver());
}

} // namespace

} // namespace wonder_attach_test
