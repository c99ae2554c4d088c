// SPDX-License-Identifier: GPL-3.0-or-later
// From when on a wonder works, when it withholds, and what its open switches choose.
#include "tests/model/engine/rules/ruling.h"

using namespace glossator;
using support::Rules;
using support::Scene;
using support::Story;

namespace wonder_timing_test {

namespace {

Rules with(const char* name, const char* reading)
{
    return {2, false, true, {{name, reading}}};
}

/// Red places Tikal, then Blue finishes Red's city of four squares.
Scene tikalThenBlue(Rules rules)
{
    return {.rules = std::move(rules),
            .tiles = "B 2,1; E 3,1; F 3,0 turn 1; F 3,-1 turn 1",
            .figures = "red home; red home; red c1 3,1; blue beside 15; blue beside 15",
            .aside = "tikal before red",
            .draws = "E; B; B"};
}

/// Two cities of red knights that one tile at 3,-1 finishes.
Scene tikalWithTwoCities(Rules rules)
{
    return {.rules = std::move(rules),
            .tiles = "B 2,1; tikal 0,1; E 3,1; F 3,0 turn 1; E 4,1 turn 1; E 4,0 turn 1; B 4,-1; B 4,-2; "
                     "F 3,-2 turn 1; E 3,-3 turn 2",
            .figures =
                "red home; red home; red w 0,2; red c1 3,1; red c1 3,-3; blue beside 15; blue beside 15",
            .draws = "H; V; V"};
}

TEST(WonderTiming, worksFromTheOwnersNextTurnOn) // woh-wonder-effect-next-turn
{
    Story story(tikalThenBlue({2, false, true}));
    story.tell("0,1; pass; 3,-2 turn 2; pass");
    EXPECT_EQ(story.awards(), "red 12: 4 tiles x2, 2 pennants x2");
    EXPECT_TRUE(story.cited().contains("woh-wonder-effect-next-turn"));
}

TEST(WonderTiming, worksAtOnceInTheFirstPrinting) // woh-wonder-effect-original
{
    Story story(tikalThenBlue(with("wonder-effect-from", "placement")));
    story.tell("0,1; pass; 3,-2 turn 2; pass");
    EXPECT_EQ(story.awards(), "red 12: 4 tiles x2, 2 pennants x2; red 2: 1 figures x2");
    EXPECT_TRUE(story.cited().contains("woh-wonder-effect-original"));
}

TEST(WonderTiming, tikalPaysForEachCity)
{
    Story story(tikalWithTwoCities({2, false, true}));
    story.tell("3,-1; pass");
    EXPECT_EQ(story.awards(), "red 8: 3 tiles x2, 1 pennants x2; red 4: 2 figures x2; "
                              "red 8: 3 tiles x2, 1 pennants x2; red 2: 1 figures x2");
}

TEST(WonderTiming, tikalPaysOnceWhereThatIsChosen)
{
    Story story(tikalWithTwoCities(with("tikal-two-cities", "once")));
    story.tell("3,-1; pass");
    EXPECT_EQ(story.awards(), "red 8: 3 tiles x2, 1 pennants x2; red 4: 2 figures x2; "
                              "red 8: 3 tiles x2, 1 pennants x2");
}

TEST(WonderTiming, citesWhatIsLeftOpenWhereItPaysAgain) // woh-open-tikal-two-cities, -order-of-features
{
    for (const char* reading : {"each", "once"}) {
        Story story(tikalWithTwoCities(with("tikal-two-cities", reading)));
        story.tell("3,-1; pass");
        EXPECT_TRUE(story.cited().contains("woh-open-tikal-two-cities")) << reading;
    }
}

/// Red places the Alhambra with the last tile's turn and has a farmer.
TEST(WonderTiming, aWonderPlacedLastPaysAtTheEnd) // woh-open-placed-last
{
    Story story({.rules = {2, false, true},
                 .tiles = "B -1,1",
                 .figures = "red home; red home; red f1 -1,1; blue beside 15; blue beside 15",
                 .aside = "alhambra before red",
                 .draws = "B",
                 .toPlay = "red"});
    story.tell("0,1; pass; -2,1; pass");
    EXPECT_TRUE(story.state().isOver());
    EXPECT_EQ(story.awards(), "red 4: 1 figures x4; red 0");
    EXPECT_TRUE(story.cited().contains("woh-open-placed-last"));
}

TEST(WonderTiming, aMeepleIsKeptForTheWonderThatStillWaits) // woh-attach-must-mark, woh-variant-second-mark
{
    Story story({.rules = with("two-wonders", "on"),
                 .tiles = "B -1,1",
                 .figures = "red home; red home; red home; blue beside 15; blue beside 15",
                 .aside = "abu_simbel before red; tikal before red",
                 .supplies = "red 3",
                 .draws = "V; V; V"});
    story.tell("0,1; +c1");
    EXPECT_EQ(story.supply("red"), 1);
    EXPECT_FALSE(story.isOffered("+r1"));
    EXPECT_EQ(story.attempt("+r1"),
              "figure is needed elsewhere (woh-attach-must-mark, woh-variant-second-mark)");
}

TEST(WonderTiming, aPassedTileWaitsForTheWonderToBePlaced) // woh-abu-simbel-last-tile-passes-on
{
    Story story({.rules = {2, false, true},
                 .tiles = "B -1,1; abu_simbel 0,1",
                 .figures = "red home; red home; red w 0,3; blue home; blue home",
                 .aside = "tikal before blue",
                 .draws = "E; V"});
    story.tell("pick V; -1,0 turn 1; pass");
    EXPECT_EQ(story.asked(), "blue place");
    EXPECT_EQ(story.game().tiles()[story.state().turn.tileInHand].kind.id, "wonder:tikal");
    story.tell("lay tikal -3,1; pass");
    EXPECT_EQ(story.asked(), "blue place");
    EXPECT_EQ(story.game().tiles()[story.state().turn.tileInHand].kind.id, "base:E");
    EXPECT_FALSE(story.state().isOver());
}

TEST(WonderTiming, aWonderThatWaitsAtTheEndStaysUnused)
{
    Scene scene{.rules = {2, false, true},
                .tiles = "B -1,1",
                .figures = "red beside 15; red beside 15; blue home; blue home",
                .aside = "tikal before blue",
                .draws = "B"};
    Story story(scene);
    story.tell("-2,1; pass");
    EXPECT_TRUE(story.state().isOver());
    scene.rules = with("wonder-left-at-the-end", "placed");
    Story other(scene);
    other.tell("-2,1; pass");
    EXPECT_EQ(other.asked(), "blue place");
}

/// Somebody's reserve keeps the game going, and brings nobody else a turn.
TEST(WonderTiming, aReserveBringsNoTurnToAWonderThatStaysUnused)
{
    Scene scene{.rules = {3, false, true},
                .tiles = "B -1,1; abu_simbel 0,1",
                .figures =
                    "red home; red home; red w 0,3; blue home; blue home; green beside 20; green beside 20",
                .aside = "E kept red; tikal before blue",
                .draws = "B",
                .toPlay = "green"};
    Story story(scene);
    story.tell("-2,1; pass");
    EXPECT_EQ(story.asked(), "red place");
    story.tell("lay E -3,1; pass");
    EXPECT_TRUE(story.state().isOver());
    scene.rules.switches = {{"wonder-left-at-the-end", "placed"}};
    Story other(scene);
    other.tell("-2,1; pass; lay E -3,1; pass");
    EXPECT_EQ(other.asked(), "blue place");
}

TEST(WonderTiming, aWonderThatFitsNowhereCannotHoldTheGameUp)
{
    Scene scene{.rules = with("wonder-left-at-the-end", "placed"),
                .tiles = "lake 0,0; lake 1,0",
                .figures = "red home; red home; blue beside 15; blue beside 15",
                .aside = "tikal before red",
                .draws = "lake"};
    scene.rules.moreTiles = {rules_test::tileOfWater("lake", 3, false)};
    Story story(scene);
    EXPECT_TRUE(story.state().isOver());
    EXPECT_TRUE(story.cited().contains("woh-attach-no-fit-discard"));
}

} // namespace

} // namespace wonder_timing_test
