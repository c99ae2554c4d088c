// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run_text.h"

#include "app/cli/case_json.h"
#include "app/cli/tale.h"
#include "model/wording/run_wording.h"

#include <QLocale>

#include <algorithm>

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;
using cases::RunStep;
using wording::RunWording;

namespace {

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
        return RunWording::opening();
    if (step.backTo)
        return RunWording::step(index, RunWording::backTo(*step.backTo));
    if (!step.option)
        return RunWording::step(index);
    const QString option = tale.tell(tale.say().option(view.stateBefore(index), *step.option));
    const bool isTried = step.kind == cases::StepKind::Refuse;
    return RunWording::step(index, isTried ? tale.tried(option) : option);
}

void addEvent(Page& page, const Tale& tale, const cases::RunEvent& event)
{
    page.paragraph(u"• "_s + tale.sentence(tale.say().event(event.after, event.event)) +
                       roundText(tale, tale.say().round(event.after, event.event)) +
                       page.style().faint(tale.cites(event.event)),
                   wideMargin, 2);
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
                           wideMargin, 2);
        else
            page.paragraph(page.style().alarming(u"× "_s + RunWording::allowed(option)), wideMargin, 2);
    }
}

void addCaption(Page& page, const QString& caption, const Tale& tale)
{
    page.paragraph(QLocale().quoteString(caption), wideMargin);
    if (const QString names = tale.newNamesIn(caption); !names.isEmpty())
        page.paragraph(page.style().faint(RunWording::newNames(names)), wideMargin);
}

void addStep(Page& page, const RunView& view, const Tale& tale, std::size_t index)
{
    const RunStep& step = view.result.steps[index];
    page.gap();
    page.paragraph(page.style().strong(headOf(view, tale, index)), 0, wideMargin);
    if (step.caption)
        addCaption(page, textIn(wordingsOf(*step.caption, view.catalogue), view.language), tale);
    for (const cases::RunEvent& event : step.events)
        addEvent(page, tale, event);
    addAttempts(page, tale, step);
    if (!step.options.empty())
        page.paragraph(u"→ "_s +
                           RunWording::decision(tale.sentence(tale.say().decision(step.state)),
                                                static_cast<int>(step.options.size())) +
                           roundText(tale, tale.say().round(step.state)),
                       wideMargin, 2);
}

void addTokens(Page& page, const RunView& view, const Tale& tale, const engine::State& last)
{
    const engine::Game& game = *view.result.game;
    QStringList holders;
    for (std::size_t seat = 0; seat < view.result.players.size(); ++seat)
        for (std::size_t kind = 0; kind < game.tokenKinds().size(); ++kind)
            if (const int count = last.tokens[game.tokenSlot(static_cast<engine::TokenKind>(kind),
                                                             static_cast<engine::Player>(seat))])
                holders += u"%1 %2 × %3"_s.arg(tale.player(seat))
                               .arg(count)
                               .arg(tale.token(static_cast<engine::TokenKind>(kind)));
    if (!holders.isEmpty())
        page.paragraph(RunWording::tokens(holders.join(u", "_s)));
}

void addScores(Page& page, const RunView& view, const Tale& tale)
{
    const engine::State& last = view.result.steps.back().state;
    QStringList scores;
    for (std::size_t seat = 0; seat < view.result.players.size(); ++seat)
        scores += u"%1 %2"_s.arg(tale.player(seat)).arg(last.points(static_cast<engine::Player>(seat)));
    page.gap();
    page.paragraph(RunWording::points(scores.join(u", "_s)));
    addTokens(page, view, tale, last);
}

QString claimsOf(const cases::CaseResult& result)
{
    const auto proved = std::ranges::count(result.proves, true, &cases::ProofResult::held);
    QString clauses = RunWording::proved(static_cast<int>(proved), static_cast<int>(result.proves.size()));
    if (result.shows.empty())
        return clauses;
    const auto shown = std::ranges::count_if(result.shows, &cases::ShowResult::held);
    return clauses + u", "_s +
           RunWording::shown(static_cast<int>(shown), static_cast<int>(result.shows.size()));
}

void addVerdict(Page& page, const RunView& view)
{
    const bool isPassed = view.result.passed();
    const QString verdict = RunWording::verdict(isPassed);
    page.paragraph((isPassed ? page.style().strong(verdict) : page.style().alarming(verdict)) + u": "_s +
                   claimsOf(view.result));
    if (!isPassed)
        addFaults(page, view.result.faults, 2);
}

} // namespace

void addFaults(Page& page, const sources::Faults& faults, int indent)
{
    for (const sources::Fault& fault : faults) {
        page.paragraph(toText(fault.place.text()), indent);
        page.entry(RunWording::got(), toText(fault.what), faultColumn, indent + 2);
        page.entry(RunWording::expected(), expectedIn(fault), faultColumn, indent + 2);
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
