// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/stage_texts.h"

#include "app/desktop/look/typographic.h"
#include "app/desktop/stage/clause_names.h"
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

QString StageTexts::exportedCaption(int step) const
{
    return typographic(m_of.played.isCaseUpTo(step) ? caption(step)
                                                    : tr("%1. %2").arg(m_of.aside, caption(step)));
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
