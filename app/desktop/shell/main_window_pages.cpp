// SPDX-License-Identifier: GPL-3.0-or-later
// The room for pages, and what the window does for them.
#include "app/desktop/lookup/first_steps.h"
#include "app/desktop/reader/reader.h"
#include "app/desktop/reader/reader_view.h"
#include "app/desktop/shell/hint_room.h"
#include "app/desktop/shell/main_window.h"
#include "app/desktop/shell/pages.h"
#include "app/desktop/shell/theatre.h"
#include "app/desktop/shell/top_bar.h"
#include "app/desktop/shell/window_actions.h"
#include "app/desktop/stage/stage_view.h"

#include <QVBoxLayout>

namespace glossator::desktop {

/// The activity, and above it what to do first.
QWidget* MainWindow::buildPage()
{
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_pages = new Pages(page);
    column->addWidget(m_pages, 1);
    m_firstSteps = new FirstSteps(m_top->searchField(), page);
    new HintRoom(m_firstSteps, page);
    return page;
}

void MainWindow::connectPages()
{
    connect(m_pages, &Pages::stageMade, this, &MainWindow::welcomeStage);
    connect(m_pages, &Pages::pageMade, this, &MainWindow::connectPage);
    connect(m_pages, &Pages::clauseRequested, this, &MainWindow::openClause);
    connect(m_pages, &Pages::caseRequested, this, &MainWindow::openCase);
    connect(m_pages, &Pages::pairRequested, this, &MainWindow::openPair);
    connect(m_pages, &Pages::linkRequested, this, &MainWindow::openLink);
    connect(m_pages, &Pages::phaseRequested, this, &MainWindow::openPhase);
    connect(m_pages, &Pages::placeChanged, this, &MainWindow::followActivity);
    connect(m_pages, &Pages::searchRequested, this, &MainWindow::focusSearch);
    connect(m_pages, &Pages::printRequested, this, &MainWindow::printPlace);
    connect(m_pages, &Pages::pdfRequested, this, &MainWindow::savePlaceAsPdf);
    connectPage(m_pages->reader()->view());
    connect(m_pages->reader()->view(), &ReaderView::sectionChanged, this, &MainWindow::markSection);
}

/// What the user chose for it, and its menu.
void MainWindow::welcomeStage(StageView* stage)
{
    m_theatre->setStage(stage);
    stage->setPace(m_notebook.stagePace().chosen());
    stage->setHouseReadings(houseReadings());
    m_actions->addMenu(stage->menu());
    connect(stage, &StageView::paceChosen, this, &MainWindow::keepPace);
}

} // namespace glossator::desktop
