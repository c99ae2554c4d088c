// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/case_reader.h"
#include "tests/model/cases/case_files.h"

#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>
#include <set>

using namespace glossator;
using namespace glossator::cases;

/// Every case of the project; which rules each proves stands in its file.
class AllCases : public testing::TestWithParam<std::string>
{
protected:
    void SetUp() override
    {
        auto read = readCaseFile(GetParam());
        if (!read) {
            for (const sources::Fault& fault : read.error())
                ADD_FAILURE() << fault.text();
            GTEST_SKIP();
        }
        m_case = std::move(*read);
    }
    Case m_case;
};

TEST_P(AllCases, Passes)
{
    const CaseResult result = run(m_case, kindsFor(m_case));
    for (const sources::Fault& fault : result.faults)
        ADD_FAILURE() << fault.text();
    EXPECT_FALSE(m_case.proves.empty()) << "a case proves at least one clause";
    EXPECT_GE(m_case.segments().size(), 2U) << "a case has captions";
}

/// Whoever is refused a move is told the clause that forbids it.
TEST_P(AllCases, CitesAClauseForEveryRefusal)
{
    const CaseResult result = run(m_case, kindsFor(m_case));
    for (const RunStep& step : result.steps)
        for (const Attempt& attempt : step.attempts)
            if (attempt.refusal) {
                EXPECT_FALSE(attempt.refusal->cites.empty()) << engine::toText(attempt.refusal->reason);
            }
}

/// The choices of a run, made again from its first state, give equal states: nothing is hidden.
TEST_P(AllCases, ReplaysToEqualStates)
{
    const CaseResult result = run(m_case, kindsFor(m_case));
    ASSERT_FALSE(result.steps.empty());
    std::vector<engine::State> replayed;
    engine::State state = result.steps.front().state;
    for (const RunStep& step : result.steps) {
        if (step.backTo)
            state = replayed.at(*step.backTo);
        if (step.kind == StepKind::Choose && step.option) {
            EXPECT_FALSE(result.game->choose(state, *step.option).has_value());
        }
        replayed.push_back(state);
        EXPECT_EQ(state, step.state);
        EXPECT_EQ(engine::hashOf(state), engine::hashOf(step.state));
    }
}

/// The state behind the last event of a step differs from the step's own by the decision alone: what the
/// stage animates ends where the step ends.
TEST_P(AllCases, EventsEndInTheStateOfTheStep)
{
    const CaseResult result = run(m_case, kindsFor(m_case));
    for (const RunStep& step : result.steps)
        if (!step.events.empty()) {
            EXPECT_EQ(step.events.back().after.board, step.state.board);
            EXPECT_EQ(step.events.back().after.figures, step.state.figures);
            EXPECT_EQ(step.events.back().after.aside, step.state.aside);
        }
}

TEST_P(AllCases, NumbersItsSegments)
{
    std::set<std::string> ids;
    for (const Segment& segment : m_case.segments()) {
        EXPECT_TRUE(ids.insert(segment.id).second) << segment.id;
        EXPECT_TRUE(segment.id.starts_with("case:" + m_case.id + ":")) << segment.id;
    }
    EXPECT_TRUE(ids.contains("case:" + m_case.id + ":title"));
    EXPECT_EQ(ids.contains("case:" + m_case.id + ":caption:1"), ids.size() > 1);
}

namespace {

std::string testName(const testing::TestParamInfo<std::string>& info)
{
    std::string name = std::filesystem::path(info.param).stem().string();
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

} // namespace

INSTANTIATE_TEST_SUITE_P(Cases, AllCases, testing::ValuesIn(caseFiles()), testName);
