// SPDX-License-Identifier: GPL-3.0-or-later
// Watchtowers: who is paid for them, when, and for what.
#include "tests/model/engine/rules/ruling.h"

using namespace glossator;
using rules_test::Forbidden;
using rules_test::Ruling;
using support::Scene;
using support::Story;

namespace watchtowers_test {

namespace {

const support::Rules withTowers{.expansions = {"watchtowers"}};
const support::Rules withWonders{.wonders = true, .expansions = {"watchtowers"}};

/// A road from a village in the west, which a tile with a tower that counts roads finishes at 1, 0.
Scene beforeTheTower(std::string figures = {})
{
    return {.rules = withTowers,
            .tiles = "W -1,0; D 0,0; E 0,-1 turn 2; V 0,1",
            .figures = std::move(figures),
            .draws = "watchtowers:05; U"};
}

/// A city of two tiles, which a tile with a tower that counts pennants finishes at -1, 0.
Scene beforeThePennants(const std::string& farther)
{
    return {.rules = withTowers, .tiles = "E 0,0 turn 3; B 1,0; " + farther, .draws = "watchtowers:08; U"};
}

/// The Alhambra, and a tile with a tower beside its last square.
Scene besideTheAlhambra(const std::string& tower)
{
    return {.rules = withWonders,
            .tiles = "alhambra 0,0",
            .figures = "blue home; blue home; blue w 1,2; blue c1 0,0",
            .draws = tower + "; U"};
}

const std::vector<Ruling>& rulings()
{
    static const std::vector<Ruling> all{
        {"watch-score-first", beforeTheTower(), "1,0; +r1", "red 3: 3 road tiles x1; red 3: 3 tiles x1"},
        {"watch-score-not-farmers", beforeTheTower(), "1,0; +f3", ""},
        {"base-road-score", beforeTheTower("blue r1 0,0"), "1,0; pass", "blue 3: 3 tiles x1"},
        {"watch-count-pennants", beforeThePennants("M 0,1 turn 2"), "-1,0; +c1",
         "red 2: 1 pennants x2; red 4: 2 tiles x2"},
        {"watch-count-nine-squares", beforeThePennants("M 2,0 turn 1"), "-1,0; +c1", "red 4: 2 tiles x2"},
        {"woh-x-watchtower-squares", besideTheAlhambra("watchtowers:05"), "3,2; +r1",
         "red 2: 2 road tiles x1; red 2: 2 tiles x1"},
        {"woh-x-watchtower-meeples-whole-tile", besideTheAlhambra("watchtowers:06"), "3,2 turn 1; +r1",
         "red 4: 2 figures x2; red 2: 2 tiles x1"},
    };
    return all;
}

class WatchtowerRulings : public ::testing::TestWithParam<Ruling>
{
};
TEST_P(WatchtowerRulings, pay)
{
    rules_test::prove(GetParam());
}
INSTANTIATE_TEST_SUITE_P(Rules, WatchtowerRulings, ::testing::ValuesIn(rulings()),
                         rules_test::nameOf<Ruling>);

TEST(Watchtowers, comeBeforeEveryFeature) // watch-score-first, msg-round-3-pre
{
    Scene scene = beforeTheTower("blue c1 1,-1");
    scene.tiles += "; E 1,-1 turn 2";
    scene.rules.expansions.emplace_back("messages-1");
    Story story(scene);
    story.tell("1,0; +r1");
    EXPECT_EQ(story.asked(), "red score with");
    EXPECT_EQ(story.awards(), "");
}

/// Neither a shepherd nor a pig is a farmer.
TEST(Watchtowers, tellNothingOfThoseWhoAreNoFarmers) // watch-score-not-farmers
{
    Scene scene = beforeTheTower();
    scene.rules.expansions.emplace_back("exp-9-hills-sheep");
    Story story(scene);
    story.tell("1,0; +shepherd f3; answer one sheep");
    EXPECT_FALSE(story.cited().contains("watch-score-not-farmers"));
}

} // namespace

} // namespace watchtowers_test
