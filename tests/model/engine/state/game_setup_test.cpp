// SPDX-License-Identifier: GPL-3.0-or-later
// What a game can be made from, and what is told about a setup that makes none.
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
        {"UnknownRules", [](GameSetup& s) { s.expansions.push_back("the-moon"); },
         "no rules for the expansion \"the-moon\""},
        {"RulesTwice", [](GameSetup& s) { s.expansions.push_back("abbot"); }, "\"abbot\" is named twice"},
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

TEST(Setup, isAcceptedWhenNothingIsWrong)
{
    EXPECT_TRUE(engine::Game::make(support::setupOf({3, true, true})));
}

} // namespace
