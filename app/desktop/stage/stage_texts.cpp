// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/stage_texts.h"

#include "app/desktop/look/typographic.h"
#include "app/desktop/stage/clause_names.h"
#include "app/desktop/stage/event_clauses.h"
#include "app/desktop/stage/performance.h"
#include "app/desktop/stage/steps_model.h"
#include "model/terms/caption_names.h"

namespace glossator::desktop {

namespace {

QString references(const ClauseNames& names, const QStringList& clauses)
{
    QStringList texts;
    for (const QString& clause : clauses)
        texts << names.reference(clause);
    return texts.join(QStringLiteral("; "));
}

} // namespace

QString StageTexts::caption(int step) const
{
    const QModelIndex row = m_of.steps.index(m_of.steps.rowAt({step, BeatKind::Rest, 0, 0}));
    const QString caption = row.data(Qt::DisplayRole).toString();
    const auto& told = m_of.played.result()->names;
    const bool isNamedAnew = told && *told != engine::rules::RoleNames({});
    const QString names = isNamedAnew ? m_of.names.in(caption, m_of.language) : QString();
    return names.isEmpty() ? caption : caption + u'\n' + tr("new names: %1").arg(names);
}

Captions StageTexts::captions() const
{
    Captions captions;
    for (int step = 0; step < static_cast<int>(m_of.played.result()->steps.size()); ++step)
        captions.add(captionsOf(step));
    return captions;
}

/// What somebody has written of a step is meant for all of it.
Captions::OfStep StageTexts::captionsOf(int step) const
{
    Captions::OfStep words{caption(step), {}, {}};
    const cases::RunStep& run = m_of.played.result()->steps[static_cast<std::size_t>(step)];
    if (run.caption)
        return words;
    for (int i = 0; i < static_cast<int>(run.events.size()); ++i)
        words.events << withReason(m_of.steps.told({step, BeatKind::Event, i, 1.0}),
                                   run.events[static_cast<std::size_t>(i)].event);
    for (int i = 0; i < static_cast<int>(untoldAttempts(run).size()); ++i)
        words.attempts << m_of.steps.told({step, BeatKind::Attempt, i, 1.0});
    const bool isEnd = run.state.decision.topic == engine::Topic::Nothing && !words.events.isEmpty();
    if (isEnd && words.events.back() != words.whole) // how it ended is what is seen then
        words.whole = tr("%1. %2").arg(words.whole, words.events.back());
    return words;
}

/// That nothing is received says little without the rule that says so.
QString StageTexts::withReason(const QString& told, const engine::Event& event) const
{
    const QStringList cited = clausesOf(event);
    const bool needsReason = std::holds_alternative<engine::Withheld>(event.what) && !cited.isEmpty();
    return needsReason ? tr("%1. %2").arg(told, m_of.clauses.sentence(cited.constFirst())) : told;
}

QString StageTexts::marked(int step, const QString& words) const
{
    return typographic(m_of.played.isCaseUpTo(step) ? words : tr("%1. %2").arg(m_of.aside, words));
}

QString StageTexts::exportedCaption(int step) const
{
    return marked(step, captionsOf(step).whole);
}

Captions StageTexts::exportedCaptions() const
{
    Captions captions;
    for (int step = 0; step < static_cast<int>(m_of.played.result()->steps.size()); ++step) {
        Captions::OfStep words = captionsOf(step);
        words.whole = marked(step, words.whole);
        for (QStringList* each : {&words.events, &words.attempts})
            for (QString& text : *each)
                text = marked(step, text);
        captions.add(std::move(words));
    }
    return captions;
}

QString StageTexts::title() const
{
    return m_of.played.ofCase()->title.textOrSource(m_of.language);
}

QString StageTexts::footer() const
{
    return QStringLiteral("%1 · Glossator").arg(title());
}

QString StageTexts::wholeCase() const
{
    QString text = title() + u'\n';
    if (m_of.played.isByHouse())
        text += m_of.aside + u'\n';
    for (int row = 0; row < m_of.steps.rowCount(); ++row)
        text += line(row) + u'\n';
    return text;
}

/// A step with its number and a line of its own before it; what happens in it below, with the clauses.
QString StageTexts::line(int row) const
{
    const QModelIndex index = m_of.steps.index(row);
    const int step = index.data(StepsModel::StepRole).toInt();
    const bool isStep =
        index.data(StepsModel::KindRole).toInt() == static_cast<int>(StepsModel::RowKind::Step);
    QString text =
        isStep ? QStringLiteral("\n%1. ").arg(step) + caption(step).replace(u'\n', QStringLiteral("\n   "))
               : QStringLiteral("   – ") + index.data(Qt::DisplayRole).toString();
    const QStringList cites = index.data(StepsModel::CitesRole).toStringList();
    if (!cites.isEmpty())
        text += QStringLiteral(" [%1]").arg(references(m_of.clauses, cites));
    return text;
}

} // namespace glossator::desktop
