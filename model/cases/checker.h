// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/describe.h"
#include "model/cases/event_matcher.h"
#include "model/cases/expectation_text.h"

namespace glossator::cases {

/// What a run has got hold of, for whoever checks it.
struct RunContext
{
    const engine::Game& game;
    const NameFinder& names;
    const Describer& say;
    const std::vector<RunStep>& steps; ///< those before the step that is checked
    sources::Faults& faults;

    void fault(const sources::Place& place, std::string what, std::string right) const
    {
        faults.push_back({place, std::move(what), std::move(right)});
    }
};

/// Tries a choice that must be refused on a copy of the state, and checks why it was.
void checkRefusal(const RunContext& context, const RefusalName& wanted, RunStep& step);

/// Checks one expectation after a step; a visitor of Expectation::What. What does not hold is a fault
/// that tells what came out and what was expected.
class Checker
{
public:
    Checker(const RunContext& context, RunStep& step, sources::Place place);

    void operator()(const ExpectDecision& wanted);
    void operator()(const ExpectOptions& wanted);
    void operator()(const ExpectOptionCount& wanted);
    void operator()(const ExpectRefused& wanted);
    void operator()(const ExpectScored& wanted);
    void operator()(const ExpectEvents& wanted);
    void operator()(const ExpectCites& wanted);
    void operator()(const ExpectScores& wanted);
    void operator()(const ExpectFeatures& wanted);
    void operator()(const ExpectSupplies& wanted);
    void operator()(const ExpectTokens& wanted);
    void operator()(const ExpectTokenPiles& wanted);
    void operator()(const ExpectFigures& wanted);
    void operator()(const ExpectTiles& wanted);
    void operator()(const ExpectEmpty& wanted);
    void operator()(const ExpectAside& wanted);
    void operator()(const ExpectPile& wanted);
    void operator()(const ExpectTurn& wanted);
    void operator()(const ExpectOver& wanted);

private:
    void checkRound(const std::optional<RoundName>& wanted);
    void fault(const sources::Place& place, std::string what, std::string right);
    /// A fault unless the two are equal: "what is got; expected wanted".
    template <typename Value>
    void compare(const sources::Place& place, const std::string& what, const std::optional<Value>& wanted,
                 const Value& got)
    {
        if (wanted && *wanted != got)
            fault(place, what + " is " + shown(got), "expected " + shown(*wanted));
    }
    void checkFeature(const FeatureFacts& facts);
    void checkStanding(const FeatureFacts& facts, engine::FeatureId feature);
    [[nodiscard]] std::string optionTexts() const;
    void checkNone(const std::vector<EventName>& unwanted);
    [[nodiscard]] std::string eventText(const RunEvent& event) const;
    [[nodiscard]] std::string eventTexts(bool scoredOnly) const;
    [[nodiscard]] std::string citingText(const std::string& clause) const;
    [[nodiscard]] std::vector<engine::Player> winners() const;
    [[nodiscard]] std::string who(engine::Player player) const;

    const RunContext& m_context;
    RunStep& m_step;
    const engine::State& m_state;
    sources::Place m_place;
    EventMatcher m_matcher;
};

} // namespace glossator::cases
