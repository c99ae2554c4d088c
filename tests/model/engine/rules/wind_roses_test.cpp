// SPDX-License-Identifier: GPL-3.0-or-later
// The wind roses and their quadrants.
#include "model/engine/rules/wind_roses/wind_rose.h"
#include "tests/model/engine/rules/ruling.h"

using namespace glossator;
using engine::Square;
using engine::rules::Quadrant;
using engine::rules::WindRose;
using rules_test::Ruling;
using support::Story;

namespace wind_roses_test {

namespace {

const support::Rules withRoses{.players = 2, .expansions = {"wind-roses"}};
const std::string orange = "wind-roses:04 0,0";
/// The blue rose north of the orange one, with its own north to the south.
const std::string blueTurned = orange + "; wind-roses:05 0,-1 turn 2";
const std::string three = "red 3: 1 bonus x3";

/// A square beside a rose at 5, 7, and the quadrants to which it belongs.
struct Part
{
    int turn;
    int x;
    int y;
    std::string quadrants;
};

void PrintTo(const Part& part, std::ostream* out)
{
    *out << "turn " << part.turn << " at " << part.x << ", " << part.y;
}

std::string quadrantsOf(const WindRose& rose, Square square)
{
    std::string found;
    for (const auto& [quadrant, name] :
         {std::pair{Quadrant::NorthEast, "NE"}, std::pair{Quadrant::SouthEast, "SE"},
          std::pair{Quadrant::SouthWest, "SW"}, std::pair{Quadrant::NorthWest, "NW"}})
        if (rose.isIn(quadrant, square))
            found += (found.empty() ? "" : " ") + std::string(name);
    return found;
}

class Quadrants : public ::testing::TestWithParam<Part>
{
};
TEST_P(Quadrants, divideTheLandscape) // rose-quadrants, rose-axis-both, rose-blue-directions
{
    const Part& part = GetParam();
    const WindRose rose{{5, 7}, static_cast<engine::Turn>(part.turn), false};
    const Square square{static_cast<std::int16_t>(5 + part.x), static_cast<std::int16_t>(7 + part.y)};
    EXPECT_EQ(quadrantsOf(rose, square), part.quadrants);
    EXPECT_EQ(rose.isOnAxis(square), part.x == 0 || part.y == 0);
}
INSTANTIATE_TEST_SUITE_P(Around, Quadrants,
                         ::testing::Values(Part{0, 1, -2, "NE"}, Part{0, 3, 1, "SE"}, Part{0, -1, 1, "SW"},
                                           Part{0, -4, -1, "NW"}, Part{0, 0, -1, "NE NW"},
                                           Part{0, 2, 0, "NE SE"}, Part{0, 0, 3, "SE SW"},
                                           Part{0, -1, 0, "SW NW"}, Part{1, 1, 1, "NE"}, Part{1, -1, 1, "SE"},
                                           Part{1, -1, -1, "SW"}, Part{1, 1, -1, "NW"},
                                           Part{1, 1, 0, "NE NW"}, Part{2, -2, 1, "NE"},
                                           Part{2, -1, -1, "SE"}, Part{2, 1, -1, "SW"}, Part{2, 1, 1, "NW"},
                                           Part{3, -1, -1, "NE"}, Part{3, 1, -1, "SE"}, Part{3, 1, 1, "SW"},
                                           Part{3, -1, 1, "NW"}, Part{3, 0, 1, "SW NW"}));

const std::vector<Ruling>& rulings()
{
    static const std::vector<Ruling> all{
        {"rose-three-points",
         {.rules = withRoses, .tiles = orange + "; B 0,-1; B 1,-1", .draws = "wind-roses:01; B"},
         "1,-2; pass",
         three},
        {"rose-axis-both",
         {.rules = withRoses, .tiles = orange, .draws = "wind-roses:01; B"},
         "0,-1; pass",
         three},
        {"rose-wrong-quadrant",
         {.rules = withRoses, .tiles = orange, .draws = "wind-roses:01; B"},
         "0,1 turn 2; pass",
         ""},
        {"rose-fn-tile-orientation",
         {.rules = withRoses, .tiles = orange + "; B 0,-1", .draws = "wind-roses:01; B"},
         "1,-1 turn 1; pass",
         three},
        {"rose-blue-directions",
         {.rules = withRoses, .tiles = blueTurned, .draws = "wind-roses:01; B"},
         "0,1 turn 2; pass",
         three},
        {"rose-wrong-quadrant",
         {.rules = withRoses, .tiles = blueTurned + "; B -1,-1", .draws = "wind-roses:01; B"},
         "-1,-2; pass",
         ""},
        {"rose-blue-no-points",
         {.rules = withRoses, .tiles = orange, .draws = "wind-roses:05; B"},
         "0,-1 turn 2; pass",
         ""},
    };
    return all;
}

class WindRoseScoring : public ::testing::TestWithParam<Ruling>
{
};
TEST_P(WindRoseScoring, givesThesePoints)
{
    rules_test::prove(GetParam());
}
INSTANTIATE_TEST_SUITE_P(Rulings, WindRoseScoring, ::testing::ValuesIn(rulings()),
                         rules_test::nameOf<Ruling>);

std::string firstTile(const engine::Game& game)
{
    const engine::State state = game.begin();
    return game.tiles()[state.board.tile(0).kind].kind.id;
}

TEST(WindRoses, beginWithTheOrangeOne) // rose-setup-start, rose-setup-shuffle
{
    const engine::Game game = support::makeGame(withRoses);
    EXPECT_EQ(firstTile(game), "wind-roses:04");
    EXPECT_EQ(game.begin().pile.size, 71 + 5);
    support::Rules other = withRoses;
    other.switches = {{"wind-rose-orange", "road-bends"}};
    EXPECT_EQ(firstTile(support::makeGame(other)), "wind-roses:05");
}

/// The expansion's rules without its tiles change nothing.
TEST(WindRoses, withoutTheirTilesLeaveTheStart)
{
    engine::GameSetup setup = support::setupOf({});
    setup.expansions.emplace_back("wind-roses");
    const auto game = engine::Game::make(std::move(setup));
    ASSERT_TRUE(game);
    EXPECT_EQ(firstTile(*game), "base:D");
    EXPECT_TRUE(game->modules().back()->faults(*game, game->begin()).empty());
}

TEST(WindRoses, scoreBeforeTheMeeple) // rose-before-meeple
{
    Story story({.rules = withRoses, .tiles = orange, .draws = "wind-roses:01; B"});
    story.tell("0,-1");
    EXPECT_EQ(story.points(), "red 3 blue 0");
    EXPECT_EQ(story.asked(), "red wood");
    EXPECT_FALSE(story.cited().contains("rose-wrong-quadrant"));
    EXPECT_FALSE(story.cited().contains("rose-fn-tile-orientation"));
}

TEST(WindRoses, saySoOnlyOfTheirOwnTiles) // rose-place-usual, rose-wrong-quadrant, rose-no-feature
{
    Story story({.rules = withRoses, .tiles = orange, .draws = "B; B"});
    story.tell("0,-1; pass");
    for (const char* clause :
         {"rose-place-usual", "rose-wrong-quadrant", "rose-no-feature", "rose-blue-usual"})
        EXPECT_FALSE(story.cited().contains(clause)) << clause;
}

TEST(WindRoses, needTheOrangeOneOnTheBoard) // rose-setup-start
{
    const engine::Game game = support::makeGame(withRoses);
    const auto declared =
        engine::declare(game, support::positionOf({.rules = withRoses, .tiles = "D 0,0"}, game));
    ASSERT_FALSE(declared);
    EXPECT_EQ(declared.error().front().what,
              "the tile with the orange wind rose, wind-roses:04, starts the game and is not on the board");
}

} // namespace

} // namespace wind_roses_test
