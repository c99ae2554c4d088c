// SPDX-License-Identifier: GPL-3.0-or-later
// Shepherds: where they stand, how a flock grows and comes home, and what a wolf does.
#include "model/engine/play.h"
#include "tests/model/engine/rules/ruling.h"

using namespace glossator;
using rules_test::Forbidden;
using rules_test::Ruling;
using support::Scene;
using support::Story;

namespace hills_sheep_test {

namespace {

const support::Rules withSheep{.expansions = {"exp-9-hills-sheep"}};

/// Red's shepherd in the field south of the road, with these tokens beside him.
Scene withFlock(std::string tokens, std::string more = {})
{
    return {.rules = withSheep,
            .tiles = "D 0,0; E 0,1 turn 2",
            .figures = "red shepherd f1 0,1" + more,
            .piles = std::move(tokens),
            .draws = "E; U; E"};
}

/// Three quarters of a ring of roads, and a shepherd inside.
Scene withRing(std::string colour, std::string toPlay)
{
    return {.rules = withSheep,
            .tiles = "V 0,0 turn 3; V 1,0; V 0,1 turn 2",
            .figures = colour + " shepherd f1 0,0",
            .piles = "two-sheep 0,0 2",
            .draws = "V; U",
            .toPlay = std::move(toPlay)};
}

const std::vector<Ruling>& rulings()
{
    static const std::vector<Ruling> all{
        {"exp9-stable-points", withFlock("two-sheep 0,1 2; four-sheep 0,1 1"),
         "1,1 turn 2; pass; answer stable", "red 8: 2 tokens x2, 1 tokens x4"},
        {"exp9-grow-draw", withFlock("two-sheep 0,1 1"), "1,1 turn 2; pass; answer grow; answer three sheep",
         ""},
        {"exp9-grow-wolf", withFlock("two-sheep 0,1 1"), "1,1 turn 2; pass; answer grow; answer wolf", ""},
        {"exp9-enclosed-at-once", withRing("red", "blue"), "1,1 turn 1; pass", "red 4: 2 tokens x2"},
        {"exp9-enclosed-fn-no-growing", withRing("red", "red"), "1,1 turn 1; pass", "red 4: 2 tokens x2"},
    };
    return all;
}

class SheepRulings : public ::testing::TestWithParam<Ruling>
{
};
TEST_P(SheepRulings, hold)
{
    rules_test::prove(GetParam());
}
INSTANTIATE_TEST_SUITE_P(Rules, SheepRulings, ::testing::ValuesIn(rulings()), rules_test::nameOf<Ruling>);

TEST(Sheep, aShepherdLeavesTheFieldToFarmersAndThemToHim)
{
    Story story(withFlock("two-sheep 0,1 1"));
    story.tell("1,1 turn 2");
    EXPECT_TRUE(story.isOffered("+f1"));
    EXPECT_FALSE(story.isOffered("+shepherd f1")) << "the only one stands there";
    story.tell("+f1");
    EXPECT_TRUE(story.cited().contains("exp9-farmer-with-shepherd"));
}

TEST(Sheep, aSecondShepherdIsRefused)
{
    Scene scene = withFlock("two-sheep 0,1 1");
    scene.toPlay = "blue";
    Story story(scene);
    story.tell("1,1 turn 2");
    EXPECT_FALSE(story.isOffered("+shepherd f1"));
    EXPECT_EQ(story.attempt("+shepherd f1"), "feature occupied (exp9-shepherd-one-a-field)");
}

TEST(Sheep, aTileElsewhereAsksNothing)
{
    Story story(withFlock("two-sheep 0,1 1"));
    story.tell("0,-1 turn 2; pass");
    EXPECT_EQ(story.asked(), "blue place");
    EXPECT_FALSE(story.cited().contains("exp9-flock-extended"));
}

TEST(Sheep, aWolfTakesTheNewShepherdHome)
{
    Story story({.rules = withSheep, .tiles = "D 0,0", .draws = "E; U"});
    story.tell("0,1 turn 2; +shepherd f1");
    EXPECT_EQ(story.asked(), "table which token");
    EXPECT_EQ(story.supply("red", "shepherd"), 0);
    story.tell("answer wolf");
    EXPECT_EQ(story.supply("red", "shepherd"), 1);
    EXPECT_TRUE(story.state().tokenPiles.empty());
    EXPECT_TRUE(story.cited().contains("exp9-shepherd-wolf"));
}

TEST(Sheep, tokensOfTheBagRunOut)
{
    Story story(withFlock("four-sheep 0,1 2"));
    story.tell("1,1 turn 2; pass; answer grow");
    EXPECT_EQ(story.options().size(), 4U);
    EXPECT_EQ(story.attempt("answer four sheep"), "not available (exp9-setup-tokens)");
}

TEST(Sheep, everyShepherdOfTheFieldScores)
{
    Story story({.rules = withSheep,
                 .tiles = "D 0,0; W 1,0; D 2,0; E 0,1 turn 2; E 2,1 turn 2",
                 .figures = "red shepherd f1 0,1; blue shepherd f1 2,1",
                 .piles = "three-sheep 0,1 1; one-sheep 2,1 1",
                 .draws = "A; U"});
    story.tell("1,1 turn 2; pass; answer stable");
    EXPECT_EQ(story.points(), "red 4 blue 4");
    EXPECT_EQ(story.supply("blue", "shepherd"), 1);
    EXPECT_TRUE(story.state().tokenPiles.empty());
}

TEST(Sheep, aPositionTellsTheFlock)
{
    const engine::Game game = support::makeGame(withSheep);
    const auto faultsOf = [&](const Scene& scene) {
        const auto declared = engine::declare(game, support::positionOf(scene, game), nullptr);
        return declared ? std::string() : declared.error().front().what;
    };
    EXPECT_EQ(faultsOf(withFlock("two-sheep 0,1 1")), "");
    EXPECT_EQ(faultsOf(withFlock("")), "the shepherd of player 1 has no sheep");
    EXPECT_EQ(faultsOf(withFlock("two-sheep 0,1 1; wolf 0,1 1")),
              "a wolf stays on the board, which would go back into the bag at once");
    EXPECT_EQ(faultsOf(withFlock("two-sheep 0,1 1; two-sheep 0,0 1")),
              "sheep lie on a tile without a shepherd");
}

TEST(Sheep, twoShepherdsOnOneTileWouldShareTheirSheep)
{
    const engine::Game game = support::makeGame(withSheep);
    const auto declared = engine::declare(
        game, support::positionOf({.rules = withSheep,
                                   .tiles = "D 0,0; E 0,1 turn 2",
                                   .figures = "red f1 0,1; red shepherd f1 0,0; blue shepherd f2 0,0",
                                   .piles = "two-sheep 0,0 2"},
                                  game));
    ASSERT_FALSE(declared);
    ASSERT_EQ(declared.error().size(), 1U);
    const engine::PositionFault& fault = declared.error().front();
    EXPECT_EQ(fault.what, "another shepherd stands on this tile already");
    EXPECT_EQ(fault.right, "put each of them on a tile of its own");
    EXPECT_EQ(fault.part, engine::PositionPart::Figure);
    EXPECT_EQ(fault.index, 2U);
}

} // namespace

} // namespace hills_sheep_test
