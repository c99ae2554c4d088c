// SPDX-License-Identifier: GPL-3.0-or-later
// The room for pages, and those that are made when they are first gone to: each is told then what the others
// were told before.
#include "app/desktop/lookup/first_steps.h"
#include "app/desktop/order/order_view.h"
#include "app/desktop/pair/pair_view.h"
#include "app/desktop/reader/reader.h"
#include "app/desktop/reader/reader_view.h"
#include "app/desktop/shell/main_window.h"
#include "app/desktop/shell/reading_languages.h"
#include "app/desktop/shell/top_bar.h"
#include "app/desktop/shell/window_actions.h"
#include "app/desktop/stage/stage_view.h"
#include "app/desktop/table/my_table.h"
#include "app/desktop/tiles/tiles_view.h"

#include <QStackedWidget>
#include <QVBoxLayout>

namespace glossator::desktop {

/// The activity, and above it what to do first.
QWidget* MainWindow::buildPage()
{
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_stack = new QStackedWidget(page);
    m_stack->setObjectName(QStringLiteral("activities"));
    m_stack->setMinimumSize(300, 120); // else the largest activity would keep the others from being small
    column->addWidget(m_firstSteps = new FirstSteps(m_top->searchField(), page));
    column->addWidget(m_stack, 1);
    return page;
}

OrderView* MainWindow::makeOrder()
{
    auto* order = new OrderView(this);
    m_stack->addWidget(order);
    order->setLanguage(m_top->readingLanguages()->languages().front());
    order->setTable(boxesOnTable(), m_table->name());
    connect(order, &OrderView::clauseRequested, this, &MainWindow::openClause);
    connect(order, &OrderView::printRequested, this, &MainWindow::printPlace);
    connect(order, &OrderView::pdfRequested, this, &MainWindow::savePlaceAsPdf);
    return order;
}

TilesView* MainWindow::makeTiles()
{
    auto* tiles = new TilesView(this);
    m_stack->addWidget(tiles);
    tiles->setLanguage(m_top->readingLanguages()->languages().front());
    tiles->setTable(boxesOnTable());
    if (m_library)
        tiles->setCatalogue(&m_library->catalogue, &m_library->tiles);
    connect(tiles, &TilesView::clauseRequested, this, &MainWindow::openClause);
    connect(tiles, &TilesView::tileChanged, this, &MainWindow::showWhatCanBePrinted);
    return tiles;
}

StageView* MainWindow::makeStage()
{
    auto* stage = new StageView(this);
    m_stack->addWidget(stage);
    stage->setLanguage(m_top->readingLanguages()->languages().front());
    stage->setMyTable(boxesOnTable());
    stage->setPace(m_notebook.stagePace().chosen());
    stage->setHouseReadings(houseReadings());
    if (m_library) {
        stage->setTerms(&m_library->terms);
        stage->setCatalogue(&m_library->catalogue, &m_library->tiles);
    }
    m_actions->addMenu(stage->menu());
    connect(stage, &StageView::phaseRequested, this, &MainWindow::openPhase);
    connect(stage, &StageView::clauseRequested, this, &MainWindow::openClause);
    connect(stage, &StageView::paceChosen, this, &MainWindow::keepPace);
    connect(stage, &StageView::printRequested, this, &MainWindow::printPlace);
    connect(stage, &StageView::pdfRequested, this, &MainWindow::savePlaceAsPdf);
    connect(stage, &StageView::caseChosen, this, &MainWindow::openCase);
    connect(stage, &StageView::searchRequested, this, &MainWindow::focusSearch);
    return stage;
}

PairView* MainWindow::makePairs()
{
    auto* pairs = new PairView(this);
    m_stack->addWidget(pairs);
    pairs->setLanguages(m_top->readingLanguages()->languages());
    pairs->setTable(boxesOnTable());
    pairs->page()->setTable(boxesOnTable(), true);
    pairs->setZoom(m_pageZoom);
    pairs->page()->setKept(m_kept.get());
    if (m_library)
        pairs->setCatalogue(&m_library->catalogue, &m_library->terms);
    connect(pairs, &PairView::linkActivated, this, &MainWindow::openLink);
    connect(pairs, &PairView::pairRequested, this, &MainWindow::openPair);
    connectPage(pairs->page());
    return pairs;
}

QWidget* MainWindow::pageOf(Activity activity)
{
    switch (activity) {
    case Activity::Reader:
        break;
    case Activity::Pair:
        return m_pairs.get();
    case Activity::Order:
        fillOrder();
        return m_order.get();
    case Activity::Tiles:
        return m_tiles.get();
    case Activity::Stage:
        return m_stage.get();
    }
    return m_reader;
}

} // namespace glossator::desktop
