// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/place_actions.h"

#include "app/desktop/reader/find_bar.h"
#include "app/desktop/shell/key_list.h"
#include "app/desktop/shell/navigator.h"
#include "app/desktop/shell/pages.h"
#include "app/desktop/shell/theatre.h"
#include "app/desktop/shell/window_actions.h"
#include "app/desktop/stage/stage_view.h"
#include "app/desktop/tiles/tiles_view.h"

#include <QAction>
#include <QMenu>

namespace glossator::desktop {

PlaceActions::PlaceActions(const ReadingDesk& desk, const WindowActions& actions, const Parts& parts)
    : m_desk(desk), m_actions(actions), m_parts(parts)
{
    connect(actions.back, &QAction::triggered, this, &PlaceActions::goBack);
    connect(actions.forward, &QAction::triggered, &parts.navigator, &Navigator::goForward);
    connect(actions.find, &QAction::triggered, this, &PlaceActions::find);
    connect(actions.findNext, &QAction::triggered, this, [this] { findNext(true); });
    connect(actions.findPrevious, &QAction::triggered, this, [this] { findNext(false); });
    connect(&parts.navigator, &Navigator::shown, this, &PlaceActions::follow);
    connect(&parts.navigator, &Navigator::historyChanged, this, &PlaceActions::followHistory);
    connect(&parts.keys, &KeyList::toggled, this, &PlaceActions::followHistory);
}

void PlaceActions::follow()
{
    const Pages& pages = m_parts.pages;
    const bool canRead = m_desk.library() != nullptr;
    m_actions.contents->setEnabled(pages.current() == Activity::Reader);
    if (const auto* stage = pages.stageIfMade())
        stage->menu()->menuAction()->setVisible(pages.current() == Activity::Stage);
    m_actions.find->setEnabled(canFind());
    for (QAction* action : {m_actions.findNext, m_actions.findPrevious})
        action->setEnabled(canRead && pages.findBar() != nullptr);
    for (QAction* action : {m_actions.print, m_actions.savePdf})
        action->setEnabled(canRead && pages.canPrint());
    const bool hasClauses = pages.current() == Activity::Reader ||
                            (pages.current() == Activity::Pair && pages.canPrint()); // a whole pair
    for (QAction* action : {m_actions.note, m_actions.decide})
        action->setEnabled(canRead && hasClauses);
    followHistory();
}

void PlaceActions::followHistory()
{
    m_actions.back->setEnabled(m_parts.navigator.canGoBack() || m_parts.keys.isShown());
    m_actions.forward->setEnabled(m_parts.navigator.canGoForward());
}

void PlaceActions::goBack()
{
    if (m_parts.keys.isShown())
        m_parts.keys.leave();
    else
        m_parts.navigator.goBack();
}

bool PlaceActions::canFind() const
{
    const Activity activity = m_parts.pages.current();
    const bool hasFilter = activity == Activity::Tiles || activity == Activity::Stage;
    return m_desk.library() != nullptr && (hasFilter || m_parts.pages.findBar() != nullptr);
}

void PlaceActions::find()
{
    Pages& pages = m_parts.pages;
    m_parts.navigator.show(pages.current()); // the list of keys may be in front of the page
    switch (pages.current()) {
    case Activity::Tiles:
        return pages.tiles()->focusFilter();
    case Activity::Stage:
        m_parts.theatre.leave();
        return pages.stage()->goToCases();
    default:
        if (FindBar* bar = pages.findBar()) // half a pair has nothing to look through
            bar->open();
    }
}

void PlaceActions::findNext(bool isForward)
{
    if (FindBar* bar = m_parts.pages.findBar())
        bar->findNext(isForward);
}

} // namespace glossator::desktop
