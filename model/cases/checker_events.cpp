// SPDX-License-Identifier: GPL-3.0-or-later
// The expectations about what happened in a step.
#include "model/cases/checker.h"
#include "model/cases/event_names.h"
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

/// Every clause that the step's events and refusals cite, sorted.
std::vector<std::string> citedIn(const RunStep& step)
{
    std::vector<std::string> cited;
    const auto add = [&](const engine::Citations& cites) {
        cited.insert(cited.end(), cites.begin(), cites.end());
    };
    for (const RunEvent& event : step.events)
        add(event.event.cites);
    for (const Attempt& attempt : step.attempts)
        if (attempt.refusal)
            add(attempt.refusal->cites);
    std::sort(cited.begin(), cited.end());
    cited.erase(std::unique(cited.begin(), cited.end()), cited.end());
    return cited;
}

} // namespace

std::string Checker::eventText(const RunEvent& event) const
{
    return toEnglish(m_context.say.event(event.after, event.event));
}

std::string Checker::eventTexts(bool scoredOnly) const
{
    std::string texts;
    for (const RunEvent* event : pointersTo(m_step.events, scoredOnly)) {
        texts.append(texts.empty() ? "" : " | ").append(eventText(*event));
        if (!scoredOnly)
            texts.append(" <").append(word(static_cast<EventKind>(event->event.what.index()))).append(">");
    }
    return texts.empty() ? "nothing" : texts;
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
    if (wanted.rule == EventsRule::NoneOf)
        return checkNone(wanted.events);
    const bool exactly = wanted.rule == EventsRule::Exactly;
    const auto happened = pointersTo(m_step.events, false);
    const std::size_t missing =
        firstMissing(wanted.events, happened, exactly, [&](const EventName& name, const RunEvent& event) {
            return m_matcher.matches(name, event);
        });
    const std::string got = "happened: " + eventTexts(false);
    if (missing < wanted.events.size())
        fault(wanted.events[missing].place, got, "expected here " + toText(wanted.events[missing]));
    else if (exactly && happened.size() > wanted.events.size())
        fault(m_place, got, "expected " + std::to_string(wanted.events.size()) + " events and no more");
}

/// A misspelt name would never happen, so it is told.
void Checker::checkNone(const std::vector<EventName>& unwanted)
{
    const EventNames names(m_context.game, m_context.names, m_state);
    for (const EventName& name : unwanted) {
        if (const auto wrong = names.faultOf(name)) {
            fault(name.place, wrong->what, wrong->right);
            continue;
        }
        const auto found =
            std::find_if(m_step.events.begin(), m_step.events.end(),
                         [&](const RunEvent& event) { return m_matcher.matches(name, event); });
        if (found != m_step.events.end())
            fault(name.place, "this happened: " + eventText(*found),
                  "expected no event like " + toText(name));
    }
}

void Checker::operator()(const ExpectCites& wanted)
{
    const std::vector<std::string> cited = citedIn(m_step);
    for (const Name& clause : wanted.clauses) {
        const bool isCited = std::binary_search(cited.begin(), cited.end(), clause.text);
        if (isCited && wanted.none)
            fault(clause.place, "this step cites " + clause.text + ": " + citingText(clause.text),
                  "expected it not to");
        if (!isCited && !wanted.none)
            fault(clause.place, "this step does not cite " + clause.text, "it cites " + joined(cited));
    }
}

/// What cites a clause: the first event, or else a refusal.
std::string Checker::citingText(const std::string& clause) const
{
    for (const RunEvent& event : m_step.events)
        if (citesAll(event.event.cites, {{clause, {}}}))
            return eventText(event);
    for (const Attempt& attempt : m_step.attempts)
        if (attempt.refusal && citesAll(attempt.refusal->cites, {{clause, {}}}))
            return "the refusal to " + toEnglish(m_context.say.option(m_state, attempt.option));
    return {};
}

} // namespace glossator::cases
