// SPDX-License-Identifier: GPL-3.0-or-later
// Crop circles: the action of all players, and whom it is about.
#include "tests/model/engine/rules/ruling.h"

using namespace glossator;
using rules_test::Forbidden;
using support::Scene;
using support::Story;

namespace crop_circles_test {

namespace {

const support::Rules withCircles{.players = 3, .expansions = {"mini-7-crop-circles"}};

/// Blue has a knight and Green a highwayman; Red places a tile whose circle is about knights.
Scene beforeTheCircle()
{
    return {.rules = withCircles,
            .tiles = "D 0,0",
            .figures = "blue c1 0,0; green r1 0,0",
            .draws = "crop-circles-2:05; U"};
}

const std::vector<Forbidden>& forbidden()
{
    static const std::vector<Forbidden> all{
        {"crop-action-must-choose", beforeTheCircle(), "0,1 turn 1; pass", "pass",
         "not available (crop-action-must-choose)"},
        {"crop-place-beside-own", beforeTheCircle(), "0,1 turn 1; pass; answer 0", "meeple r1 0,0",
         "not yours (crop-place-beside-own)"},
        {"crop-remove-must",
         {.rules = withCircles,
          .tiles = "W -1,0; D 0,0",
          .figures = "blue r1 -1,0; blue r3 -1,0",
          .draws = "crop-circles-2:01; U"},
         "0,1; pass; answer 1",
         "pass",
         "not available (crop-remove-must)"},
    };
    return all;
}

class CropCircleRefusals : public ::testing::TestWithParam<Forbidden>
{
};
TEST_P(CropCircleRefusals, areCited)
{
    rules_test::prove(GetParam());
}
INSTANTIATE_TEST_SUITE_P(Rules, CropCircleRefusals, ::testing::ValuesIn(forbidden()),
                         rules_test::nameOf<Forbidden>);

TEST(CropCircles, passWhoeverHasNobodyThere) // crop-action-everybody, crop-action-nobody-there
{
    Story story(beforeTheCircle());
    story.tell("0,1 turn 1; +c1");
    EXPECT_EQ(story.asked(), "red crop circle");
    story.tell("answer 0");
    EXPECT_EQ(story.asked(), "blue place beside");
    story.tell("meeple c1 0,0");
    EXPECT_EQ(story.supply("blue"), 5);
    EXPECT_EQ(story.asked(), "red place beside");
    story.tell("pass");
    EXPECT_EQ(story.asked(), "blue place");
}

TEST(CropCircles, takeTheOnlyMeepleWithoutAQuestion) // crop-remove-must
{
    Story story(beforeTheCircle());
    story.tell("0,1 turn 1; +c1; answer 1");
    EXPECT_EQ(story.supply("blue"), 7);
    EXPECT_EQ(story.supply("green"), 6);
    EXPECT_EQ(story.supply("red"), 7);
    EXPECT_EQ(story.awards(), "");
}

TEST(CropCircles, arePlayableWithOneTile) // crop-setup-one-tile
{
    for (const auto& [reading, tiles] : {std::pair{"six", 6}, {"a", 1}, {"f", 1}}) {
        const engine::Game game = support::makeGame(
            {.switches = {{"crop-circle-tiles", reading}}, .expansions = {"mini-7-crop-circles"}});
        EXPECT_EQ(game.begin().pile.size, 71 + tiles) << reading;
    }
}

} // namespace

} // namespace crop_circles_test
