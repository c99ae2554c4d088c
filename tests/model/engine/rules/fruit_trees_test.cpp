// SPDX-License-Identifier: GPL-3.0-or-later
// Fruit trees: who may harvest or sell, and what it brings.
#include "tests/model/engine/rules/ruling.h"

using namespace glossator;
using rules_test::Forbidden;
using rules_test::Ruling;
using support::Scene;
using support::Story;

namespace fruit_trees_test {

namespace {

const support::Rules withTrees{.expansions = {"fruit-trees"}};

/// A tree at 1,0 with apples, and a road that can go on behind it.
Scene besideATree(std::string tokens = {})
{
    return {.rules = withTrees,
            .tiles = "D 0,0; fruit-trees:02 1,0",
            .tokens = std::move(tokens),
            .piles = "apple 1,0 2",
            .draws = "U; U; U; U"};
}

const std::vector<Ruling>& rulings()
{
    static const std::vector<Ruling> all{
        {"fruit-harvest-points", besideATree(), "2,0 turn 1; +r1; answer apple; answer 3",
         "red 3: 1 tokens x3"},
        {"fruit-action-optional", besideATree(), "2,0 turn 1; +r1; pass", ""},
        {"fruit-action-needs-meeple", besideATree(), "2,0 turn 1; pass", ""},
        {"fruit-sell-points", besideATree("red plum 1; red cherry 1"),
         "2,0 turn 1; +r1; answer sell; answer cherry; answer plum", "red 6: 1 bonus x6"},
        {"fruit-sell-points", besideATree("red plum 1; red cherry 2"),
         "2,0 turn 1; +r1; answer sell; answer plum", "red 3: 1 bonus x3"},
        {"fruit-sell-points",
         besideATree("red plum 1; red quince 1; red cherry 1; red apricot 1; red apple 1"),
         "2,0 turn 1; +r1; answer sell; answer quince; answer apple; answer apricot; answer plum",
         "red 15: 1 bonus x15"},
    };
    return all;
}

class FruitRulings : public ::testing::TestWithParam<Ruling>
{
};
TEST_P(FruitRulings, hold)
{
    rules_test::prove(GetParam());
}
INSTANTIATE_TEST_SUITE_P(Rules, FruitRulings, ::testing::ValuesIn(rulings()), rules_test::nameOf<Ruling>);

const std::vector<Forbidden>& forbidden()
{
    static const std::vector<Forbidden> all{
        {"fruit-action-beside-tree", besideATree(), "2,0 turn 1; +r1", "answer plum",
         "not available (fruit-action-beside-tree)"},
        {"fruit-sell-instead", besideATree(), "2,0 turn 1; +r1", "answer sell",
         "not available (fruit-sell-instead)"},
        {"fruit-sell-different", besideATree("red plum 2; red elderberry 1"),
         "2,0 turn 1; +r1; answer sell; answer plum", "answer plum", "not available (fruit-sell-different)"},
    };
    return all;
}

class FruitRefusals : public ::testing::TestWithParam<Forbidden>
{
};
TEST_P(FruitRefusals, areCited)
{
    rules_test::prove(GetParam());
}
INSTANTIATE_TEST_SUITE_P(Rules, FruitRefusals, ::testing::ValuesIn(forbidden()),
                         rules_test::nameOf<Forbidden>);

TEST(Fruit, aValueIsHarvestedOnceFromAStack)
{
    Scene scene = besideATree();
    scene.piles = "apple 1,0 4";
    Story story(scene);
    story.tell("2,0 turn 1; +r1; answer apple; answer 5; 0,1 turn 1; +r1; answer apple");
    EXPECT_EQ(story.options().size(), 3U);
    EXPECT_EQ(story.attempt("answer 5"), "not available (fruit-setup-tokens)");
    story.tell("answer 2");
    EXPECT_EQ(story.points(), "red 5 blue 2");
}

TEST(Fruit, aTileFarFromTreesAsksNothing)
{
    Story story(besideATree());
    story.tell("-1,0 turn 1; +r1");
    EXPECT_EQ(story.asked(), "blue place");
}

TEST(Fruit, theLastFruitGrowsWithoutAQuestion)
{
    Scene scene{.rules = withTrees,
                .tiles = "D 0,0",
                .tokens = "red quince 1; red apple 1; red apricot 1; red cherry 1; red plum 1",
                .draws = "fruit-trees:02; U"};
    Story story(scene);
    story.tell("1,0");
    EXPECT_EQ(story.asked(), "red wood");
    EXPECT_EQ(story.state().tokensOn(1, story.game().tokenKind("elderberry").value()), 4);
}

/// An acrobat is a meeple on the tile, too.
TEST(Fruit, anAcrobatOnTheNewTileMayHarvest) // fruit-action-beside-tree
{
    Scene scene = besideATree();
    scene.rules.expansions.emplace_back("exp-10-big-top");
    scene.draws = "under-the-big-top:03; U; U";
    Story story(scene);
    story.tell("2,0; put meeple 2,0");
    EXPECT_EQ(story.asked(), "red fruit action");
}

} // namespace

} // namespace fruit_trees_test
