// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/steps_model.h"

#include "app/desktop/stage/event_clauses.h"
#include "app/desktop/stage/refusal_words.h"
#include "app/desktop/stage/sought_marks.h"
#include "model/cases/describe.h"

#include <algorithm>

namespace glossator::desktop {

namespace {

bool isQuiet(const engine::Event& event)
{
    return std::holds_alternative<engine::PhaseBegan>(event.what) ||
           std::holds_alternative<engine::TurnBegan>(event.what) ||
           std::holds_alternative<engine::GameBegan>(event.what) ||
           std::holds_alternative<engine::Chosen>(event.what);
}

} // namespace

StepsModel::StepsModel(QObject* parent) : QAbstractListModel(parent)
{
}

void StepsModel::setResult(const cases::CaseResult* result, const wording::PhraseWording& wording,
                           Captions captions, int lastOfCase)
{
    beginResetModel();
    m_rows.clear();
    m_wording = wording;
    m_captions = std::move(captions);
    m_lastOfCase = lastOfCase;
    if (result != nullptr && result->game != nullptr)
        for (int step = 0; step < static_cast<int>(result->steps.size()); ++step)
            addStep(step, *result);
    endResetModel();
}

void StepsModel::addStep(int step, const cases::CaseResult& result)
{
    const cases::RunStep& run = result.steps[static_cast<std::size_t>(step)];
    if (step > 0 && isAside(step) && !isAside(step - 1))
        m_rows.push_back({step, RowKind::Leaving, 0, tr("Not the case from here on"), {}, true, false});
    m_rows.push_back(
        {step, RowKind::Step, 0, captionOf(step, result), {}, run.kind == cases::StepKind::Refuse, false});
    const std::size_t caption = m_rows.size() - 1;
    for (int i = 0; i < static_cast<int>(run.events.size()); ++i)
        addEvent(step, i, result);
    tellOnce(caption);
    addAttempts(step, result);
}

/// A caption that nobody wrote says what is chosen; what comes of it often says the same, with its clauses.
void StepsModel::tellOnce(std::size_t caption)
{
    const auto same = std::find_if(m_rows.begin() + static_cast<std::ptrdiff_t>(caption) + 1, m_rows.end(),
                                   [&](const Row& row) { return row.text == m_rows[caption].text; });
    if (same == m_rows.end())
        return;
    m_rows[caption].cites = same->cites;
    m_rows.erase(same);
}

void StepsModel::addEvent(int step, int index, const cases::CaseResult& result)
{
    const cases::RunStep& whole = result.steps[static_cast<std::size_t>(step)];
    const cases::RunEvent& run = whole.events[static_cast<std::size_t>(index)];
    const auto* chosen = std::get_if<engine::Chosen>(&run.event.what);
    if (chosen != nullptr && run.event.cites.empty())
        return; // what follows tells the same
    const cases::Describer describer(result);
    QString text = chosen != nullptr && step > 0 && chosen->option == whole.option
                       ? deedOf(step, result)
                       : m_wording.sentence(describer.event(run.after, run.event));
    if (const auto round = describer.round(run.after, run.event))
        text += QStringLiteral(" · ") + m_wording.say(*round);
    m_rows.push_back({step, RowKind::Event, index, text, clausesOf(run.event),
                      std::holds_alternative<engine::Refused>(run.event.what), isQuiet(run.event)});
}

void StepsModel::addAttempts(int step, const cases::CaseResult& result)
{
    const cases::RunStep& run = result.steps[static_cast<std::size_t>(step)];
    const cases::Describer describer(result);
    int index = 0;
    for (const cases::Attempt& attempt : untoldAttempts(run)) {
        const QString what = m_wording.say(describer.option(run.state, attempt.option));
        const QString why = RefusalWords(result, m_wording, m_clauseNames).inPassing(*attempt.refusal);
        m_rows.push_back({step, RowKind::Attempt, index++, tr("Not allowed: %1. Why: %2").arg(what, why),
                          idsOf(attempt.refusal->cites), true, false});
    }
}

QString StepsModel::captionOf(int step, const cases::CaseResult& result) const
{
    const cases::RunStep& run = result.steps[static_cast<std::size_t>(step)];
    if (run.caption && m_captions)
        return m_captions(*run.caption);
    if (step == 0)
        return tr("The starting position");
    if (run.backTo)
        return backTo(*run.backTo, run.state, result);
    return run.option ? deedOf(step, result)
                      : m_wording.sentence(cases::Describer(result).decision(run.state));
}

/// An answer says nothing without what it answers.
QString StepsModel::deedOf(int step, const cases::CaseResult& result) const
{
    const cases::RunStep& run = result.steps[static_cast<std::size_t>(step)];
    const engine::State& before = result.steps[static_cast<std::size_t>(step) - 1].state;
    const cases::Describer describer(result);
    const cases::Phrase option = describer.option(before, *run.option);
    if (option.id == cases::PhraseId::OptionPickAnswer)
        return QStringLiteral("%1: %2").arg(m_wording.sentence(describer.decision(before)),
                                            m_wording.say(option.gaps.at(0)));
    return m_wording.sentence(
        cases::Phrase::of(cases::PhraseId::Chosen, {describer.player(run.asked.who), option}));
}

/// Going back is for another choice: says what is chosen anew.
QString StepsModel::backTo(std::size_t step, const engine::State& state,
                           const cases::CaseResult& result) const
{
    if (state.decision.topic == engine::Topic::Nothing)
        return step == 0 ? tr("Back to the start") : tr("Back to step %1").arg(step);
    const QString decision = m_wording.say(cases::Describer(result).decision(state));
    return step == 0 ? tr("Back to the start for another choice: %1").arg(decision)
                     : tr("Back to step %1 for another choice: %2").arg(step).arg(decision);
}

QString StepsModel::spoken(const Row& row) const
{
    QString text = row.text;
    if (row.kind == RowKind::Step)
        text = (isAside(row.step) ? tr("Not the case, step %1. %2") : tr("Step %1. %2"))
                   .arg(row.step)
                   .arg(row.text);
    if (firstOf(m_sought, row) >= 0)
        text = soughtIn(text);
    if (row.cites.isEmpty())
        return text;
    const QStringList names = m_clauseNames == nullptr ? row.cites : m_clauseNames->headlines(row.cites);
    return tr("%1. Follows from %2").arg(text, names.join(QStringLiteral(", ")));
}

void StepsModel::setSought(const QStringList& clauses)
{
    if (clauses == m_sought)
        return;
    m_sought = clauses;
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1), {SoughtRole, Qt::AccessibleTextRole});
}

/// Which citation of a row is the first among these clauses; -1: none.
int StepsModel::firstOf(const QStringList& clauses, const Row& row)
{
    for (const QString& clause : clauses)
        if (const auto at = row.cites.indexOf(clause); at >= 0)
            return static_cast<int>(at);
    return -1;
}

std::vector<int> StepsModel::rowsOf(const QStringList& clauses) const
{
    std::vector<int> rows;
    for (int i = 0; i < rowCount(); ++i)
        if (firstOf(clauses, m_rows[static_cast<std::size_t>(i)]) >= 0)
            rows.push_back(i);
    return rows;
}

int StepsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant StepsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Row& here = row(index);
    switch (role) {
    case Qt::DisplayRole:
        return here.text;
    case Qt::AccessibleTextRole:
        return spoken(here);
    case StepRole:
        return here.step;
    case KindRole:
        return static_cast<int>(here.kind);
    case IndexRole:
        return here.index;
    case CitesRole:
        return here.cites;
    case CiteNamesRole:
        return m_clauseNames == nullptr ? here.cites : m_clauseNames->sentences(here.cites);
    case RefusedRole:
        return here.isRefused;
    case QuietRole:
        return here.isQuiet;
    case AsideRole:
        return isAside(here.step);
    case SoughtRole:
        return firstOf(m_sought, here);
    default:
        return {};
    }
}

int StepsModel::rowAt(const Moment& moment) const
{
    const auto kind = moment.kind == BeatKind::Event     ? RowKind::Event
                      : moment.kind == BeatKind::Attempt ? RowKind::Attempt
                                                         : RowKind::Step;
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row& row) {
        return row.step == moment.step && row.kind == kind &&
               (kind == RowKind::Step || row.index == moment.index);
    });
    if (found != m_rows.end())
        return static_cast<int>(found - m_rows.begin());
    return kind == RowKind::Step ? -1 : rowAt({moment.step, BeatKind::Rest, 0, 0.0});
}

QString StepsModel::told(const Moment& moment) const
{
    int row = rowAt(moment);
    while (row > 0 && m_rows[static_cast<std::size_t>(row)].isQuiet)
        --row; // a step begins with a row that is not quiet
    return row < 0 ? QString() : m_rows[static_cast<std::size_t>(row)].text;
}

QStringList StepsModel::clausesAt(int row) const
{
    if (row < 0 || row >= rowCount())
        return {};
    const Row& here = m_rows[static_cast<std::size_t>(row)];
    if (here.kind != RowKind::Step || !here.cites.isEmpty())
        return here.cites;
    QStringList clauses;
    for (const Row& each : m_rows)
        if (each.step == here.step)
            clauses += each.cites;
    clauses.removeDuplicates();
    return clauses;
}

Moment StepsModel::momentOf(int row) const
{
    if (row < 0 || row >= rowCount())
        return {};
    const Row& here = m_rows[static_cast<std::size_t>(row)];
    const auto kind = here.kind == RowKind::Event     ? BeatKind::Event
                      : here.kind == RowKind::Attempt ? BeatKind::Attempt
                                                      : BeatKind::Rest;
    return {here.step, kind, here.index, 1.0};
}

} // namespace glossator::desktop
