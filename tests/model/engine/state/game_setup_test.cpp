// SPDX-License-Identifier: GPL-3.0-or-later
// What a game can be made from, and what is told about a setup that makes none.
#include "model/engine/rules/registry.h"
#include "tests/model/engine/support/game_box.h"

#include <gtest/gtest.h>

using namespace glossator;
using engine::GameSetup;

namespace {

struct Wrong
{
    std::string name;
    void (*change)(GameSetup&);
    std::string what;
};

void PrintTo(const Wrong& wrong, std::ostream* out)
{
    *out << wrong.name;
}

engine::TileKind& first(GameSetup& setup)
{
    return setup.tiles.front();
}

const std::vector<Wrong>& wrongs()
{
    static const std::vector<Wrong> all{
        {"OnePlayer", [](GameSetup& s) { s.players = 1; }, "a game has 2 to 6 players, not 1"},
        {"SevenPlayers", [](GameSetup& s) { s.players = 7; }, "a game has 2 to 6 players, not 7"},
        {"NoRules", [](GameSetup& s) { s.expansions.clear(); }, "at least one expansion"},
        {"UnknownRules", [](GameSetup& s) { s.expansions.emplace_back("the-moon"); },
         "no rules for the expansion \"the-moon\""},
        {"RulesTwice", [](GameSetup& s) { s.expansions.emplace_back("abbot"); }, "\"abbot\" is named twice"},
        {"BaseGameMissing", [](GameSetup& s) { s.expansions = {"abbot"}; }, "\"base\" come first"},
        {"BaseGameNotFirst",
         [](GameSetup& s) {
             s.expansions = {"wonders-of-humanity", "base"};
         },
         "\"base\" come first"},
        {"UnknownSwitch", [](GameSetup& s) { s.switches["gravity"] = "on"; }, "has a switch \"gravity\""},
        {"UnknownReading", [](GameSetup& s) { s.switches["two-wonders"] = "perhaps"; },
         "has no reading \"perhaps\""},
        {"NoTiles", [](GameSetup& s) { s.tiles.clear(); }, "the game has no tiles"},
        {"TileTwice", [](GameSetup& s) { s.tiles.push_back(s.tiles.front()); }, "is given twice"},
        {"UnknownDisplay", [](GameSetup& s) { s.display = {"wonder:pyramids"}; },
         "no tile \"wonder:pyramids\" to lay out"},
        {"TileThatNobodyLaysOut", [](GameSetup& s) { s.display = {"base:D"}; },
         "the tile \"base:D\" is not laid out by any expansion of this game"},
        {"FewerWondersThanPlayers", [](GameSetup& s) { s.display = {"wonder:tikal"}; },
         "3 players need at least as many wonders on display, not 1"},
        {"NoStartingTile",
         [](GameSetup& s) {
             for (engine::TileKind& kind : s.tiles)
                 kind.starts = false;
         },
         "no tile of the game lies on the board before the first turn"},
        {"StartingTileWithoutACopy",
         [](GameSetup& s) {
             for (engine::TileKind& kind : s.tiles)
                 kind.count = kind.starts ? 0 : kind.count;
         },
         "starts, but there is no copy of it"},
        {"MoreSquaresThanNumbersHold",
         [](GameSetup& s) {
             for (engine::TileKind& kind : s.tiles)
                 kind.count = 255;
         },
         "squares together; there can be 4000"},
        {"MorePennantsThanNumbersHold",
         [](GameSetup& s) {
             first(s).count = 255;
             first(s).features[0].pennants = 255;
         },
         "pennants together; there can be 4000"},
        {"MoreFeaturesThanNumbersHold",
         [](GameSetup& s) {
             for (engine::TileKind& kind : s.tiles) {
                 kind.count = 40;
                 kind.features.resize(120, kind.features[0]);
             }
         },
         "features together; there can be 32000"},
        {"MoreKindsThanNumbersHold",
         [](GameSetup& s) {
             engine::TileKind kind = first(s);
             kind.count = 0;
             for (int i = 0; i < 4000; ++i) {
                 kind.id = std::to_string(i);
                 s.tiles.push_back(kind);
             }
         },
         "kinds together; there can be 4000"},
        {"TooManyFeaturesOfOneTile",
         [](GameSetup& s) { first(s).features.resize(128, first(s).features[0]); },
         "has more than 255 squares or 127 features"},
        {"SquaresApart",
         [](GameSetup& s) {
             first(s).squares.push_back(first(s).squares[0]);
             first(s).squares[1].offset = {2, 0};
         },
         "squares that do not hang together"},
        {"SquaresOnOnePlace", [](GameSetup& s) { first(s).squares.push_back(first(s).squares[0]); },
         "squares that do not hang together"},
        {"SquaresFarAway",
         [](GameSetup& s) {
             first(s).squares[0].offset = {30000, 0};
         },
         "begin elsewhere than at [0, 0]"},
        {"TileWithoutSquares", [](GameSetup& s) { first(s).squares.clear(); }, "has no squares"},
        {"NegativeCount", [](GameSetup& s) { first(s).count = -1; }, "0 to 255 copies"},
        {"TooManyCopies", [](GameSetup& s) { first(s).count = 300; }, "0 to 255 copies"},
        {"LaneOfNoFeature", [](GameSetup& s) { first(s).squares[0].lanes[0][1] = 99; },
         "names a feature that it does not have"},
        {"FeatureOnNoSquare", [](GameSetup& s) { first(s).features[0].squares = {7}; },
         "names a square that it does not have"},
        {"FeatureWithoutSquare", [](GameSetup& s) { first(s).features[0].squares.clear(); },
         "names a square that it does not have"},
        {"FieldBesideNoCity", [](GameSetup& s) { first(s).features[0].touches = {9}; },
         "names a feature that it does not have"},
    };
    return all;
}

class SetupFaults : public ::testing::TestWithParam<Wrong>
{
};

TEST_P(SetupFaults, areTold)
{
    GameSetup setup = support::setupOf({3, true, true});
    GetParam().change(setup);
    const auto game = engine::Game::make(setup);
    ASSERT_FALSE(game) << "the setup is accepted";
    std::string told;
    for (const std::string& fault : game.error())
        told += fault + "\n";
    EXPECT_NE(told.find(GetParam().what), std::string::npos) << "told is: " << told;
}

INSTANTIATE_TEST_SUITE_P(Each, SetupFaults, ::testing::ValuesIn(wrongs()),
                         [](const auto& wrong) { return wrong.param.name; });

/// In the base game alone no tile is laid out.
TEST(Setup, hasNoDisplayWithoutRulesForIt)
{
    GameSetup setup = support::setupOf({.moreTiles = support::tilesOf("wonders-of-humanity")});
    setup.display = {"wonder:tikal"};
    EXPECT_FALSE(engine::Game::make(setup));
}

/// Later modules score first when the game ends (woh-final-wonders-first).
TEST(Setup, hasTheWondersLastWhateverTheOrderOfTheList)
{
    EXPECT_EQ(engine::rules::all().back().id, "wonders-of-humanity");
    GameSetup setup = support::setupOf({2, true, true});
    setup.expansions = {"base", "wonders-of-humanity", "abbot"};
    const auto game = engine::Game::make(std::move(setup));
    ASSERT_TRUE(game.has_value());
    EXPECT_EQ(game->modules().back()->id(), "wonders-of-humanity");
}

/// A reader chooses a reading beside the clause that the switch is about.
TEST(Setup, namesTheClauseOfEverySwitch)
{
    for (const engine::rules::ModuleInfo& module : engine::rules::all())
        for (const engine::SwitchSpec& spec : module.switches()) {
            EXPECT_FALSE(spec.about.empty()) << spec.id;
            if (spec.about.find("-open-") != std::string_view::npos) {
                EXPECT_FALSE(spec.isPublished) << spec.id;
            }
        }
}

TEST(Setup, isAcceptedWhenNothingIsWrong)
{
    EXPECT_TRUE(engine::Game::make(support::setupOf({3, true, true})));
}

} // namespace
