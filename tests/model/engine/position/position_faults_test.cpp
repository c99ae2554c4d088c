// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that can be wrong with a declared position, a line each.
#include "tests/model/engine/support/scene.h"

#include <gtest/gtest.h>

using namespace glossator;
using engine::PlaceKind;
using engine::Position;
using engine::PositionPart;

namespace {

/// What is changed in a good position, and the fault that this makes.
struct Wrong
{
    std::string name;
    void (*change)(Position&);
    PositionPart part;
    std::size_t index;
    std::string what; ///< words of the message
};

void PrintTo(const Wrong& wrong, std::ostream* out)
{
    *out << wrong.name;
}

const engine::Game& game()
{
    static const engine::Game made = support::makeGame({3, true, true});
    return made;
}

/// A city of two tiles with a road beside it, a knight, a monk and an abbot; Alhambra before red.
Position good()
{
    return support::positionOf({.tiles = "D 0,0; F 0,-1 turn 1; B 0,1; B 0,2",
                                .figures = "red c1 0,0; blue m 0,1; green abbot m 0,2; red home; red home",
                                .aside = "alhambra before red; tikal display; notre_dame display",
                                .supplies = "green 3",
                                .draws = "E; V; V",
                                .scores = {1, 2, 3}},
                               game());
}

engine::DeclaredFigure figure(engine::Player owner, const char* feature, engine::Square square)
{
    return {owner, "meeple", PlaceKind::OnFeature, square, feature, 0};
}

const std::vector<Wrong>& wrongs()
{
    static const std::vector<Wrong> all{
        {"UnknownTile",
         [](Position& p) {
             p.tiles.push_back({"base:Z", {1, 0}, 0});
         },
         PositionPart::Tile, 4, "the game has no tile \"base:Z\""},
        {"SquareTaken",
         [](Position& p) {
             p.tiles.push_back({"base:B", {0, 2}, 0});
         },
         PositionPart::Tile, 4, "[0, 2] is taken"},
        {"EdgeDiffers",
         [](Position& p) {
             p.tiles.push_back({"base:B", {1, 0}, 0});
         },
         PositionPart::Tile, 4, "does not match its neighbour"},
        {"TooManyOfAKind",
         [](Position& p) {
             p.tiles.insert(p.tiles.end(), {{"base:C", {0, -2}, 0}, {"base:C", {1, -2}, 0}});
         },
         PositionPart::Tile, 5, "there are only 1 of the tile \"base:C\""},
        {"NotConnected",
         [](Position& p) {
             p.tiles.push_back({"base:B", {5, 5}, 0});
         },
         PositionPart::Tile, 4, "does not hang together"},
        {"OnlyCornerToCorner",
         [](Position& p) {
             p.tiles.push_back({"base:B", {1, 3}, 0});
         },
         PositionPart::Tile, 4, "does not hang together"},
        {"TooFar",
         [](Position& p) {
             p.tiles.push_back({"base:B", {30000, 0}, 0});
         },
         PositionPart::Tile, 4, "too far away"},
        {"UnknownFigure", [](Position& p) { p.figures[0].kind = "pig"; }, PositionPart::Figure, 0,
         "no such figure or player"},
        {"FigureOfNobody", [](Position& p) { p.figures[0].owner = 3; }, PositionPart::Figure, 0,
         "no such figure or player"},
        {"FigureOffTheBoard",
         [](Position& p) {
             p.figures.push_back(figure(0, "c1", {9, 9}));
         },
         PositionPart::Figure, 5, "no tile lies at [9, 9]"},
        {"UnknownFeature",
         [](Position& p) {
             p.figures.push_back(figure(0, "r9", {0, 0}));
         },
         PositionPart::Figure, 5, "has no feature \"r9\""},
        {"HeldByItsOwner",
         [](Position& p) {
             p.figures.push_back({0, "meeple", PlaceKind::HeldBy, {}, "", 0, 0});
         },
         PositionPart::Figure, 5, "no such player holds this figure"},
        {"HeldByNoRule",
         [](Position& p) {
             p.figures.push_back({0, "meeple", PlaceKind::HeldBy, {}, "", 0, 1});
         },
         PositionPart::Figure, 5, "no rule of this game puts a meeple there"},
        {"UnknownTokensOnATile",
         [](Position& p) {
             p.tokenPiles.push_back({{0, 0}, "tower-piece", 1});
         },
         PositionPart::TokenPile, 0, "no such tokens are in this game"},
        {"WrongFeatureKind",
         [](Position& p) {
             p.figures.push_back({0, "abbot", PlaceKind::OnFeature, {0, 0}, "r1", 0});
         },
         PositionPart::Figure, 5, "a abbot does not stand on \"r1\""},
        {"FeatureFinished",
         [](Position& p) {
             p.tiles.insert(p.tiles.end(), {{"base:E", {0, -2}, 2}});
         },
         PositionPart::Figure, 0, "\"c1\" is finished"},
        {"NoneLeftInTheSupply",
         [](Position& p) {
             p.figures.push_back({2, "abbot", PlaceKind::OnFeature, {0, 1}, "m", 0});
         },
         PositionPart::Figure, 5, "no abbot left in the supply"},
        {"TwoOnOnePrintedFeature",
         [](Position& p) {
             p.figures.push_back(figure(1, "c1", {0, 0}));
         },
         PositionPart::Figure, 5, "another figure stands on \"c1\""},
        {"FigureOnTheTrack", [](Position& p) { p.figures[0].place = PlaceKind::OnTrack; },
         PositionPart::Figure, 0, "no rule of this game puts a meeple there"},
        {"NoSuchSpace",
         [](Position& p) {
             p.figures.push_back({0, "meeple", PlaceKind::BesideTrack, {}, "", 50});
         },
         PositionPart::Figure, 5, "the track has no space 50"},
        {"UnknownTileAside", [](Position& p) { p.aside[0].kind = "wonder:pyramids"; }, PositionPart::Aside, 0,
         "the game has no tile \"wonder:pyramids\""},
        {"AsideAndOnTheBoard",
         [](Position& p) {
             p.aside.push_back({"base:C", PlaceKind::Display, engine::nobody});
             p.tiles.push_back({"base:C", {0, -2}, 0});
         },
         PositionPart::Aside, 3, "there are only 1 of the tile \"base:C\", which lies on the board already"},
        {"OrdinaryTileInTheDisplay",
         [](Position& p) {
             p.aside.push_back({"base:E", PlaceKind::Display, engine::nobody});
         },
         PositionPart::Aside, 3, "no rule of this game lays the tile \"base:E\" there"},
        {"WonderInTheReserve",
         [](Position& p) {
             p.aside[1] = {"wonder:tikal", PlaceKind::Reserve, 1};
         },
         PositionPart::Aside, 1, "no rule of this game lays the tile \"wonder:tikal\" there"},
        {"AbbotBesideTheTrack",
         [](Position& p) { p.figures[2] = {2, "abbot", PlaceKind::BesideTrack, {}, "", 10}; },
         PositionPart::Figure, 2, "no rule of this game puts a abbot there"},
        {"TileInAHand", [](Position& p) { p.aside[0].place = PlaceKind::InHand; }, PositionPart::Aside, 0,
         "no tile lies aside in such a place"},
        {"WonderAsideTwice",
         [](Position& p) {
             p.aside.push_back({"wonder:tikal", PlaceKind::InFront, 1});
         },
         PositionPart::Aside, 3, "\"wonder:tikal\", which lies aside already"},
        {"AsideBeforeNobody", [](Position& p) { p.aside[0].player = engine::nobody; }, PositionPart::Aside, 0,
         "no such player is at the table"},
        {"AsideInNoPlace", [](Position& p) { p.aside[0].place = PlaceKind::OnTrack; }, PositionPart::Aside, 0,
         "no tile lies aside in such a place"},
        {"SupplyOfNobody", [](Position& p) { p.supplies[0].player = 7; }, PositionPart::Supply, 0,
         "no such figure or player"},
        {"SupplyTooLarge", [](Position& p) { p.supplies[0].count = 9; }, PositionPart::Supply, 0,
         "only 6 are left in the supply, not 9"},
        {"SupplyBelowNothing", [](Position& p) { p.supplies[0].count = -1; }, PositionPart::Supply, 0,
         "less than nothing"},
        {"ScoreOfNobody", [](Position& p) { p.scores.push_back(4); }, PositionPart::Score, 3,
         "a score belongs to a player"},
        {"ScoreBelowNothing", [](Position& p) { p.scores[1] = -1; }, PositionPart::Score, 1,
         "a score belongs to a player"},
        {"ScoreTooHigh", [](Position& p) { p.scores[1] = 70000; }, PositionPart::Score, 1, "so many points"},
        {"UnknownTileInThePile", [](Position& p) { p.order.emplace_back("base:Z"); }, PositionPart::Order, 3,
         "the game has no tile \"base:Z\""},
        {"PileRunsOut", [](Position& p) { p.order.assign(5, "base:E"); }, PositionPart::Order, 4,
         "the pile has no further tile \"base:E\""},
        {"WonderInThePile", [](Position& p) { p.order.emplace_back("wonder:stonehenge"); },
         PositionPart::Order, 3, "the pile has no further tile"},
        {"NobodyToPlay", [](Position& p) { p.toPlay = 3; }, PositionPart::ToPlay, 0,
         "no such player is at the table"},
        {"NoSuchTurn", [](Position& p) { p.turnNumber = 0; }, PositionPart::ToPlay, 0, "there is no turn 0"},
        {"EmptyBoard",
         [](Position& p) {
             p.tiles.clear();
             p.figures.clear();
         },
         PositionPart::Whole, 0, "no tile lies on the board"},
        {"WonderWithoutMarker",
         [](Position& p) {
             p.tiles.push_back({"wonder:notre_dame", {0, 3}, 0});
             p.aside.clear();
         },
         PositionPart::Whole, 0, "without a marker meeple"},
        {"NobodyToMarkTheWonder",
         [](Position& p) {
             p.supplies.push_back({0, "meeple", 0});
         },
         PositionPart::Whole, 0, "nothing in the supply to mark it"},
        {"PairsApart",
         [](Position& p) {
             p.figures.push_back({1, "meeple", PlaceKind::BesideTrack, {}, "", 15});
             p.figures.push_back({1, "meeple", PlaceKind::BesideTrack, {}, "", 15});
         },
         PositionPart::Whole, 0, "wait beside different spaces"},
        {"ReserveWithoutTheWonder",
         [](Position& p) {
             p.aside.push_back({"base:V", PlaceKind::Reserve, 1});
         },
         PositionPart::Whole, 0, "player 2 keeps a tile in reserve without owning Abu Simbel"},
        {"PlainTileInTheDisplay",
         [](Position& p) {
             p.aside.push_back({"base:V", PlaceKind::Display, engine::nobody});
         },
         PositionPart::Aside, 3, "no rule of this game lays the tile \"base:V\" there"},
        {"PlainTileInFrontWhileTilesAreDrawn",
         [](Position& p) {
             p.aside.push_back({"base:V", PlaceKind::InFront, 1});
         },
         PositionPart::Whole, 0, "a tile that is no wonder waits in front of player 2"},
        {"WonderBesideItsPair", [](Position& p) { p.figures.resize(3); }, PositionPart::Whole, 0,
         "player 1 has 1 wonders although meeples still wait"},
    };
    return all;
}

class PositionFaults : public ::testing::TestWithParam<Wrong>
{
};

TEST_P(PositionFaults, areTold)
{
    Position position = good();
    GetParam().change(position);
    const auto declared = engine::declare(game(), position);
    ASSERT_FALSE(declared) << "the position is accepted";
    std::string told;
    for (const engine::PositionFault& fault : declared.error()) {
        if (fault.part == GetParam().part && fault.index == GetParam().index &&
            fault.what.find(GetParam().what) != std::string::npos)
            return;
        told += "\n" + std::to_string(static_cast<int>(fault.part)) + " " + std::to_string(fault.index) +
                " " + fault.what;
    }
    ADD_FAILURE() << "told is only:" << told;
}

INSTANTIATE_TEST_SUITE_P(Each, PositionFaults, ::testing::ValuesIn(wrongs()),
                         [](const auto& wrong) { return wrong.param.name; });

TEST(Position, isAcceptedWhenNothingIsWrong)
{
    const auto declared = engine::declare(game(), good());
    for (const engine::PositionFault& fault :
         declared ? std::vector<engine::PositionFault>{} : declared.error())
        ADD_FAILURE() << fault.what;
}

/// What the fault of the only wrong entry of a scene says.
std::string faultOf(const support::Scene& scene)
{
    const engine::Game made = support::makeGame(scene.rules);
    const auto declared = engine::declare(made, support::positionOf(scene, made));
    if (declared)
        return "none";
    return declared.error().size() == 1 ? declared.error().front().what : "several";
}

/// Places that some expansion needs are none where its rules are not played.
TEST(Position, hasNoPlacesThatNoRuleOfTheGameUses)
{
    const std::string keptTile = "no rule of this game lays the tile \"base:V\" there";
    EXPECT_EQ(faultOf({.tiles = "D 0,0", .aside = "V display"}), keptTile);
    EXPECT_EQ(faultOf({.tiles = "D 0,0", .aside = "V before red"}), keptTile);
    EXPECT_EQ(faultOf({.tiles = "D 0,0", .aside = "V kept red"}), keptTile);
    EXPECT_EQ(faultOf({.tiles = "D 0,0", .figures = "red beside 10"}),
              "no rule of this game puts a meeple there");
}

/// A special area is nobody's place by itself: only the rules that bring it can put a figure there.
TEST(Position, hasFiguresOnAreasOnlyByTheirRules)
{
    const support::Scene landscape{.rules = {.moreTiles = support::tilesOf("wonders-of-humanity")},
                                   .tiles = "D 0,0; notre_dame 0,1",
                                   .figures = "red w 0,2"};
    EXPECT_EQ(faultOf(landscape), "a meeple does not stand on \"w\"");
    support::Scene played = landscape;
    played.rules = {.wonders = true};
    played.figures += "; red home; red home";
    EXPECT_EQ(faultOf(played), "none");
    played.rules.abbot = true;
    played.figures = "red abbot w 0,2; red w 0,2";
    EXPECT_NE(faultOf(played), "none");
}

TEST(Position, doesNotLayMoreTilesThanThereAre)
{
    Position position = good();
    position.tiles.clear();
    for (std::int16_t x = 0; x < 400; ++x)
        for (std::int16_t y = 0; y < 100; ++y)
            position.tiles.push_back({"base:B", {x, y}, 0});
    const auto declared = engine::declare(game(), position);
    ASSERT_FALSE(declared);
    EXPECT_GT(declared.error().size(), 30000U);
}

TEST(Position, tellsEveryFaultAtOnce)
{
    Position position = good();
    position.toPlay = 9;
    position.scores[1] = -1;
    position.figures[0].feature = "r9";
    const auto declared = engine::declare(game(), position);
    ASSERT_FALSE(declared);
    EXPECT_EQ(declared.error().size(), 3U);
}

} // namespace
