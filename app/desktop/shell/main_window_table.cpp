// SPDX-License-Identifier: GPL-3.0-or-later
// The table at which the user sits, and who listens to it.
#include "app/desktop/contents/contents_model.h"
#include "app/desktop/lookup/lookup_panel.h"
#include "app/desktop/order/order_view.h"
#include "app/desktop/pair/pair_view.h"
#include "app/desktop/reader/reader.h"
#include "app/desktop/reader/reader_view.h"
#include "app/desktop/shell/main_window.h"
#include "app/desktop/shell/notice_bar.h"
#include "app/desktop/shell/reading_languages.h"
#include "app/desktop/shell/theatre.h"
#include "app/desktop/shell/top_bar.h"
#include "app/desktop/shell/window_actions.h"
#include "app/desktop/stage/stage_view.h"
#include "app/desktop/table/box_names.h"
#include "app/desktop/table/my_table.h"
#include "app/desktop/table/table_bar.h"
#include "app/desktop/table/table_panel.h"
#include "app/desktop/tiles/tiles_view.h"

#include <QAction>
#include <QLineEdit>
#include <QStackedWidget>
#include <QToolButton>

#include <utility>

namespace glossator::desktop {

void MainWindow::connectTable()
{
    connect(m_table.get(), &MyTable::changed, this, &MainWindow::setTable);
    connect(m_table.get(), &MyTable::failed, this, [this](const QString& what) {
        m_notice->say(tr("Your table could not be written down: %1").arg(what));
    });
    connect(m_tableBar, &TableBar::choiceRequested, this, &MainWindow::openTable);
    connect(m_tablePanel, &TablePanel::closed, m_top->searchField(), qOverload<>(&QWidget::setFocus));
}

void MainWindow::setTable()
{
    const QStringList table = boxesOnTable();
    m_lookup->setTable(table);
    m_contentsModel->setTable(table);
    m_reader->setTable(table, m_actions->foldOffTable->isChecked() ? OffTable::Folded : OffTable::Faded);
    if (auto* order = m_order.ifMade())
        order->setTable(table, m_table->name());
    if (auto* tiles = m_tiles.ifMade())
        tiles->setTable(table);
    if (auto* stage = m_stage.ifMade())
        stage->setMyTable(table);
    if (auto* pairs = m_pairs.ifMade()) {
        pairs->setTable(table);
        pairs->page()->setTable(table, true);
    }
}

/// With the parts of the boxes, which have rules of their own.
QStringList MainWindow::boxesOnTable() const
{
    const QStringList boxes = m_table->expansions();
    return m_library ? m_library->catalogue.withParts(boxes) : boxes;
}

/// The order of play is read when it is looked at first.
void MainWindow::fillOrder()
{
    m_order->setCatalogue(&m_library->catalogue);
    const auto* stage = m_stage.ifMade();
    m_order->setHere(stage == nullptr ? QString() : m_order->stepOfPhase(stage->phase()));
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
    const auto boxes = m_library->catalogue.expansions();
    QHash<QString, BoxContent> contents;
    for (const tiles::TileFile& file : m_library->tiles.files())
        contents[QString::fromStdString(file.expansion)].tiles = static_cast<int>(file.tiles.size());
    for (const auto& box : boxes)
        for (const auto& kind : m_library->catalogue.coverage(box.id))
            contents[box.id].clauses += kind.clauses;
    const auto otherNames = otherNamesOf(boxes, m_library->terms.terms());
    for (const auto& box : boxes)
        contents[box.id].otherNames = otherNames.value(box.id);
    m_tablePanel->setBoxes(boxes, contents);
}

} // namespace glossator::desktop
