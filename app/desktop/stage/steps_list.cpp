// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/steps_list.h"

#include "app/desktop/stage/cited_menu.h"
#include "app/desktop/stage/stage_list.h"
#include "app/desktop/stage/steps_delegate.h"
#include "app/desktop/stage/steps_model.h"

#include <QKeyEvent>

namespace glossator::desktop {

StepsList::StepsList(StepsModel* steps, const ClauseNames& names, QWidget* parent)
    : QListView(parent), m_steps(steps), m_names(names)
{
    makeStageList(*this, QStringLiteral("stageSteps"));
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // rows keep their width
    setContextMenuPolicy(Qt::CustomContextMenu);
    setModel(steps);
    auto* delegate = new StepsDelegate(this);
    delegate->setClauseNames(&names);
    setItemDelegate(delegate);
    connect(delegate, &StepsDelegate::clauseRequested, this, &StepsList::clauseRequested);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
        if (!m_isFollowing && index.isValid())
            emit momentRequested(m_steps->momentOf(index.row()));
    });
    connect(this, &QListView::clicked, this,
            [this](const QModelIndex& index) { emit momentRequested(m_steps->momentOf(index.row())); });
    connect(this, &QWidget::customContextMenuRequested, this, &StepsList::openClauseMenu);
    retranslate();
}

void StepsList::follow(const Moment& moment)
{
    const QModelIndex current = currentIndex();
    const bool isThere = current.isValid() && current.data(StepsModel::StepRole).toInt() == moment.step;
    if (moment.kind != BeatKind::Rest)
        mark(m_steps->rowAt(moment), EnsureVisible);
    else if (!isThere)
        markStep(moment.step);
}

void StepsList::markStep(int step)
{
    mark(m_steps->rowAt({step, BeatKind::Rest, 0, 0.0}), PositionAtTop);
}

void StepsList::mark(int row, ScrollHint hint)
{
    if (row < 0 || row == currentIndex().row())
        return;
    m_isFollowing = true;
    setCurrentIndex(m_steps->index(row));
    scrollTo(m_steps->index(row), hint);
    m_isFollowing = false;
}

void StepsList::openClauseMenu(QPoint point)
{
    const QStringList clauses = m_steps->clausesAt(indexAt(point).row());
    if (clauses.isEmpty())
        return;
    auto* menu = new CitedMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->fill(clauses, m_names);
    connect(menu, &CitedMenu::clauseRequested, this, &StepsList::clauseRequested);
    menu->popup(viewport()->mapToGlobal(point));
}

QString StepsList::clause() const
{
    return m_steps->clausesAt(currentIndex().row()).value(0);
}

void StepsList::readClause()
{
    if (const QString first = clause(); !first.isEmpty())
        emit clauseRequested(first);
}

/// Enter shows what the row tells, as a click does.
void StepsList::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && currentIndex().isValid())
        emit momentRequested(m_steps->momentOf(currentIndex().row()));
    else
        QListView::keyPressEvent(event);
}

void StepsList::changeEvent(QEvent* event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void StepsList::retranslate()
{
    setAccessibleName(tr("Steps of the case"));
    setAccessibleDescription(tr("Arrow keys show each step on the board; Ctrl+Enter reads its clause."));
}

} // namespace glossator::desktop
