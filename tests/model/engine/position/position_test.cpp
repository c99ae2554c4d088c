// SPDX-License-Identifier: GPL-3.0-or-later
// A declared position is as it was declared, and play goes on from it.
#include "tests/model/engine/support/story.h"

#include <gtest/gtest.h>

using namespace glossator;
using engine::PlaceKind;
using support::Story;

namespace {

constexpr int three = 3;

/// Fields on two squares side by side, brought as plain landscape.
engine::TileKind meadow(int count)
{
    engine::TileKind kind;
    kind.id = "meadow";
    kind.count = count;
    kind.squares.resize(2);
    kind.squares[1].offset = {1, 0};
    for (engine::SquareSpec& square : kind.squares)
        square.lanes.fill({0, 0, 0});
    kind.squares[0].edges[1] = kind.squares[1].edges[3] = engine::EdgeKind::Internal;
    kind.features.push_back({engine::FeatureKind::Field, "f1", {0, 1}, 0, {}, {}, {}});
    return kind;
}

int figuresAt(const Story& story, std::string_view colour, PlaceKind place, int index)
{
    int count = 0;
    for (const engine::Figure& figure : story.state().figures)
        count += figure.owner == support::playerCalled(colour) && figure.place.kind == place &&
                 figure.place.index == index;
    return count;
}

TEST(Position, beginsTheDeclaredTurn)
{
    Story story(
        {.rules = {three}, .tiles = "D 0,0", .scores = {5, 60, 7}, .toPlay = "green", .turnNumber = 31});
    EXPECT_EQ(story.asked(), "table draw");
    EXPECT_EQ(story.state().turn.player, 2);
    EXPECT_EQ(story.state().turn.number, 31);
    EXPECT_EQ(story.points(), "red 5 blue 60 green 7");
    EXPECT_EQ(story.state().pile.size, 71);
}

TEST(Position, drawsTheDeclaredTilesInTheirOrder)
{
    Story story({.tiles = "D 0,0", .draws = "B; E; V"});
    EXPECT_EQ(story.state().pile.size, 2);
    EXPECT_EQ(story.game().tiles()[story.state().turn.tileInHand].kind.id, "base:B");
    story.tell("0,1; pass");
    EXPECT_EQ(story.game().tiles()[story.state().turn.tileInHand].kind.id, "base:E");
}

TEST(Position, givesFiguresTheirPlaces)
{
    Story story({.rules = {three, true},
                 .tiles = "D 0,0; B 0,1; B 0,2",
                 .figures = "red c1 0,0; red m 0,1; blue abbot m 0,2",
                 .supplies = "green 2"});
    EXPECT_EQ(story.supply("red"), 5);
    EXPECT_EQ(story.supply("blue", "abbot"), 0);
    EXPECT_EQ(story.supply("green"), 2);
    EXPECT_EQ(figuresAt(story, "green", PlaceKind::OutOfGame, engine::none), 5);
    EXPECT_TRUE(story.state().board.isOccupiedFeature(0));
}

TEST(Position, standsPairsBesideTheDeclaredSpace)
{
    Story story(
        {.rules = {three, false, true},
         .tiles = "D 0,0",
         .figures = "blue beside 15; blue beside 15; green beside 15; green beside 15; red home; red home"});
    EXPECT_EQ(figuresAt(story, "blue", PlaceKind::BesideTrack, 15), 2);
    EXPECT_EQ(figuresAt(story, "green", PlaceKind::BesideTrack, 15), 2);
    EXPECT_EQ(story.supply("red"), 8);
    EXPECT_EQ(story.supply("blue"), 6);
}

/// How many squares a tile covers says nothing about where its copies come from.
TEST(Position, takesLargeTilesAsideFromThePile)
{
    Story story({.rules = {.players = three, .wonders = true, .moreTiles = {meadow(3)}},
                 .tiles = "B -1,1; abu_simbel 0,1; meadow -3,1",
                 .figures = "red home; red home; red w 0,3",
                 .aside = "meadow kept red",
                 .toPlay = "blue"});
    EXPECT_EQ(story.state().aside.size(), 1U);
    EXPECT_EQ(story.state().pile.counts.back(), 1);
}

TEST(Position, takesWondersOfTheDisplayOntoTheBoard)
{
    Story story({.rules = {three, false, true},
                 .tiles = "D 0,0; notre_dame 0,1",
                 .figures = "red w 0,2; red home; red home"});
    EXPECT_EQ(story.state().aside.size(), 2U);
}

/// What is wrong with a scene, or nothing.
std::string faultOf(const support::Scene& scene)
{
    const engine::Game game = support::makeGame(scene.rules);
    const auto declared = engine::declare(game, positionOf(scene, game), nullptr);
    return declared ? "" : declared.error().front().what;
}

/// A pig whose farmers are gone stays, and a farmer can be sent to it by a symbol; two pigs never meet.
TEST(Position, letsAFarmerStandBesideAPig)
{
    const std::string refused = "another figure stands on \"f1\" of this tile already";
    const auto fault = [](const std::string& figures, std::vector<std::string> expansions) {
        return faultOf(
            {.rules = {.expansions = std::move(expansions)}, .tiles = "B 0,0", .figures = figures});
    };
    const std::vector<std::string> both{"exp-2-traders-builders", "20th-anniversary"};
    EXPECT_EQ(fault("red f1 0,0; red pig f1 0,0", both), "");
    EXPECT_EQ(fault("red pig f1 0,0; red f1 0,0", both), "");
    EXPECT_EQ(fault("blue pig f1 0,0; red f1 0,0; red f1 0,0", both), "");
    EXPECT_EQ(fault("red f1 0,0; red pig f1 0,0; red f1 0,0", both), "");
    EXPECT_EQ(fault("red pig f1 0,0; red f1 0,0; blue f1 0,0", both), refused);
    EXPECT_EQ(fault("red f1 0,0; red pig f1 0,0; red f1 0,0; red f1 0,0", both), refused);
    EXPECT_EQ(fault("red pig f1 0,0; blue pig f1 0,0", both), refused);
    EXPECT_EQ(fault("red f1 0,0; red pig f1 0,0", {"exp-2-traders-builders"}), refused);
}

TEST(Position, isTheSameWhateverTheOrderOfItsFigures)
{
    const support::Scene scene{.tiles = "D 0,0; B 0,1", .figures = "red c1 0,0; blue m 0,1", .draws = "B; B"};
    support::Scene other = scene;
    other.figures = "blue m 0,1; red c1 0,0";
    EXPECT_TRUE(Story(scene).state() == Story(other).state());
}

} // namespace
