// SPDX-License-Identifier: GPL-3.0-or-later
// The table at which the user sits, and who listens to it.
#include "app/desktop/contents/contents_tree.h"
#include "app/desktop/lookup/lookup_panel.h"
#include "app/desktop/shell/main_window.h"
#include "app/desktop/shell/notice_bar.h"
#include "app/desktop/shell/pages.h"
#include "app/desktop/shell/theatre.h"
#include "app/desktop/shell/top_bar.h"
#include "app/desktop/shell/window_actions.h"
#include "app/desktop/table/box_content.h"
#include "app/desktop/table/my_table.h"
#include "app/desktop/table/table_bar.h"
#include "app/desktop/table/table_panel.h"

#include <QAction>
#include <QLineEdit>
#include <QToolButton>

#include <utility>

namespace glossator::desktop {

void MainWindow::connectTable()
{
    connect(m_table.get(), &MyTable::changed, this, &MainWindow::setTable);
    connect(m_table.get(), &MyTable::failed, this, [this](const QString& what) {
        m_notice->say(tr("Your table could not be written down: %1").arg(what));
    });
    connect(m_tablePanel, &TablePanel::nameRefused, m_notice, &NoticeBar::sayBriefly);
    connect(m_tableBar, &TableBar::choiceRequested, this, &MainWindow::openTable);
    connect(m_tablePanel, &TablePanel::closed, m_top->searchField(), qOverload<>(&QWidget::setFocus));
}

void MainWindow::setTable()
{
    const QStringList table = boxesOnTable();
    m_lookup->setTable(table);
    m_contents->contents().setTable(table);
    const bool isFolded = m_actions->foldOffTable->isChecked();
    m_pages->setTable({table, m_table->name(), isFolded ? OffTable::Folded : OffTable::Faded});
}

/// With the parts of the boxes, which have rules of their own.
QStringList MainWindow::boxesOnTable() const
{
    const QStringList boxes = m_table->expansions();
    return m_library ? m_library->catalogue.withParts(boxes) : boxes;
}

void MainWindow::openTable()
{
    if (m_tablePanel->isVisible())
        return m_tablePanel->leave();
    m_lookup->close();
    m_theatre->leave();
    fillTable();
    m_tablePanel->openBelow(*m_tableBar->button());
}

/// What lies in the boxes is counted when one chooses among them first.
void MainWindow::fillTable()
{
    if (!m_library || std::exchange(m_isTableFilled, true))
        return;
    m_tablePanel->setBoxes(m_library->catalogue.expansions(), contentOfBoxes(*m_library));
}

} // namespace glossator::desktop
