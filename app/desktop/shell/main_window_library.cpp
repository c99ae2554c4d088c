// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogue that the window reads, what it says without one, and the table at which the user sits.
#include "app/desktop/contents/contents_tree.h"
#include "app/desktop/contents/side_panel.h"
#include "app/desktop/kept/kept_panel.h"
#include "app/desktop/lookup/first_steps.h"
#include "app/desktop/lookup/lookup_panel.h"
#include "app/desktop/paper/paper.h"
#include "app/desktop/shell/activity_bar.h"
#include "app/desktop/shell/empty_page.h"
#include "app/desktop/shell/main_window.h"
#include "app/desktop/shell/pages.h"
#include "app/desktop/shell/term_opener.h"
#include "app/desktop/shell/theatre.h"
#include "app/desktop/shell/window_actions.h"
#include "app/desktop/table/box_content.h"
#include "app/desktop/table/table_bar.h"
#include "app/desktop/table/table_panel.h"

#include <QAction>
#include <QToolButton>

#include <utility>

namespace glossator::desktop {

void MainWindow::openLibrary(const QString& path)
{
    auto library = Library::open(path);
    if (!library) {
        m_fault = library.error();
        m_side->hide();
        m_bar->hide();
        return sayWhatIsMissing();
    }
    m_library.emplace(std::move(*library));
    m_contents->contents().setCatalogue(&m_library->catalogue);
    m_pages->setLibrary(&*m_library);
    m_lookup->setCatalogue(m_library->catalogue.path());
    m_lookup->setThings(&m_library->tiles, &m_library->terms);
    m_keptPanel->setCatalogue(&m_library->catalogue, &m_library->tiles);
}

void MainWindow::closeLibrary()
{
    m_paper->cancel();
    m_lookup->setCatalogue({});
    m_lookup->setThings(nullptr, nullptr);
    m_pages->setLibrary(nullptr);
    m_terms->forget();
}

void MainWindow::checkLibrary()
{
    m_fault = m_library ? m_library->fault() : m_fault;
    if (!m_fault || !m_library)
        return;
    closeLibrary();
    m_contents->contents().setCatalogue(nullptr);
    m_keptPanel->setCatalogue(nullptr, nullptr);
    m_tablePanel->hide();
    m_library.reset();
    m_side->hide();
    m_bar->hide();
    sayWhatIsMissing();
}

void MainWindow::sayWhatIsMissing()
{
    m_empty->say(tr("There is no catalogue to read"), m_fault->message(),
                 tr("Another catalogue is named with --catalogue or GLOSSATOR_CATALOGUE."));
    m_pages->setCurrentWidget(m_empty);
}

void MainWindow::setTable()
{
    const QStringList table = m_desk->boxes();
    m_lookup->setTable(table);
    m_firstSteps->setTable(table);
    m_contents->contents().setTable(table);
    const bool isFolded = m_actions->foldOffTable->isChecked();
    m_pages->setTable({table, m_desk->tableName(), isFolded ? OffTable::Folded : OffTable::Faded});
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

void MainWindow::nameBoxes()
{
    QStringList shelf;
    QHash<QString, QString> names;
    const auto boxes = m_library->catalogue.expansions();
    for (const auto& box : boxes) {
        shelf.append(box.id);
        names.insert(box.id, box.name.textOrSource(m_desk->language()));
    }
    m_tableBar->setBoxes(boxes, m_desk->language());
    m_lookup->setExpansions(shelf, names);
}

} // namespace glossator::desktop
