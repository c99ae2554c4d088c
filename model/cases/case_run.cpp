// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/case_run.h"

#include "model/cases/checker.h"
#include "model/cases/position_builder.h"
#include "model/cases/recorder.h"
#include "model/engine/rules/registry.h"

#include <algorithm>
#include <tuple>

namespace glossator::cases {

namespace {

std::string moduleIds()
{
    std::string list;
    for (const engine::rules::ModuleInfo& module : engine::rules::all())
        list.append(list.empty() ? "" : ", ").append(module.id);
    return list;
}

/// Makes the game of a case; its faults are those of the head of the file.
class Table
{
public:
    Table(const Case& theCase, sources::Faults& faults) : m_case(theCase), m_faults(faults) {}

    [[nodiscard]] std::shared_ptr<const engine::Game> make(std::vector<engine::TileKind> kinds)
    {
        checkExpansions();
        checkSwitches();
        checkDisplay(kinds);
        if (!m_faults.empty())
            return nullptr;
        engine::GameSetup setup;
        setup.players = static_cast<int>(m_case.players.size());
        setup.tiles = std::move(kinds);
        for (const Name& name : m_case.expansions)
            setup.expansions.push_back(name.text);
        for (const auto& [name, reading] : m_case.switches)
            setup.switches[name.text] = reading.text;
        for (const Name& name : m_case.display)
            setup.display.push_back(name.text);
        auto game = engine::Game::make(std::move(setup));
        if (game)
            return std::make_shared<const engine::Game>(std::move(*game));
        for (const std::string& what : game.error())
            m_faults.push_back({m_case.place, what, ""});
        return nullptr;
    }

private:
    void checkExpansions()
    {
        for (const Name& name : m_case.expansions)
            if (engine::rules::find(name.text) == nullptr)
                m_faults.push_back({name.place,
                                    "the engine has no rules for the expansion \"" + name.text + "\"",
                                    "it knows " + moduleIds() + "; tiles alone come by \"tiles from\""});
    }
    [[nodiscard]] std::vector<const engine::SwitchSpec*> switchSpecs() const
    {
        std::vector<const engine::SwitchSpec*> specs;
        for (const Name& name : m_case.expansions)
            if (const auto* module = engine::rules::find(name.text); module != nullptr)
                for (const engine::SwitchSpec& spec : module->switches())
                    specs.push_back(&spec);
        return specs;
    }
    void checkSwitches()
    {
        const auto specs = switchSpecs();
        for (const auto& [name, reading] : m_case.switches) {
            const auto spec =
                std::find_if(specs.begin(), specs.end(), [&](const auto* s) { return s->id == name.text; });
            std::string known;
            if (spec == specs.end()) {
                for (const auto* other : specs)
                    known.append(known.empty() ? "" : ", ").append(other->id);
                m_faults.push_back(
                    {name.place, "there is no switch \"" + name.text + "\" in this game",
                     known.empty() ? "its expansions have none" : "its switches are " + known});
                continue;
            }
            for (const std::string_view other : (*spec)->readings)
                known.append(known.empty() ? "" : ", ").append(other);
            if (std::find((*spec)->readings.begin(), (*spec)->readings.end(), reading.text) ==
                (*spec)->readings.end())
                m_faults.push_back(
                    {reading.place,
                     "the switch \"" + name.text + "\" has no reading \"" + reading.text + "\"",
                     "its readings are " + known});
        }
    }
    void checkDisplay(const std::vector<engine::TileKind>& kinds)
    {
        for (const Name& name : m_case.display)
            if (std::none_of(kinds.begin(), kinds.end(),
                             [&](const auto& kind) { return kind.id == name.text; }))
                m_faults.push_back({name.place, "the game has no tile \"" + name.text + "\"",
                                    "name a tile of the case's expansions"});
    }

    const Case& m_case;
    sources::Faults& m_faults;
};

/// Plays the steps of one case.
class Runner
{
public:
    Runner(const Case& theCase, CaseResult& result)
        : m_case(theCase), m_result(result), m_names(*result.game, result.players),
          m_say(*result.game, result.players), m_context{*result.game, m_names, m_say, result.steps,
                                                         result.faults}
    {
    }

    /// False when the run ends before the last step.
    bool run()
    {
        auto state = start();
        if (!state)
            return false;
        RunStep opening = stepFrom(std::move(*state), m_case.place);
        std::size_t next = 0;
        if (!m_case.steps.empty() && m_case.steps.front().kind == StepKind::Look)
            look(m_case.steps[next++], opening);
        m_result.steps.push_back(std::move(opening));
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

void collectCited(CaseResult& result)
{
    const auto add = [&](const engine::Citations& cites) { result.cited.insert(cites.begin(), cites.end()); };
    for (const RunStep& step : result.steps) {
        for (const RunEvent& event : step.events)
            add(event.event.cites);
        for (const Attempt& attempt : step.attempts)
            if (attempt.refusal)
                add(attempt.refusal->cites);
    }
}

/// Looks whether what the case claims was cited. A run that ended early has told its fault already.
void checkClaims(const Case& theCase, bool ended, CaseResult& result)
{
    for (const Name& clause : theCase.proves) {
        const bool held = result.cited.contains(clause.text);
        result.proves.push_back({clause.text, held});
        if (!held && ended)
            result.faults.push_back({clause.place, "no event of the run cites " + clause.text,
                                     "leave it out of \"proves\", or add a step that shows it"});
    }
    for (const Showing& showing : theCase.shows) {
        ShowResult shown{showing.example.text, {}};
        for (const Name& clause : showing.clauses) {
            if (result.cited.contains(clause.text))
                continue;
            shown.missing.push_back(clause.text);
            if (ended)
                result.faults.push_back({clause.place, "no event of the run cites " + clause.text,
                                         "the example " + showing.example.text + " is not shown without it"});
        }
        result.shows.push_back(std::move(shown));
    }
}

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
    result.game = Table(theCase, result.faults).make(std::move(kinds));
    if (result.game) {
        const bool ended = Runner(theCase, result).run();
        collectCited(result);
        checkClaims(theCase, ended, result);
    }
    sortFaults(result.faults);
    return result;
}

} // namespace glossator::cases
