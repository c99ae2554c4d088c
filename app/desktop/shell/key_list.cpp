// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/key_list.h"

#include "app/desktop/reader/reader_view.h"
#include "app/desktop/shell/key_page.h"
#include "app/desktop/shell/pages.h"
#include "app/desktop/shell/window_actions.h"
#include "app/desktop/stage/stage_keys.h"
#include "app/desktop/tiles/tile_picture.h"

#include <QApplication>

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

KeyList::KeyList(const WindowActions& actions, Pages& pages)
    : m_actions(actions), m_pages(pages), m_page([this] { return makePage(); })
{
}

KeyPage* KeyList::makePage()
{
    auto* page = new KeyPage([this] { return keys(); }, &m_pages);
    m_pages.addWidget(page);
    connect(page, &KeyPage::left, this, &KeyList::leave);
    return page;
}

/// The window's own and those of its pages.
std::vector<KeyGroup> KeyList::keys() const
{
    std::vector<KeyGroup> all = m_actions.keys();
    all.push_back({tr("On a page"), ReaderView::keys()});
    all.push_back({tr("At the picture of a tile"), TilePicture::keys()});
    all.push_back({tr("On the stage"), StageKeys::all()});
    for (const KeyLine& line : StageKeys::ofMenu())
        addKeys(all.back(), line);
    return all;
}

bool KeyList::isShown() const
{
    const auto* page = m_page.ifMade();
    return page != nullptr && m_pages.currentWidget() == page;
}

void KeyList::toggle()
{
    if (isShown())
        return leave();
    m_behind = m_pages.currentWidget();
    m_before = QApplication::focusWidget();
    m_pages.setCurrentWidget(m_page.get());
    m_page->setFocus(Qt::ShortcutFocusReason);
    emit toggled();
}

void KeyList::leave()
{
    if (QWidget* now = QApplication::focusWidget(); now != nullptr && m_page->isAncestorOf(now))
        now->clearFocus(); // else it goes to the page as if by itself
    m_pages.setCurrentWidget(m_behind);
    (m_before != nullptr && m_before->isVisible() ? m_before.data() : m_behind)
        ->setFocus(Qt::ShortcutFocusReason);
    emit toggled();
}

} // namespace glossator::desktop
