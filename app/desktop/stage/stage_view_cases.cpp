// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/as_written.h"
#include "app/desktop/stage/case_panel.h"
#include "app/desktop/stage/case_title.h"
#include "app/desktop/stage/column_split.h"
#include "app/desktop/stage/detour_bar.h"
#include "app/desktop/stage/empty_stage.h"
#include "app/desktop/stage/menu_button.h"
#include "app/desktop/stage/stage_menu.h"
#include "app/desktop/stage/stage_view.h"
#include "app/desktop/stage/steps_model.h"

#include <QListView>
#include <QMenu>
#include <QToolButton>

// How one comes to a case, and from a case to its clauses.
namespace glossator::desktop {

void StageView::connectCases()
{
    connect(m_casePanel, &CasePanel::chosen, this, &StageView::chooseCase);
    connect(m_casePanel, &CasePanel::left, this, &StageView::leaveCases);
    connect(m_cases, &QToolButton::clicked, this, [this] {
        if (m_caseSplit->isOpen())
            m_caseSplit->open(false);
        else
            goToCases();
    });
    connect(m_caseSplit, &ColumnSplit::changed, this, [this] { m_cases->setChecked(m_caseSplit->isOpen()); });
    connect(m_menu, &StageMenu::casesRequested, this, &StageView::goToCases);
    connect(m_menu, &StageMenu::neighbourRequested, this, [this](int step) {
        if (const QString id = m_casePanel->neighbour(step); !id.isEmpty())
            chooseCase(id);
    });
    connect(m_empty, &EmptyStage::caseRequested, this, &StageView::chooseCase);
    connect(m_empty, &EmptyStage::listRequested, this, &StageView::goToCases);
    connect(m_empty, &EmptyStage::searchRequested, this, &StageView::searchRequested);
}

void StageView::setMyTable(const QStringList& expansions)
{
    m_casePanel->setTable(expansions);
}

QMenu* StageView::menu() const
{
    return m_menu;
}

void StageView::goToCases()
{
    const QWidget* focus = window()->focusWidget();
    if (m_caseSplit->isOpen() && focus != nullptr && m_casePanel->isAncestorOf(focus)) {
        m_caseSplit->open(false);
        return setFocus(Qt::OtherFocusReason);
    }
    m_caseSplit->open(true);
    m_casePanel->enter();
}

void StageView::leaveCases()
{
    m_caseSplit->giveWay();
    setFocus(Qt::OtherFocusReason);
}

void StageView::chooseCase(const QString& id)
{
    m_caseSplit->giveWay();
    emit caseChosen(id);
    if (place().caseId != id)
        openCase(id);
    setFocus(Qt::OtherFocusReason);
}

/// In the language of the texts; empty without a case.
QString StageView::caseTitle() const
{
    return m_played.ofCase() != nullptr ? m_played.ofCase()->title.textOrSource(m_language) : QString();
}

/// What the bar on top and the list say of the case.
void StageView::showCase()
{
    m_title->setText(caseTitle());
    if (m_played.isDetour())
        m_detourBar->setTitle(caseTitle());
    m_casePanel->setOpen(m_played.ofCase() ? m_played.ofCase()->id : QString());
    m_caseSplit->setUsualFrom(m_played.ofCase() ? ColumnSplit::Room::Much : ColumnSplit::Room::Some);
}

void StageView::addClause(QMenu& menu, const QString& clause)
{
    QAction* action = menu.addAction(asWritten(m_clauseNames.headline(clause)));
    action->setToolTip(clause);
    menu.setToolTipsVisible(true);
    connect(action, &QAction::triggered, this, [this, clause] { emit clauseRequested(clause); });
}

void StageView::fillProves()
{
    QMenu* menu = m_proves->menu();
    menu->clear();
    const QStringList clauses = m_played.ofCase() ? m_played.ofCase()->proves : QStringList();
    for (const QString& clause : clauses)
        addClause(*menu, clause);
    m_proves->setText(tr("Proves %n clause(s)", nullptr, static_cast<int>(clauses.size())));
    m_proves->setToolTip(QStringLiteral("%1 (%2)").arg(m_proves->text(), tr("P")));
    menu->menuAction()->setEnabled(!clauses.isEmpty());
    showProves();
}

/// What the case proves is not proved by another reading, and on a low stage it is in the menu of the window.
void StageView::showProves()
{
    const LoadedCase* played = m_played.ofCase();
    m_proves->setVisible(!isLow() && played != nullptr && !played->proves.isEmpty() && !m_played.isByHouse());
}

void StageView::openClauseMenu(QPoint point)
{
    const QStringList clauses = m_list->indexAt(point).data(StepsModel::CitesRole).toStringList();
    if (clauses.isEmpty())
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const QString& clause : clauses)
        addClause(*menu, clause);
    menu->popup(m_list->viewport()->mapToGlobal(point));
}

} // namespace glossator::desktop
