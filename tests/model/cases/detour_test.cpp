// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/detour.h"
#include "tests/model/cases/case_files.h"
#include "tests/model/cases/good_case.h"

#include <algorithm>
#include <gtest/gtest.h>

using namespace glossator;
using namespace glossator::cases;

namespace {

int pointsOf(const RunStep& step, engine::Player player)
{
    return step.state.points(player);
}

engine::Option deployOnRoad(const RunStep& step)
{
    const auto found = std::ranges::find(step.options, engine::Action::Deploy, &engine::Option::action);
    return found == step.options.end() ? engine::Option() : *found;
}

} // namespace

TEST(Detour, PlaysAnotherChoiceFromAStepAndLeavesTheRunAlone)
{
    const CaseResult run = runText(std::string(goodCase));
    const engine::Option other = deployOnRoad(run.steps[1]);
    ASSERT_EQ(other.action, engine::Action::Deploy);
    const CaseResult led = detour(run, 1, other);
    ASSERT_EQ(led.steps.size(), 3U);
    EXPECT_EQ(led.steps[1].state, run.steps[1].state);
    EXPECT_EQ(led.steps[2].kind, StepKind::Choose);
    EXPECT_EQ(led.steps[2].option, other);
    EXPECT_NE(led.steps[2].state, run.steps[2].state);
    EXPECT_EQ(pointsOf(led.steps[2], 1), 11) << "the road is scored whatever Red places";
    EXPECT_FALSE(led.steps[2].options.empty());
    EXPECT_TRUE(led.passed());
}

TEST(Detour, GoesOnFromItself)
{
    const CaseResult run = runText(std::string(goodCase));
    const CaseResult led = detour(run, 1, deployOnRoad(run.steps[1]));
    const CaseResult further = detour(led, 2, led.steps[2].options.front());
    ASSERT_EQ(further.steps.size(), 4U);
    EXPECT_EQ(further.steps[2].state, led.steps[2].state);
}

TEST(Detour, TellsWhatIsRefusedAsAStepThatChangesNothing)
{
    const CaseResult run = runText(std::string(goodCase));
    const CaseResult led =
        detour(run, 0, engine::Option::placeTile(run.steps[0].state.turn.tileInHand, {{9, 9}, 0}));
    EXPECT_EQ(led.steps[1].kind, StepKind::Refuse);
    EXPECT_EQ(led.steps[1].state, run.steps[0].state);
    ASSERT_EQ(led.steps[1].attempts.size(), 1U);
    EXPECT_EQ(led.steps[1].attempts[0].refusal->reason, engine::Reason::TouchesNothing);
    EXPECT_TRUE(std::ranges::any_of(led.steps[1].events, [](const RunEvent& event) {
        return std::holds_alternative<engine::Refused>(event.event.what) && !event.event.cites.empty();
    }));
}

TEST(Detour, KnowsWhatTheCaseChooses)
{
    const CaseResult run = runText(replaced(goodCase, "proves:", "  - caption: Blue goes on.\nproves:"));
    EXPECT_EQ(choiceAfter(run, 0), run.steps[1].option);
    EXPECT_EQ(choiceAfter(run, 1), run.steps[2].option);
    EXPECT_FALSE(choiceAfter(run, 2).has_value());
}

TEST(Detour, LooksPastWhatIsRefusedForTheChoice)
{
    const CaseResult run = runText(
        replaced(goodCase, "  - pass:", "  - refused: {meeple: r3, reason: feature occupied}\n  - pass:"));
    ASSERT_TRUE(run.passed());
    EXPECT_EQ(choiceAfter(run, 1), run.steps[3].option);
}

TEST(Detour, ListsWhatIsRefusedWithItsReasonAndClauses)
{
    const CaseResult run = runText(std::string(goodCase));
    for (std::size_t step = 0; step < run.steps.size(); ++step)
        for (const Attempt& attempt : refusedAfter(run, step)) {
            ASSERT_TRUE(attempt.refusal.has_value());
            EXPECT_FALSE(attempt.refusal->cites.empty());
            EXPECT_EQ(std::ranges::count(run.steps[step].options, attempt.option), 0);
        }
    const auto isOccupied = [](const Attempt& attempt) {
        return attempt.refusal->reason == engine::Reason::FeatureOccupied;
    };
    EXPECT_TRUE(std::ranges::any_of(refusedAfter(run, 1), isOccupied)) << "Blue holds the road";
}
