// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/case_choice.h"

#include "app/desktop/stage/case_panel.h"
#include "app/desktop/stage/column_split.h"

#include <QToolButton>

namespace glossator::desktop {

CaseChoice::CaseChoice(CasePanel& panel, ColumnSplit& split, QToolButton& button)
    : m_panel(panel), m_split(split)
{
    connect(&panel, &CasePanel::chosen, this, &CaseChoice::choose);
    connect(&panel, &CasePanel::left, this, [this] {
        m_split.giveWay();
        emit left();
    });
    connect(&button, &QToolButton::clicked, this, &CaseChoice::toggle);
    connect(&split, &ColumnSplit::changed, this, [this, &button] { button.setChecked(m_split.isOpen()); });
}

void CaseChoice::setOpen(const QString& id)
{
    m_panel.setOpen(id);
    m_split.setUsualFrom(id.isEmpty() ? ColumnSplit::Room::Some : ColumnSplit::Room::Much);
}

void CaseChoice::uncoverStage()
{
    if (m_split.room() != ColumnSplit::Room::Little || !m_split.isOpen())
        return;
    const bool hadFocus = m_panel.isAncestorOf(m_panel.window()->focusWidget());
    m_split.giveWay();
    if (hadFocus)
        emit left();
}

void CaseChoice::toggle()
{
    if (m_split.isOpen())
        m_split.open(false);
    else
        goToList();
}

void CaseChoice::goToList()
{
    const QWidget* focus = m_panel.window()->focusWidget();
    if (m_split.isOpen() && focus != nullptr && m_panel.isAncestorOf(focus)) {
        m_split.open(false);
        return emit left();
    }
    m_split.open(true);
    m_panel.enter();
}

void CaseChoice::choose(const QString& id)
{
    m_split.giveWay();
    emit chosen(id);
}

void CaseChoice::chooseNeighbour(int step)
{
    if (const QString id = m_panel.neighbour(step); !id.isEmpty())
        choose(id);
}

} // namespace glossator::desktop
