// SPDX-License-Identifier: GPL-3.0-or-later
// What the reader keeps, and the ways there and back.
#include "app/desktop/contents/side_panel.h"
#include "app/desktop/kept/kept.h"
#include "app/desktop/kept/kept_panel.h"
#include "app/desktop/lookup/term_card.h"
#include "app/desktop/reader/reader_view.h"
#include "app/desktop/shell/last_change.h"
#include "app/desktop/shell/main_window.h"
#include "app/desktop/shell/notice_bar.h"
#include "app/desktop/shell/pages.h"
#include "app/desktop/shell/window_actions.h"
#include "app/desktop/stage/stage_view.h"
#include "app/desktop/table/my_table.h"

#include <QAction>
#include <QApplication>

namespace glossator::desktop {

using notebook::Place;
using notebook::PlaceKind;

void MainWindow::connectKept()
{
    m_lastChange = new LastChange(this);
    const auto on = [this](QAction* action, auto what) {
        connect(action, &QAction::triggered, this, [what](bool) { what(); });
    };
    on(m_actions->kept, [this] { openKept(); });
    on(m_actions->bookmark, [this] { toggleBookmark(); });
    on(m_actions->note, [this] { m_pages->pageInSight()->editNote(); });
    on(m_actions->decide, [this] { m_pages->pageInSight()->askHowToPlay(); });
    on(m_actions->undo, [this] { m_lastChange->undo(); });
    on(m_actions->classicRoleNames, [this] { m_kept->useNewRoleNames(false); });
    on(m_actions->newRoleNames, [this] { m_kept->useNewRoleNames(true); });
    connect(m_actions->foldOffTable, &QAction::toggled, this, &MainWindow::setTable);
    m_lastChange->follow(m_kept->undoStack(), [this] { m_kept->undo(); });
    m_lastChange->follow(m_table->undoStack(), [this] { m_table->undoStack()->undo(); });
    connect(m_lastChange, &LastChange::isThereChanged, m_actions->undo, &QAction::setEnabled);
    m_actions->undo->setEnabled(false);
    // Whatever is kept or undone after a removal, the notice would undo that instead.
    connect(m_kept->undoStack(), &QUndoStack::indexChanged, m_notice, &NoticeBar::withdraw);
    connect(m_kept.get(), &Kept::removed, this,
            [this](const QString& what) { m_notice->offer(what, tr("Undo"), [this] { m_kept->undo(); }); });
    connect(m_kept.get(), &Kept::failed, this, &MainWindow::sayWhatWasNotKept);
    connect(m_kept.get(), &Kept::changed, this, &MainWindow::followDecisions);
    followDecisions();
    connect(m_keptPanel, &KeptPanel::chosen, this, &MainWindow::openKeptPlace);
    connect(m_keptPanel, &KeptPanel::left, m_pages, [this] { m_pages->currentWidget()->setFocus(); });
    m_pages->setKept(m_kept.get());
}

/// What the window shows besides the pages, which follow by themselves.
void MainWindow::followDecisions()
{
    const bool isNew = m_kept->hasNewRoleNames();
    m_actions->classicRoleNames->setChecked(!isNew);
    m_actions->newRoleNames->setChecked(isNew);
    m_termCard->useNewRoleNames(isNew);
    if (auto* stage = m_pages->stageIfMade())
        stage->setHouseReadings(houseReadings());
}

void MainWindow::sayWhatWasNotKept(const QString& why)
{
    m_notice->say(tr("What you keep could not be written down: %1").arg(why));
}

void MainWindow::keepPace(const notebook::Pace& pace)
{
    if (const auto written = m_notebook.stagePace().choose(pace); !written)
        sayWhatWasNotKept(written.error());
}

engine::SwitchReadings MainWindow::houseReadings() const
{
    engine::SwitchReadings readings;
    const auto& decided = m_kept->readings();
    for (auto reading = decided.begin(); reading != decided.end(); ++reading)
        readings[reading.key().toStdString()] = reading.value().toStdString();
    return readings;
}

/// Opens the list with the keyboard in it; where it is there already, the contents come back.
void MainWindow::openKept()
{
    if (!m_library)
        return;
    const bool hasFocus = m_keptPanel->isVisible() && m_side->isAncestorOf(QApplication::focusWidget());
    m_side->show(hasFocus ? SidePanel::Side::Contents : SidePanel::Side::Kept);
    setActivity(Activity::Reader);
    m_actions->contents->setChecked(true);
    showContents();
    if (hasFocus)
        m_pages->currentWidget()->setFocus(Qt::ShortcutFocusReason);
    else
        m_keptPanel->setFocus(Qt::ShortcutFocusReason);
}

void MainWindow::openKeptPlace(const Place& place)
{
    switch (place.kind) {
    case PlaceKind::Clause:
        return openClause(place.id);
    case PlaceKind::Tile:
        return openTile(place.id);
    case PlaceKind::Case:
        return openCase(place.id);
    }
}

void MainWindow::toggleBookmark()
{
    if (const auto place = keepablePlace(); place && place->kind != PlaceKind::Clause)
        m_kept->toggleBookmark(*place);
    else if (place || m_pages->current() == Activity::Pair)
        m_pages->pageInSight()->toggleBookmark();
}

std::optional<Place> MainWindow::keepablePlace() const
{
    const Location here = location();
    if (here.id.isEmpty() || !m_library)
        return {};
    switch (here.activity) {
    case Activity::Reader:
        return Place{PlaceKind::Clause, here.id};
    case Activity::Tiles:
        return Place{PlaceKind::Tile, here.id};
    case Activity::Stage:
        return Place{PlaceKind::Case, here.id};
    case Activity::Pair:
    case Activity::Order:
        break;
    }
    return {};
}

} // namespace glossator::desktop
