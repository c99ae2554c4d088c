// SPDX-License-Identifier: GPL-3.0-or-later
// Special monasteries: who is a monk, who is an abbot, and what the abbot brings.
#include "model/engine/play.h"
#include "tests/model/engine/rules/ruling.h"

#include <algorithm>

using namespace glossator;
using support::Scene;
using support::Story;

namespace special_monasteries_test {

namespace {

/// Red draws a German monastery, which goes below the start; later tiles go far away.
Scene withMonastery(std::vector<std::string> expansions = {"monasteries-germany"})
{
    support::Rules rules;
    rules.expansions = std::move(expansions);
    return {.rules = rules,
            .tiles = "W -1,0; D 0,0; V 1,0 turn 1",
            .figures = {},
            .draws = rules.expansions.front() + ":01; E"};
}

TEST(SpecialMonasteries, leaveThoseOfTheBaseGameInTheirBox) // mger-setup-base-monasteries
{
    const Story story(withMonastery());
    for (const char* tile : {"base:A", "base:B"})
        EXPECT_EQ(story.game().tiles()[*story.game().tiles().find(tile)].kind.count, 0) << tile;
}

TEST(SpecialMonasteries, haveTwoPlacesOfWhichOneIsTaken) // mger-two-ways, mger-one-feature
{
    for (const char* box : {"monasteries-germany", "monasteries-netherlands-belgium", "japanese-buildings"}) {
        Story story(withMonastery({box}));
        story.tell("0,1");
        for (const char* place : {"m", "m-abbot"}) {
            engine::State state = story.state();
            const auto option = engine::Option::deploy(0, story.featureCalled(place, state.turn.newTile));
            EXPECT_FALSE(story.game().choose(state, option)) << box << " " << place;
        }
    }
}

TEST(SpecialMonasteries, nameTheMeepleForItsPlace) // mger-monk, mger-abbot
{
    for (const auto& [place, role] : {std::pair{"m", "monk"}, std::pair{"m-abbot", "abbot"}}) {
        Story story(withMonastery());
        const engine::Game& game = story.game();
        const auto& features = game.tiles()[*game.tiles().find("monasteries-germany:01")].kind.features;
        EXPECT_EQ(game.roleOn(*std::ranges::find(features, place, &engine::FeatureSpec::name)), role);
    }
}

TEST(SpecialMonasteries, havePlainRulesWithoutTheirBoxOnTheTable)
{
    support::Rules rules;
    rules.moreTiles = support::tilesOf("monasteries-germany");
    const engine::Game game = support::makeGame(rules);
    for (engine::KindId kind = 0; kind < game.tiles().size(); ++kind)
        for (const engine::FeatureSpec& feature : game.tiles()[kind].kind.features)
            EXPECT_NE(feature.kind, engine::FeatureKind::Abbacy);
}

/// Tiles on all sides of the monastery but one.
Scene almostSurrounded(const std::string& figure)
{
    support::Rules rules;
    rules.expansions = {"monasteries-germany"};
    return {.rules = rules,
            .tiles = "U -1,0 turn 1; D 0,0; U 1,0 turn 1; E -1,1 turn 3; monasteries-germany:01 0,1; "
                     "E 1,1 turn 1; N -1,2 turn 2; E 0,2 turn 2",
            .figures = "red " + figure + " 0,1",
            .draws = "N; U; U"};
}

TEST(SpecialMonasteries, payTheMonkAndLetTheAbbotWait) // mger-monk, mger-abbot-stays
{
    Story withMonk(almostSurrounded("m"));
    withMonk.tell("1,2 turn 1; pass");
    EXPECT_EQ(withMonk.awards(), "red 9: 1 monastery x1, 8 around x1");
    Story withAbbot(almostSurrounded("m-abbot"));
    withAbbot.tell("1,2 turn 1; pass");
    EXPECT_EQ(withAbbot.awards(), "");
    EXPECT_TRUE(withAbbot.cited().contains("mger-abbot-stays"));
}

TEST(SpecialMonasteries, countTheLinesOfTheAbbotUpToTheFirstGap) // mger-abbot-lines, mger-abbot-gap
{
    support::Rules rules;
    rules.expansions = {"monasteries-germany"};
    Story story({.rules = rules,
                 .tiles = "E 0,-1 turn 2; D 0,0; U 1,0 turn 1; U 2,0 turn 1; W 3,0; "
                          "monasteries-germany:01 0,1; monasteries-germany:02 1,1; U 3,1",
                 .figures = "red m-abbot 0,1",
                 .draws = "U"});
    const engine::State& state = story.state();
    const engine::FeatureId abbacy = story.featureCalled("m-abbot", state.board.tileAt({0, 1}));
    EXPECT_EQ(engine::sheetOf(story.game(), state, abbacy, true).points(), 4);
    const engine::FeatureId other = story.featureCalled("m-abbot", state.board.tileAt({1, 1}));
    EXPECT_EQ(engine::sheetOf(story.game(), state, other, true).points(), 3);
}

TEST(SpecialMonasteries, refuseMonkAndAbbotInOnePosition) // mger-one-feature
{
    support::Rules rules;
    rules.expansions = {"monasteries-germany"};
    const engine::Game game = support::makeGame(rules);
    const auto declared =
        engine::declare(game, support::positionOf({.rules = rules,
                                                   .tiles = "D 0,0; monasteries-germany:01 0,1",
                                                   .figures = "red m 0,1; blue m-abbot 0,1",
                                                   .draws = "E"},
                                                  game));
    ASSERT_FALSE(declared);
    EXPECT_NE(declared.error().front().what.find("a monk and an abbot"), std::string::npos);
}

} // namespace

} // namespace special_monasteries_test
