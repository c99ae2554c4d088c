// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/page_keys.h"

#include "app/desktop/reader/page_cursor.h"

#include <QKeyEvent>

namespace glossator::desktop {

bool PageKeys::press(PageCursor& cursor, const QKeyEvent& event)
{
    for (const Act& act : acts())
        if (act.keys.contains(static_cast<Qt::Key>(event.key()))) {
            act.act(cursor, event);
            return true;
        }
    return false;
}

std::vector<KeyLine> PageKeys::lines()
{
    std::vector<KeyLine> lines;
    for (const Act& act : acts())
        lines.push_back({{act.keys.begin(), act.keys.end()}, tr(act.what)});
    return lines;
}

const std::vector<PageKeys::Act>& PageKeys::acts()
{
    static const std::vector<Act> acts{
        {{Qt::Key_Up, Qt::Key_Down},
         QT_TR_NOOP("Clause above, clause below"),
         [](PageCursor& cursor, const QKeyEvent& event) { cursor.step(event.key() == Qt::Key_Up ? -1 : 1); }},
        {{Qt::Key_Left, Qt::Key_Right},
         QT_TR_NOOP("Term before, next term"),
         [](PageCursor& cursor, const QKeyEvent& event) {
             cursor.stepTerm(event.key() == Qt::Key_Left ? -1 : 1);
         }},
        {{Qt::Key_Return, Qt::Key_Enter},
         QT_TR_NOOP("Open the term or the link, play a case of the clause"),
         [](PageCursor& cursor, const QKeyEvent&) { cursor.activate(); }},
        {{Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Space},
         QT_TR_NOOP("One screen up, one screen down"),
         [](PageCursor& cursor, const QKeyEvent& event) {
             const bool isShifted = (event.modifiers() & Qt::ShiftModifier) != 0;
             const bool isUp = event.key() == Qt::Key_PageUp || (event.key() == Qt::Key_Space && isShifted);
             cursor.turnPage(isUp ? -1 : 1);
         }},
        {{Qt::Key_Home, Qt::Key_End},
         QT_TR_NOOP("Begin and end of the page"),
         [](PageCursor& cursor, const QKeyEvent& event) { cursor.goToEnd(event.key() == Qt::Key_End); }}};
    return acts;
}

} // namespace glossator::desktop
