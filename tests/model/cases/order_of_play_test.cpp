// SPDX-License-Identifier: GPL-3.0-or-later
// What the order of play lists in a step, the engine does in that phase: for each clause there is a case
// whose run follows it there.
#include "model/cases/case_reader.h"
#include "model/sources/yaml.h"
#include "tests/model/cases/case_files.h"

#include <gtest/gtest.h>
#include <map>
#include <set>

using namespace glossator;
using namespace glossator::cases;

namespace {

using engine::Phase;
using Followed = std::map<std::string, std::set<Phase>, std::less<>>;

void note(Followed& followed, const engine::Citations& cites, Phase phase)
{
    for (const auto& clause : cites)
        followed[std::string(clause)].insert(phase);
}

/// In which phases each clause is followed, by an event or by what is refused.
Followed followedInAllCases()
{
    Followed followed;
    for (const std::string& file : caseFiles()) {
        const auto read = readCaseFile(file);
        if (!read)
            continue; // AllCases tells why
        for (const RunStep& step : run(*read, kindsFor(*read)).steps) {
            for (const RunEvent& told : step.events)
                note(followed, told.event.cites, told.after.phase);
            for (const Attempt& attempt : step.attempts)
                if (attempt.refusal)
                    note(followed, attempt.refusal->cites, step.state.phase);
        }
    }
    return followed;
}

Phase phaseOf(std::string_view word)
{
    static const std::map<std::string_view, Phase> phases{
        {"start", Phase::Start}, {"draw", Phase::Draw}, {"place", Phase::Place}, {"wood", Phase::Wood},
        {"score", Phase::Score}, {"end", Phase::End},   {"final", Phase::Final}};
    return phases.at(word);
}

} // namespace

TEST(OrderOfPlay, ListsClausesWhereTheEngineFollowsThem)
{
    const auto order = sources::readYaml(GLOSSATOR_ORDER_OF_PLAY);
    ASSERT_TRUE(order.has_value());
    const Followed followed = followedInAllCases();
    for (const sources::Node& step : order->find("steps")->items())
        for (const sources::Node& act : step.find("acts")->items())
            for (const sources::Node& clause : act.items()) {
                const auto found = followed.find(clause.text());
                ASSERT_NE(found, followed.end())
                    << clause.place().text() << ": no case follows " << clause.text();
                if (const sources::Node* phase = step.find("phase")) {
                    EXPECT_TRUE(found->second.contains(phaseOf(phase->text())))
                        << clause.place().text() << ": " << clause.text() << " is followed in other phases";
                }
            }
}
