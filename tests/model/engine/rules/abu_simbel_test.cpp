// SPDX-License-Identifier: GPL-3.0-or-later
// The owner of Abu Simbel chooses between two tiles.
#include "tests/model/engine/rules/ruling.h"

using namespace glossator;
using engine::PlaceKind;
using support::Story;

namespace abu_simbel_test {

namespace {

support::Scene scene(const char* draws, const char* aside = "", const char* toPlay = "red")
{
    return {.rules = {2, false, true},
            .tiles = "B -1,1; abu_simbel 0,1",
            .figures = "red home; red home; red w 0,3; blue beside 15; blue beside 15",
            .aside = aside,
            .draws = draws,
            .toPlay = toPlay};
}

std::string inHand(const Story& story)
{
    const engine::KindId kind = story.state().turn.tileInHand;
    return kind == engine::none ? "nothing" : story.game().tiles()[kind].kind.id;
}

/// Tiles in somebody's reserve: "red base:E".
std::string kept(const Story& story)
{
    std::string text;
    for (const engine::TileAside& tile : story.state().aside)
        if (tile.place.kind == PlaceKind::Reserve)
            text += (text.empty() ? "" : "; ") + support::colourOf(tile.place.player) + " " +
                    story.game().tiles()[tile.kind].kind.id;
    return text;
}

TEST(AbuSimbel, offersTwoTilesAndKeepsTheOther) // woh-abu-simbel-two-choices, -first-turn-draws-two,
                                                // -place-one, -keep-other
{
    Story story(scene("E; V; B; B; B"));
    EXPECT_EQ(story.asked(), "red tile");
    EXPECT_TRUE(story.isOffered("pick E"));
    EXPECT_TRUE(story.isOffered("pick V"));
    EXPECT_EQ(story.attempt("pick B"), "not available (woh-abu-simbel-two-choices)");
    story.tell("pick V");
    EXPECT_EQ(inHand(story), "base:V");
    story.tell("-1,0 turn 1; pass");
    EXPECT_EQ(kept(story), "red base:E");
    EXPECT_EQ(inHand(story), "base:B");
    EXPECT_EQ(story.asked(), "blue place");
    for (const char* clause : {"woh-abu-simbel-two-choices", "woh-abu-simbel-first-turn-draws-two",
                               "woh-abu-simbel-place-one", "woh-abu-simbel-keep-other"})
        EXPECT_TRUE(story.cited().contains(clause)) << clause;
}

TEST(AbuSimbel, keepsTilesOutOfTheHand) // woh-abu-simbel-two-choices
{
    Story story(scene("E; V; B; B; B"));
    int kept = 0;
    for (const engine::Event& event : story.events())
        if (const auto* moved = std::get_if<engine::TileMoved>(&event.what)) {
            EXPECT_TRUE((moved->from == engine::Place{PlaceKind::InHand, 0, engine::none}));
            EXPECT_TRUE((moved->to == engine::Place{PlaceKind::Reserve, 0, engine::none}));
            ++kept;
        }
    EXPECT_EQ(kept, 2);
}

TEST(AbuSimbel, drawsOneOnLaterTurns) // woh-abu-simbel-later-turns-draw-one
{
    Story story(scene("V; B; B; B", "E kept red"));
    EXPECT_EQ(story.asked(), "red tile");
    EXPECT_EQ(story.options().size(), 2U);
    EXPECT_EQ(story.state().pile.size, 3);
    EXPECT_TRUE(story.cited().contains("woh-abu-simbel-later-turns-draw-one"));
    story.tell("pick E; -2,1; pass");
    EXPECT_EQ(kept(story), "red base:V");
}

TEST(AbuSimbel, usesTheReserveWhenThePileIsEmpty) // woh-abu-simbel-end-uses-reserve
{
    Story story(scene("B", "E kept red", "blue"));
    story.tell("-2,1; pass");
    EXPECT_EQ(story.asked(), "red place");
    EXPECT_EQ(inHand(story), "base:E");
    EXPECT_TRUE(story.cited().contains("woh-abu-simbel-end-uses-reserve"));
    story.tell("-3,1; pass");
    EXPECT_TRUE(story.state().isOver());
}

TEST(AbuSimbel, passesTheVeryLastTileOn) // woh-abu-simbel-last-tile-passes-on
{
    Story story(scene("E; V"));
    story.tell("pick V; -1,0 turn 1; pass");
    EXPECT_EQ(story.asked(), "blue place");
    EXPECT_EQ(inHand(story), "base:E");
    EXPECT_TRUE(story.cited().contains("woh-abu-simbel-last-tile-passes-on"));
    story.tell("-2,1; pass");
    EXPECT_TRUE(story.state().isOver());
}

/// A hole for an abbey; Red owns Abu Simbel and keeps a bend.
support::Scene beside(const char* draws, const char* toPlay)
{
    return {.rules = {.wonders = true, .expansions = {"exp-5-abbey-mayor"}},
            .tiles = "W -1,0; D 0,0; V 1,0; U 2,0; E 0,1 turn 1; U 2,1; E 0,2 turn 2; E 1,2 turn 2; "
                     "abu_simbel -1,1",
            .figures = "red home; red home; red w -1,2; blue beside 15; blue beside 15",
            .aside = "V kept red",
            .draws = draws,
            .toPlay = toPlay};
}

TEST(AbuSimbel, keepsItsReserveWhenItsOwnerPlacesAnAbbey) // woh-abu-simbel-end-uses-reserve
{
    Story story(beside("U", "blue"));
    story.tell("pass; -2,0 turn 1; pass; pick abbey; 1,1; pass");
    EXPECT_EQ(story.asked(), "red place");
    EXPECT_EQ(inHand(story), "base:V");
    EXPECT_FALSE(story.cited().contains("woh-abu-simbel-last-tile-passes-on"));
}

TEST(AbuSimbel, passesTheLastTileOnAfterSomebodyElsesAbbey) // woh-abu-simbel-last-tile-passes-on
{
    Story story(beside("U", "red"));
    story.tell("pass; pick U; -2,0 turn 1; pass; pick abbey; 1,1; pass");
    EXPECT_EQ(story.asked(), "blue place");
    EXPECT_EQ(inHand(story), "base:V");
    EXPECT_TRUE(story.cited().contains("woh-abu-simbel-last-tile-passes-on"));
}

TEST(AbuSimbel, doesNothingForOthers)
{
    Story story(scene("E; V; B", "", "blue"));
    EXPECT_EQ(story.asked(), "blue place");
    EXPECT_EQ(inHand(story), "base:E");
}

TEST(AbuSimbel, discardsWhatFitsNowhereAndDrawsOn) // base-draw-no-fit
{
    support::Scene withLake = scene("lake; E; V; B");
    withLake.rules.moreTiles = {rules_test::tileOfWater("lake", 1, false)};
    Story story(withLake);
    EXPECT_EQ(story.asked(), "red tile");
    EXPECT_FALSE(story.isOffered("pick lake"));
    EXPECT_EQ(story.options().size(), 2U);
    EXPECT_TRUE(story.cited().contains("base-draw-no-fit"));
}

} // namespace

} // namespace abu_simbel_test
