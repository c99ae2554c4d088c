// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/case_reader.h"
#include "model/cases/describe.h"
#include "tests/model/cases/case_files.h"
#include "tests/model/cases/good_case.h"

#include <algorithm>
#include <gtest/gtest.h>

using namespace glossator;
using namespace glossator::cases;

TEST(CaseRun, OpensWithTheDeclaredState)
{
    const CaseResult result = runText(std::string(goodCase));
    ASSERT_EQ(result.steps.size(), 3U);
    EXPECT_EQ(result.steps[0].kind, StepKind::Look);
    EXPECT_EQ(result.steps[0].state.board.tiles().size(), 2U);
    EXPECT_EQ(result.steps[0].state.decision.topic, engine::Topic::PlaceTile);
    EXPECT_FALSE(result.steps[0].options.empty());
}

TEST(CaseRun, AddsItsFirstLookToTheOpening)
{
    const CaseResult result =
        runText(replaced(goodCase, "steps:\n", "steps:\n  - caption: Red is to play.\n"));
    ASSERT_EQ(result.steps.size(), 3U);
    ASSERT_TRUE(result.steps[0].caption.has_value());
    EXPECT_EQ(result.steps[0].caption->text, "Red is to play.");
    EXPECT_EQ(result.steps[0].caption->id, "case:case:caption:1");
    EXPECT_EQ(result.steps[1].caption->id, "case:case:caption:2");
}

TEST(CaseRun, LaterLooksAreStepsThatChangeNothing)
{
    const CaseResult result = runText(replaced(goodCase, "proves:", "  - caption: Blue goes on.\nproves:"));
    ASSERT_EQ(result.steps.size(), 4U);
    EXPECT_EQ(result.steps[3].state, result.steps[2].state);
    EXPECT_TRUE(result.steps[3].events.empty());
}

TEST(CaseRun, KeepsTheStateBehindEachEvent)
{
    const CaseResult result = runText(std::string(goodCase));
    ASSERT_TRUE(result.passed());
    const auto& events = result.steps[1].events;
    ASSERT_GE(events.size(), 2U);
    ASSERT_TRUE(std::holds_alternative<engine::Chosen>(events[0].event.what));
    EXPECT_EQ(events[0].after.board.tiles().size(), 2U);
    ASSERT_TRUE(std::holds_alternative<engine::TilePlaced>(events[1].event.what));
    EXPECT_EQ(events[1].after.board.tiles().size(), 3U);
}

TEST(CaseRun, RefusedStepKeepsTheStateAndTellsWhy)
{
    const CaseResult result = runText(replaced(
        goodCase, "  - pass:", "  - refused: {meeple: r1, reason: feature occupied}\n  - meeple: r2"));
    EXPECT_FALSE(result.passed()) << "the road that Red ends is r3 of the new tile";
    const CaseResult good = runText(
        replaced(goodCase, "  - pass:", "  - refused: {meeple: r3, reason: feature occupied}\n  - pass:"));
    EXPECT_TRUE(good.passed());
    const RunStep& step = good.steps[2];
    EXPECT_EQ(step.kind, StepKind::Refuse);
    EXPECT_EQ(step.state, good.steps[1].state);
    ASSERT_EQ(step.attempts.size(), 1U);
    ASSERT_TRUE(step.attempts[0].refusal.has_value());
    EXPECT_EQ(step.attempts[0].refusal->reason, engine::Reason::FeatureOccupied);
    ASSERT_EQ(step.events.size(), 1U);
    EXPECT_TRUE(std::holds_alternative<engine::Refused>(step.events[0].event.what));
    EXPECT_TRUE(good.cited.contains("base-meeple-feature-unoccupied"));
}

TEST(CaseRun, EndsAtTheFirstChoiceThatCannotBeMade)
{
    const CaseResult result = runText(replaced(goodCase, "at: [1, 0]}\n", "at: [1, 1]}\n"));
    EXPECT_EQ(result.steps.size(), 1U);
    EXPECT_FALSE(result.passed());
}

TEST(CaseRun, AnotherOptionCanBeTriedFromAnyStep)
{
    const CaseResult result = runText(std::string(goodCase));
    engine::State state = result.steps[1].state;
    const auto& options = result.steps[1].options;
    ASSERT_FALSE(options.empty());
    EXPECT_FALSE(result.game->choose(state, options.front()).has_value());
    EXPECT_NE(state, result.steps[1].state);
}

TEST(CaseRun, DrawsAreStepsWhereThePileIsNotOrdered)
{
    std::string text = replaced(goodCase, "  pile: [base:W, base:U]\n", "");
    EXPECT_NE(faultsOf(text).find("the decision is: Red draws a tile"), std::string::npos) << faultsOf(text);
    text = replaced(text, "steps:\n", "steps:\n  - draw: base:W\n");
    text = replaced(text, "  - pass:\n    expect:\n",
                    "  - pass:\n    expect:\n      decision: {player: table, about: draw}\n");
    EXPECT_EQ(faultsOf(text), "");
}

TEST(CaseRun, ThePileMayBeKnownInPart)
{
    std::string text =
        replaced(goodCase, "pile: [base:W, base:U]", "pile: {next: base:W, rest: [base:U, base:C]}");
    text = replaced(text, "  - pass:\n    expect:\n",
                    "  - pass:\n    expect:\n      options: [{draw: base:U}, {draw: base:C}]\n");
    EXPECT_EQ(faultsOf(text), "");
}

TEST(CaseRun, ANewGameBeginsWithTheStartTile)
{
    const CaseResult result =
        runText("id: case\n"
                "title: A new game\n"
                "expansions: [base]\n"
                "players: [black, pink, green]\n"
                "start: new game\n"
                "steps:\n"
                "  - caption: The starting tile lies on the table.\n"
                "    expect:\n"
                "      events: [game began, tile placed, {turn began: {player: black}}]\n"
                "      tiles: [{tile: base:D, at: [0, 0]}]\n"
                "      supplies: {black: 7, pink: 7, green: 7}\n"
                "      pile: {size: 71}\n"
                "      decision: {player: table, about: draw}\n"
                "proves: [base-setup-start-tile]\n");
    for (const sources::Fault& fault : result.faults)
        ADD_FAILURE() << fault.text();
    ASSERT_EQ(result.proves.size(), 1U);
    EXPECT_TRUE(result.proves[0].held);
}

TEST(CaseRun, TurnsThatLookTheSameAreOne)
{
    const std::string straight = "  - place: {tile: base:U, at: [2, 0], turn: 3}\n"
                                 "    expect:\n"
                                 "      events: [{tile placed: {turn: 3}}]\n"
                                 "      only events: [chosen, {tile placed: {turn: 1}}, phase began]\n"
                                 "      not events: [{tile placed: {turn: 0}}]\n"
                                 "      tiles: [{tile: base:U, at: [2, 0], turn: 3}]\n";
    EXPECT_EQ(faultsOf(replaced(goodCase, "proves:", straight + "proves:")), "");
}

/// Two choices from one position, side by side: Red passes, or claims the road that leads on.
TEST(CaseRun, GoesBackToAnEarlierStep)
{
    const std::string again = "  - back to: 1\n"
                              "    caption: Had Red claimed the road...\n"
                              "    expect:\n"
                              "      decision: {player: red, about: wood}\n"
                              "      only events: []\n"
                              "  - meeple: r1\n"
                              "    expect:\n"
                              "      scored: [{player: blue, points: 3}]\n"
                              "      supplies: {red: 6}\n"
                              "  - back to: start\n"
                              "    expect:\n"
                              "      empty: [[1, 0]]\n";
    const CaseResult result = runText(replaced(goodCase, "proves:", again + "proves:"));
    for (const sources::Fault& fault : result.faults)
        ADD_FAILURE() << fault.text();
    ASSERT_EQ(result.steps.size(), 6U);
    const RunStep& back = result.steps[3];
    EXPECT_EQ(back.kind, StepKind::Back);
    EXPECT_EQ(back.backTo, std::optional<std::size_t>(1));
    EXPECT_EQ(stepBefore(back, 3), 1U);
    EXPECT_EQ(stepBefore(result.steps[4], 4), 3U);
    EXPECT_EQ(back.state, result.steps[1].state);
    EXPECT_TRUE(back.events.empty());
    EXPECT_EQ(back.options, result.steps[1].options);
    EXPECT_EQ(result.steps[5].state, result.steps[0].state);
    EXPECT_EQ(result.steps[5].backTo, std::optional<std::size_t>(0));
}

/// Who has won is told by the steps that led to a state, not by those that were taken back.
TEST(CaseRun, WinnersAreThoseOfTheStepsThatCount)
{
    const std::string ended =
        replaced(replaced(goodCase, "[base:W, base:U]", "[base:W]"), "red: 3, blue: 8", "red: 14, blue: 12");
    const std::string again = "      winners: [blue]\n"
                              "  - back to: 1\n"
                              "  - meeple: r1\n"
                              "    expect: {winners: [red, blue]}\n"
                              "  - back to: 2\n"
                              "    expect: {winners: [blue]}\n";
    const std::string text = replaced(ended, "proves:", again + "proves:");
    EXPECT_EQ(faultsOf(replaced(text, "scores: {blue: 8}", "over: false")), "");
}

/// The points of an undisputed award go to one player, those of a tie to each.
TEST(CaseRun, TellsWhoWinsAnAward)
{
    const std::string tied =
        replaced(goodCase, "    - {player: blue, at: [0, 0], on: road}\n",
                 "    - {player: blue, at: [0, 0], on: road}\n    - {player: red, at: [-1, 0], on: r1}\n");
    const std::string text =
        replaced(tied, "        - {player: blue, points: 3, addends: [3 tiles x 1], majority: {blue: 1}}\n",
                 "        - {player: red, points: 3, majority: {red: 1, blue: 1}, winners: [blue, red]}\n"
                 "        - {player: blue, points: 3, majority: {red: 1, blue: 1}, winners: [red, blue]}\n");
    EXPECT_EQ(faultsOf(text), "");
}

namespace {

/// Red chooses between two tiles, and draws both first.
constexpr std::string_view twoTiles = R"(id: case
title: Two tiles to choose from
expansions: [base, wonders-of-humanity]
players: [red, blue]
position:
  tiles:
    - {tile: base:B, at: [-1, 1]}
    - {tile: wonder:abu_simbel, at: [0, 1]}
  figures:
    - {player: red, at: [0, 3], on: w}
  pairs: {red: home, blue: 15}
  pile: [base:E, base:V, base:B]
steps:
  - expect:
      events:
        - tile moved: {tile: base:E, from: {in: hand}, to: {reserve of: red}}
        - tile moved: {tile: base:V, from: {in: hand}, to: {reserve of: red}}
)";

} // namespace

TEST(CaseRun, KnowsTilesInAHand)
{
    EXPECT_EQ(faultsOf(std::string(twoTiles)), "");
    const CaseResult result = runText(std::string(twoTiles));
    ASSERT_FALSE(result.steps.empty());
    const Describer say(*result.game, result.players);
    std::vector<std::string> said;
    for (const RunEvent& event : result.steps[0].events)
        said.push_back(toEnglish(say.event(event.after, event.event)));
    EXPECT_NE(std::find(said.begin(), said.end(), "base:E moves from the hand of Red to the reserve of Red"),
              said.end());
}

namespace {

/// A position of the variant in which Red has taken the pair and, at 50 points, the tenth meeple as well.
const std::string tenthTaken = "id: case\n"
                               "title: The tenth meeple\n"
                               "expansions: [base, wonders-of-humanity]\n"
                               "switches: {two-wonders: on}\n"
                               "players: [red, blue]\n"
                               "position:\n"
                               "  tiles: [{tile: base:B, at: [0, 0]}]\n"
                               "  pairs: {red: home, blue: 15}\n"
                               "  figures: [{player: red, in: supply}]\n"
                               "  scores: {red: 57, blue: 3}\n"
                               "  in front: {red: [wonder:alhambra, wonder:tikal]}\n"
                               "  pile: {next: [base:B]}\n"
                               "steps:\n"
                               "  - caption: Two wonders wait.\n"
                               "    expect:\n"
                               "      supplies: {red: 9, blue: 6}\n"
                               "      figures:\n"
                               "        - {player: red, beside: 0, count: 0}\n"
                               "        - {player: blue, beside: 0}\n"
                               "        - {player: blue, beside: 15, count: 2}\n"
                               "      turn: {in hand: wonder:alhambra}\n"
                               "      in front: {red: [wonder:alhambra, wonder:tikal]}\n";

} // namespace

/// As the page on writing cases tells it: the third figure that comes home is the one beside space 0.
TEST(CaseRun, TheTenthMeepleCanBeDeclaredAsTaken)
{
    EXPECT_EQ(faultsOf(tenthTaken), "");
}

/// A table of walls takes in no wonder; a tile with a wall of its own makes room for it in the same turn.
TEST(CaseRun, AWonderThatFitsNowhereWaitsForAHelper)
{
    const std::string text =
        "id: case\n"
        "title: No room\n"
        "expansions: [base, wonders-of-humanity]\n"
        "tiles from: [exp-6-count-king-robber]\n"
        "players: [red, blue]\n"
        "position:\n"
        "  tiles: [{tile: count:06, at: [0, 0]}, {tile: count:07, at: [1, 0]}]\n"
        "  pairs: {red: home, blue: 15}\n"
        "  in front: {red: wonder:stonehenge}\n"
        "  pile: [base:B, count:02, base:E]\n"
        "steps:\n"
        "  - caption: The first tile leaves the game.\n"
        "    expect:\n"
        "      events: [{tile discarded: {tile: base:B}}, {tile drawn: {tile: count:02}}]\n"
        "      in front: {red: [wonder:stonehenge]}\n"
        "  - place: {at: [0, -1]}\n"
        "    expect: {decision: {player: red, about: place}, "
        "turn: {number: 1, in hand: wonder:stonehenge}}\n";
    EXPECT_EQ(faultsOf(text), "");
}
