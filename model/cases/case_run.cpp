// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/case_run.h"

#include "model/cases/checker.h"
#include "model/cases/claims.h"
#include "model/cases/game_maker.h"
#include "model/cases/option_order.h"
#include "model/cases/position_builder.h"
#include "model/cases/recorder.h"

#include <algorithm>
#include <tuple>

namespace glossator::cases {

namespace {

/// Plays the steps of one case.
class Runner
{
public:
    Runner(const Case& theCase, CaseResult& result)
        : m_case(theCase), m_result(result), m_names(*result.game, result.players),
          m_say(Describer::forCaseFile(*result.game, result.players)), m_context{*result.game, m_names, m_say,
                                                                                 result.steps, result.faults}
    {
    }

    /// False when the run ends before the last step.
    bool run()
    {
        auto state = start();
        if (!state)
            return false;
        RunStep first = stepFrom(std::move(*state), m_case.place);
        std::size_t next = 0;
        if (!m_case.steps.empty() && m_case.steps.front().kind == StepKind::Look)
            look(m_case.steps[next++], first);
        m_result.steps.push_back(std::move(first));
        while (next < m_case.steps.size() && doStep(m_case.steps[next]))
            ++next;
        return next == m_case.steps.size();
    }

private:
    std::optional<engine::State> start()
    {
        if (!m_case.position)
            return m_result.game->begin(&m_recorder);
        return PositionBuilder(*m_result.game, m_case, m_result.faults).build(m_recorder);
    }

    /// A step that ends in a state, with what was heard on the way.
    RunStep stepFrom(engine::State state, const sources::Place& place)
    {
        RunStep step;
        step.state = std::move(state);
        step.events = m_recorder.take();
        step.place = place;
        m_result.game->options(step.state, step.options);
        putInOrder(*m_result.game, step.state, step.options);
        return step;
    }

    void look(const Step& written, RunStep& step)
    {
        step.caption = written.caption;
        for (const Expectation& expectation : written.expectations)
            std::visit(Checker(m_context, step, expectation.place), expectation.what);
    }

    /// False when the run cannot go on behind this step.
    bool doStep(const Step& written)
    {
        const engine::State& before = m_result.steps.back().state;
        engine::State state = before;
        std::optional<engine::Option> chosen;
        if (written.kind == StepKind::Back)
            return goBack(written);
        if (written.kind == StepKind::Choose) {
            chosen = choose(written.choice, state);
            if (!chosen)
                return false;
        }
        RunStep step = stepFrom(std::move(state), written.place);
        step.kind = written.kind;
        step.asked = before.decision;
        step.option = chosen;
        if (written.kind == StepKind::Refuse)
            refuse(written, step);
        look(written, step);
        m_result.steps.push_back(std::move(step));
        return true;
    }

    /// Takes up the state after an earlier step.
    bool goBack(const Step& written)
    {
        const auto to = static_cast<std::size_t>(written.backTo);
        const std::size_t last = m_result.steps.size() - 1;
        if (to > last) {
            m_context.fault(written.choice.place, "no step " + std::to_string(to) + " comes before this one",
                            last == 0 ? "write \"back to: start\""
                                      : "write start, or a number from 1 to " + std::to_string(last));
            return false;
        }
        RunStep step = stepFrom(m_result.steps[to].state, written.place);
        step.kind = StepKind::Back;
        step.backTo = to;
        look(written, step);
        m_result.steps.push_back(std::move(step));
        return true;
    }

    void refuse(const Step& written, RunStep& step)
    {
        checkRefusal(m_context, written.refusal, step);
        if (!step.attempts.empty())
            step.option = step.attempts.front().option;
    }

    std::optional<engine::Option> choose(const Choice& choice, engine::State& state)
    {
        const auto option = ChoiceFinder(*m_result.game, m_names, state).option(choice);
        if (!option) {
            m_context.fault(choice.place, option.error().what, option.error().right);
            return std::nullopt;
        }
        const auto refusal = m_result.game->choose(state, *option, &m_recorder);
        if (!refusal)
            return *option;
        explain(choice, *option, state, *refusal);
        return std::nullopt;
    }

    void explain(const Choice& choice, const engine::Option& option, const engine::State& state,
                 const engine::Refusal& refusal)
    {
        std::string what = "cannot " + toEnglish(m_say.option(state, option)) + ": ";
        what += std::string(engine::toText(refusal.reason));
        for (const engine::Clause clause : refusal.cites)
            what.append(clause == refusal.cites.front() ? " (" : ", ").append(clause);
        what += refusal.cites.empty() ? "" : ")";
        m_context.fault(choice.place, what,
                        "the decision is: " + toEnglish(m_say.decision(state)) +
                            "; options: " + optionsIn(state));
    }

    [[nodiscard]] std::string optionsIn(const engine::State& state) const
    {
        constexpr std::size_t enough = 10;
        engine::Options options;
        m_result.game->options(state, options);
        std::vector<std::string> texts;
        for (std::size_t i = 0; i < options.size() && i < enough; ++i)
            texts.push_back(toEnglish(m_say.option(state, options[i])));
        if (options.size() > enough)
            texts.push_back("and " + std::to_string(options.size() - enough) + " more");
        return joined(texts);
    }

    const Case& m_case;
    CaseResult& m_result;
    NameFinder m_names;
    Describer m_say;
    RunContext m_context;
    Recorder m_recorder;
};

void sortFaults(sources::Faults& faults)
{
    std::stable_sort(faults.begin(), faults.end(), [](const sources::Fault& a, const sources::Fault& b) {
        return std::tie(a.place.line, a.place.column) < std::tie(b.place.line, b.place.column);
    });
}

} // namespace

CaseResult run(const Case& theCase, std::vector<engine::TileKind> kinds)
{
    CaseResult result;
    result.players = theCase.players;
    result.game = GameMaker(theCase, result.faults).make(std::move(kinds));
    if (result.game) {
        const bool ended = Runner(theCase, result).run();
        collectCited(result);
        checkClaims(theCase, ended, result);
    }
    sortFaults(result.faults);
    return result;
}

} // namespace glossator::cases
