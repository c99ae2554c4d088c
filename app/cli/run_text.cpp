// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run_text.h"

#include "app/cli/case_json.h"
#include "app/cli/tale.h"

#include <algorithm>

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;
using cases::RunStep;

namespace {

constexpr int margin = 4;
constexpr int faultColumn = 10;

/// In which round of scoring, where that matters.
QString roundText(const Tale& tale, const std::optional<cases::Phrase>& round)
{
    return round ? u"; "_s + tale.tell(*round) : QString();
}

QString headOf(const RunView& view, const Tale& tale, std::size_t index)
{
    const RunStep& step = view.result.steps[index];
    if (index == 0)
        return u"Opening"_s;
    QString head = u"Step %1"_s.arg(index);
    if (step.backTo)
        return head + u": "_s + backText(*step.backTo);
    if (!step.option)
        return head;
    const QString option = tale.tell(tale.say().option(view.stateBefore(index), *step.option));
    const bool isTried = step.kind == cases::StepKind::Refuse;
    return head + u": "_s + (isTried ? tale.tried(option) : option);
}

void addEvent(Page& page, const Tale& tale, const cases::RunEvent& event)
{
    page.paragraph(u"• "_s + tale.sentence(tale.say().event(event.after, event.event)) +
                       roundText(tale, tale.say().round(event.after, event.event)) +
                       page.style().faint(tale.cites(event.event)),
                   margin, 2);
}

/// What was tried beside the step and refused, unless an event tells it already.
void addAttempts(Page& page, const Tale& tale, const RunStep& step)
{
    const std::size_t told = step.kind == cases::StepKind::Refuse && !step.events.empty() ? 1 : 0;
    for (std::size_t i = told; i < step.attempts.size(); ++i) {
        const cases::Attempt& attempt = step.attempts[i];
        const QString option = tale.tell(tale.say().option(step.state, attempt.option));
        if (attempt.refusal)
            page.paragraph(tale.refused(option, attempt.refusal->reason) +
                               page.style().faint(tale.cites(attempt.refusal->cites)),
                           margin, 2);
        else
            page.paragraph(page.style().alarming(u"× is allowed: %1"_s.arg(option)), margin, 2);
    }
}

void addCaption(Page& page, const QString& caption, const Tale& tale)
{
    page.paragraph(u'“' + caption + u'”', margin);
    if (const QString names = tale.newNamesIn(caption); !names.isEmpty())
        page.paragraph(page.style().faint(u"new names: "_s + names), margin);
}

void addStep(Page& page, const RunView& view, const Tale& tale, std::size_t index)
{
    const RunStep& step = view.result.steps[index];
    page.gap();
    page.paragraph(page.style().strong(headOf(view, tale, index)), 0, margin);
    if (step.caption)
        addCaption(page, textIn(wordingsOf(*step.caption, view.catalogue), view.language), tale);
    for (const cases::RunEvent& event : step.events)
        addEvent(page, tale, event);
    addAttempts(page, tale, step);
    if (!step.options.empty())
        page.paragraph(u"→ %1 (%2 %3)"_s.arg(tale.sentence(tale.say().decision(step.state)))
                               .arg(step.options.size())
                               .arg(step.options.size() == 1 ? u"option"_s : u"options"_s) +
                           roundText(tale, tale.say().round(step.state)),
                       margin, 2);
}

void addTokens(Page& page, const RunView& view, const Tale& tale, const engine::State& last)
{
    const engine::Game& game = *view.result.game;
    QStringList holders;
    for (std::size_t seat = 0; seat < view.result.players.size(); ++seat)
        for (std::size_t kind = 0; kind < game.tokenKinds().size(); ++kind)
            if (const int count = last.tokens[game.tokenSlot(static_cast<engine::TokenKind>(kind),
                                                             static_cast<engine::Player>(seat))])
                holders += u"%1 %2 %3"_s.arg(toText(cases::word(view.result.players[seat])))
                               .arg(count)
                               .arg(tale.token(static_cast<engine::TokenKind>(kind)));
    if (!holders.isEmpty())
        page.paragraph(u"Tokens: "_s + holders.join(u", "_s));
}

void addScores(Page& page, const RunView& view, const Tale& tale)
{
    const engine::State& last = view.result.steps.back().state;
    QStringList scores;
    for (std::size_t seat = 0; seat < view.result.players.size(); ++seat)
        scores += u"%1 %2"_s.arg(toText(cases::word(view.result.players[seat])))
                      .arg(last.points(static_cast<engine::Player>(seat)));
    page.gap();
    page.paragraph(u"Points: "_s + scores.join(u", "_s));
    addTokens(page, view, tale, last);
}

template <typename Claims>
QString heldOf(const Claims& claims, const QString& what, bool (*held)(const typename Claims::value_type&))
{
    const auto count = std::count_if(claims.begin(), claims.end(), held);
    return u"%1 of %2 %3"_s.arg(count).arg(claims.size()).arg(what);
}

void addVerdict(Page& page, const RunView& view)
{
    const cases::CaseResult& result = view.result;
    const QString proved =
        heldOf(result.proves, u"clauses proved"_s, [](const cases::ProofResult& p) { return p.held; });
    const QString shown =
        heldOf(result.shows, u"examples shown"_s, [](const cases::ShowResult& s) { return s.held(); });
    const QString claims = u": "_s + proved + (result.shows.empty() ? QString() : u", "_s + shown);
    if (result.passed())
        return page.paragraph(page.style().strong(u"Passed"_s) + claims);
    page.paragraph(page.style().alarming(u"Failed"_s) + claims);
    addFaults(page, result.faults, 2);
}

} // namespace

void addFaults(Page& page, const sources::Faults& faults, int indent)
{
    for (const sources::Fault& fault : faults) {
        page.paragraph(toText(fault.place.text()), indent);
        page.entry(u"got"_s, toText(fault.what), faultColumn, indent + 2);
        page.entry(u"expected"_s, expectedIn(fault), faultColumn, indent + 2);
    }
}

void addRun(Page& page, const RunView& view)
{
    const Tale tale(view.result, view.catalogue, view.tiles, view.language);
    page.paragraph(
        page.style().strong(textIn(wordingsOf(view.theCase.title, view.catalogue), view.language)));
    for (std::size_t i = 0; i < view.result.steps.size(); ++i)
        addStep(page, view, tale, i);
    addScores(page, view, tale);
    addVerdict(page, view);
}

} // namespace glossator::cli
