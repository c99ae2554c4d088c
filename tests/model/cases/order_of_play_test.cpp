// SPDX-License-Identifier: GPL-3.0-or-later
// What the order of play lists in a step, the engine does in that phase: for each clause there is a case
// whose run follows it there.
#include "model/cases/case_reader.h"
#include "model/sources/yaml.h"
#include "tests/model/cases/case_files.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <utility>

using namespace glossator;
using namespace glossator::cases;

namespace {

using engine::Phase;
using engine::RoundPart;

/// When a clause was followed.
struct Moment
{
    Phase phase = Phase::Setup;
    RoundPart part = RoundPart::Whole;
    bool operator<(const Moment& other) const
    {
        return std::pair(phase, part) < std::pair(other.phase, other.part);
    }
    bool operator==(const Moment&) const = default;
};
using Followed = std::map<std::string, std::set<Moment>, std::less<>>;

void note(Followed& followed, const engine::Citations& cites, const engine::State& state)
{
    for (const auto& clause : cites)
        followed[std::string(clause)].insert({state.phase, state.turn.now.part});
}

/// When each clause is followed, by an event or by what is refused.
Followed followedInAllCases()
{
    Followed followed;
    for (const std::string& file : caseFiles()) {
        const auto read = readCaseFile(file);
        if (!read)
            continue; // AllCases tells why
        for (const RunStep& step : run(*read, kindsFor(*read)).steps) {
            for (const RunEvent& told : step.events)
                note(followed, told.event.cites, told.after);
            for (const Attempt& attempt : step.attempts)
                if (attempt.refusal)
                    note(followed, attempt.refusal->cites, step.state);
        }
    }
    return followed;
}

template <class Value, std::size_t count>
Value named(const std::string& word, const std::array<std::string_view, count>& names)
{
    return static_cast<Value>(std::ranges::find(names, word) - names.begin());
}

bool isFollowedIn(const std::set<Moment>& moments, const sources::Node* phase, const sources::Node* part)
{
    return std::ranges::any_of(moments, [&](const Moment& moment) {
        return (phase == nullptr || moment.phase == named<Phase>(phase->text(), engine::phaseNames)) &&
               (part == nullptr || moment.part == named<RoundPart>(part->text(), engine::roundPartNames));
    });
}

/// An act is a list of clauses, or has one beside its condition.
void expectFollowed(const sources::Node& act, const Followed& followed, const sources::Node* phase,
                    const sources::Node* part)
{
    for (const sources::Node& clause : act.isMapping() ? act.find("clauses")->items() : act.items()) {
        const auto found = followed.find(clause.text());
        ASSERT_NE(found, followed.end()) << clause.place().text() << ": no case follows " << clause.text();
        EXPECT_TRUE(isFollowedIn(found->second, phase, part))
            << clause.place().text() << ": " << clause.text() << " is followed at other times";
    }
}

} // namespace

TEST(OrderOfPlay, ListsClausesWhereTheEngineFollowsThem) // msg-round-3-pre, -features, -post, -circus
{
    const auto order = sources::readYaml(GLOSSATOR_ORDER_OF_PLAY);
    ASSERT_TRUE(order.has_value());
    const Followed followed = followedInAllCases();
    for (const sources::Node& step : order->find("steps")->items())
        for (const sources::Node& act : step.find("acts")->items()) {
            const sources::Node* phase = step.find("phase");
            if (act.find("acts") == nullptr) {
                expectFollowed(act, followed, phase, nullptr);
                continue;
            }
            for (const sources::Node& inner : act.find("acts")->items())
                expectFollowed(inner, followed, phase, act.find("part"));
        }
}

namespace {

/// The clauses that say what to do, in the order in which they stand.
void collectLeads(const sources::Node& acts, std::vector<std::string>& leads)
{
    for (const sources::Node& act : acts.items())
        if (const sources::Node* inner = act.find("acts"))
            collectLeads(*inner, leads);
        else
            leads.push_back((act.isMapping() ? act.find("clauses")->items() : act.items()).front().text());
}

/// Two acts of the scoring step.
struct Sequence
{
    const char* rule;
    std::string_view first;
    std::string_view then;
};

class OrderOfScoring : public testing::TestWithParam<Sequence>
{
};

} // namespace

TEST_P(OrderOfScoring, TellsFirstWhatComesFirst)
{
    const auto order = sources::readYaml(GLOSSATOR_ORDER_OF_PLAY);
    ASSERT_TRUE(order.has_value());
    std::vector<std::string> leads;
    for (const sources::Node& step : order->find("steps")->items())
        if (step.find("id")->text() == "score")
            collectLeads(*step.find("acts"), leads);
    const auto first = std::ranges::find(leads, GetParam().first);
    ASSERT_NE(first, leads.end());
    EXPECT_NE(std::find(first, leads.end(), GetParam().then), leads.end()) << GetParam().rule;
}

INSTANTIATE_TEST_SUITE_P(
    Rules, OrderOfScoring,
    testing::Values(
        Sequence{"exp3-fairy-after-feature", "base-road-score", "exp3-fairy-three-points"},
        Sequence{"exp3-fairy-unassigned", "exp3-fairy-three-points", "base-score-meeple-returns"},
        Sequence{"exp10-ringmaster-two-points", "exp10-ringmaster-two-points", "base-score-meeple-returns"},
        Sequence{"exp10-circus-after-features", "base-score-meeple-returns", "exp10-circus-after-features"}));

/// Every phase that points are made in is a step, and every round is told in one.
TEST(OrderOfPlay, HasAStepForEachRound) // msg-rounds-conventional-turn
{
    const auto order = sources::readYaml(GLOSSATOR_ORDER_OF_PLAY);
    ASSERT_TRUE(order.has_value());
    std::multiset<std::string> moments;
    for (const sources::Node& step : order->find("steps")->items())
        if (const sources::Node* moment = step.find(step.find("phase") != nullptr ? "phase" : "round"))
            moments.insert(moment->text());
    for (const engine::RoundSpec& round : engine::rounds)
        EXPECT_EQ(moments.count(std::string(round.phase ? nameOf(*round.phase) : round.name)), 1U)
            << round.name;
}

namespace {

/// Says where the phase of a state is not that of its round of scoring; empty where it is.
std::string disagreement(const engine::State& state)
{
    const auto moment = state.scoringMoment();
    const auto phase = moment ? specOf(moment->round).phase : std::nullopt;
    return !phase || *phase == state.phase
               ? std::string()
               : "phase " + std::string(nameOf(state.phase)) + ", round " + toText(*moment);
}

} // namespace

/// The order of play leads to the step that has the phase of the game, and tells the round of that step; the
/// stage tells the round of the game. At no moment of any case may they be two.
TEST(OrderOfPlay, TellsTheRoundThatTheGameIsIn) // msg-rounds-conventional-turn, msg-rounds-builder
{
    for (const std::string& file : caseFiles()) {
        const auto read = readCaseFile(file);
        if (!read)
            continue; // AllCases tells why
        int number = 0;
        for (const RunStep& step : run(*read, kindsFor(*read)).steps) {
            EXPECT_EQ(disagreement(step.state), "") << file << ": after step " << number;
            for (const RunEvent& told : step.events)
                EXPECT_EQ(disagreement(told.after), "")
                    << file << ": step " << number << ", event " << told.event.what.index();
            ++number;
        }
    }
}
