// SPDX-License-Identifier: GPL-3.0-or-later
// What keys do that are the window's own, and the list of all keys.
#include "app/desktop/reader/reader_view.h"
#include "app/desktop/shell/activity_bar.h"
#include "app/desktop/shell/empty_page.h"
#include "app/desktop/shell/key_page.h"
#include "app/desktop/shell/lone_alt.h"
#include "app/desktop/shell/main_window.h"
#include "app/desktop/shell/notice_bar.h"
#include "app/desktop/shell/pages.h"
#include "app/desktop/shell/reading_languages.h"
#include "app/desktop/shell/theatre.h"
#include "app/desktop/shell/top_bar.h"
#include "app/desktop/shell/window_actions.h"
#include "app/desktop/stage/stage_keys.h"
#include "app/desktop/table/table_bar.h"
#include "app/desktop/tiles/tile_picture.h"

#include <QAction>

#include <algorithm>

namespace glossator::desktop {

namespace {

/// With the keys of the line that says the same, if there is one.
void addKeys(KeyGroup& group, const KeyLine& line)
{
    const auto same =
        std::ranges::find_if(group.lines, [&](const KeyLine& known) { return known.what == line.what; });
    if (same == group.lines.end())
        group.lines.push_back(line);
    else
        same->keys += line.keys;
}

} // namespace

void MainWindow::connectKeys()
{
    connect(m_actions->nextPane, &QAction::triggered, this, [this] { focusPane(1); });
    connect(m_actions->previousPane, &QAction::triggered, this, [this] { focusPane(-1); });
    connectTheatre();
    const auto openMenu = [this] {
        m_theatre->leave();
        m_top->openMenu();
    };
    connect(m_actions->menuKey, &QAction::triggered, this, openMenu);
    connect(new LoneAlt(this), &LoneAlt::pressed, this, openMenu);
    connect(m_actions->help, &QAction::triggered, this, &MainWindow::showKeys);
    for (const auto language : catalogue::allLanguages)
        connect(m_actions->texts.at(static_cast<std::size_t>(language)), &QAction::triggered, this,
                [this, language] { m_top->readingLanguages()->toggle(language); });
}

void MainWindow::connectTheatre()
{
    m_theatre = new Theatre(m_pages, {m_tableBar, m_top, m_bar});
    connect(m_theatre, &Theatre::left, m_notice, &NoticeBar::endBriefly);
    connect(m_theatre, &Theatre::entered, this, [this] {
        m_pages->currentWidget()->setFocus(Qt::OtherFocusReason);
        m_notice->sayBriefly(tr("Esc or F11 leaves the full screen."));
    });
}

KeyPage* MainWindow::makeKeyPage()
{
    auto* page = new KeyPage([this] { return keys(); }, this);
    m_pages->addWidget(page);
    connect(page, &KeyPage::left, this, &MainWindow::leaveKeys);
    return page;
}

/// The window's own and those of its pages.
std::vector<KeyGroup> MainWindow::keys() const
{
    std::vector<KeyGroup> all = m_actions->keys();
    all.push_back({tr("On a page"), ReaderView::keys()});
    all.push_back({tr("At the picture of a tile"), TilePicture::keys()});
    all.push_back({tr("On the stage"), StageKeys::all()});
    for (const KeyLine& line : StageKeys::ofMenu())
        addKeys(all.back(), line);
    return all;
}

bool MainWindow::showsKeys() const
{
    const auto* page = m_keyPage.ifMade();
    return page != nullptr && m_pages->currentWidget() == page;
}

/// Asked for again, the list of keys goes.
void MainWindow::showKeys()
{
    if (showsKeys())
        return leaveKeys();
    m_pages->setCurrentWidget(m_keyPage.get());
    m_keyPage->setFocus(Qt::ShortcutFocusReason);
    showHistory();
}

void MainWindow::leaveKeys()
{
    if (m_library)
        m_pages->show(m_pages->current());
    else
        m_pages->setCurrentWidget(m_empty);
    m_pages->currentWidget()->setFocus(Qt::ShortcutFocusReason);
    showHistory();
}

} // namespace glossator::desktop
