// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/checker.h"

#include "model/cases/expectation_text.h"

#include <algorithm>

namespace glossator::cases {

namespace {

/// Finds wanted things in what happened, in order; the index of the first one that is missing, or the
/// number of the wanted ones.
template <typename Wanted, typename Matches>
std::size_t firstMissing(const std::vector<Wanted>& wanted, const std::vector<const RunEvent*>& happened,
                         bool exactly, Matches&& matches)
{
    std::size_t next = 0;
    for (const RunEvent* event : happened) {
        if (next < wanted.size() && matches(wanted[next], *event))
            ++next;
        else if (exactly)
            return next;
    }
    return next;
}

std::vector<const RunEvent*> pointersTo(const std::vector<RunEvent>& events, bool scoredOnly)
{
    std::vector<const RunEvent*> found;
    for (const RunEvent& event : events)
        if (!scoredOnly || std::holds_alternative<engine::Scored>(event.event.what))
            found.push_back(&event);
    return found;
}

} // namespace

Checker::Checker(const RunContext& context, RunStep& step, sources::Place place)
    : m_context(context), m_step(step), m_state(step.state), m_place(std::move(place)),
      m_matcher(context.game, context.names)
{
}

void Checker::fault(const sources::Place& place, std::string what, std::string right)
{
    m_context.fault(place, std::move(what), std::move(right));
}

std::string Checker::who(engine::Player player) const
{
    return toEnglish(m_context.say.player(player));
}

std::string Checker::optionTexts() const
{
    constexpr std::size_t enough = 12;
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < m_step.options.size() && i < enough; ++i)
        texts.push_back(toEnglish(m_context.say.option(m_state, m_step.options[i])));
    if (m_step.options.size() > enough)
        texts.push_back("and " + std::to_string(m_step.options.size() - enough) + " more");
    return joined(std::move(texts));
}

std::string Checker::eventTexts(bool scoredOnly) const
{
    std::string texts;
    for (const RunEvent* event : pointersTo(m_step.events, scoredOnly)) {
        texts.append(texts.empty() ? "" : " | ")
            .append(toEnglish(m_context.say.event(event->after, event->event)));
        if (!scoredOnly)
            texts.append(" <").append(word(static_cast<EventKind>(event->event.what.index()))).append(">");
    }
    return texts.empty() ? "nothing" : texts;
}

void Checker::operator()(const ExpectDecision& wanted)
{
    const engine::Decision& decision = m_state.decision;
    const std::string got = toEnglish(m_context.say.decision(m_state));
    if (wanted.none && decision.topic != engine::Topic::Nothing)
        fault(m_place, "there is a decision: " + got, "expected none");
    if (wanted.none)
        return;
    const std::string about(topicWord(m_context.game, decision));
    if (!wanted.about.empty() && wanted.about != about)
        fault(m_place, "the decision is about " + quoted(about) + ": " + got,
              "expected " + quoted(wanted.about));
    const engine::Player expected = wanted.player ? m_context.names.player(*wanted.player) : engine::theTable;
    if ((wanted.player || wanted.table) && expected != decision.who)
        fault(m_place, "the decision is taken by " + who(decision.who), "expected " + who(expected));
}

void Checker::operator()(const ExpectOptions& wanted)
{
    const ChoiceFinder finder(m_context.game, m_context.names, m_state);
    std::vector<bool> meant(m_step.options.size(), false);
    for (const Choice& pattern : wanted.patterns) {
        if (const auto wrong = finder.patternFault(pattern)) {
            fault(pattern.place, wrong->what, wrong->right);
            continue;
        }
        bool offered = false;
        for (std::size_t i = 0; i < m_step.options.size(); ++i)
            if (finder.matches(pattern, m_step.options[i])) {
                offered = true;
                meant[i] = true;
            }
        if (offered && wanted.rule == OptionsRule::NoneOf)
            fault(pattern.place, "this is offered", "expected it not to be");
        if (!offered && wanted.rule != OptionsRule::NoneOf)
            fault(pattern.place, "this is not offered", "offered: " + optionTexts());
    }
    if (wanted.rule != OptionsRule::Exactly)
        return;
    for (std::size_t i = 0; i < meant.size(); ++i)
        if (!meant[i])
            fault(m_place, "offered as well: " + toEnglish(m_context.say.option(m_state, m_step.options[i])),
                  "expected nothing but the options listed");
}

void Checker::operator()(const ExpectOptionCount& wanted)
{
    compare(m_place, "the number of options", std::optional(wanted.count),
            static_cast<int>(m_step.options.size()));
}

void Checker::operator()(const ExpectRefused& wanted)
{
    for (const RefusalName& refusal : wanted.refusals)
        checkRefusal(m_context, refusal, m_step);
}

void Checker::operator()(const ExpectScored& wanted)
{
    const auto happened = pointersTo(m_step.events, true);
    const std::size_t missing = firstMissing(
        wanted.awards, happened, wanted.exactly,
        [&](const ScoreName& award, const RunEvent& event) { return m_matcher.matches(award, event); });
    const std::string got = "scored: " + eventTexts(true);
    if (missing < wanted.awards.size())
        fault(wanted.awards[missing].place, got, "expected " + toText(wanted.awards[missing]));
    else if (wanted.exactly && happened.size() > wanted.awards.size())
        fault(m_place, got, "expected " + std::to_string(wanted.awards.size()) + " awards and no more");
}

void Checker::operator()(const ExpectEvents& wanted)
{
    const auto happened = pointersTo(m_step.events, false);
    const std::size_t missing = firstMissing(
        wanted.events, happened, wanted.exactly,
        [&](const EventName& name, const RunEvent& event) { return m_matcher.matches(name, event); });
    const std::string got = "happened: " + eventTexts(false);
    if (missing < wanted.events.size())
        fault(wanted.events[missing].place, got, "expected here " + toText(wanted.events[missing]));
    else if (wanted.exactly && happened.size() > wanted.events.size())
        fault(m_place, got, "expected " + std::to_string(wanted.events.size()) + " events and no more");
}

void Checker::operator()(const ExpectCites& wanted)
{
    std::vector<std::string> cited;
    const auto add = [&](const engine::Citations& cites) {
        cited.insert(cited.end(), cites.begin(), cites.end());
    };
    for (const RunEvent& event : m_step.events)
        add(event.event.cites);
    for (const Attempt& attempt : m_step.attempts)
        if (attempt.refusal)
            add(attempt.refusal->cites);
    std::sort(cited.begin(), cited.end());
    cited.erase(std::unique(cited.begin(), cited.end()), cited.end());
    for (const Name& clause : wanted.clauses)
        if (!std::binary_search(cited.begin(), cited.end(), clause.text))
            fault(clause.place, "this step does not cite " + clause.text, "it cites " + joined(cited));
}

} // namespace glossator::cases
