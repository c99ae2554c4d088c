// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/stage_keys.h"

#include "app/desktop/stage/column_split.h"
#include "app/desktop/stage/export_button.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/desktop/stage/stage_view.h"
#include "app/desktop/stage/transport_bar.h"

namespace glossator::desktop {

namespace {

/// On some keyboards the plus is on another key, or needs Shift.
QKeyCombination plain(QKeyCombination key)
{
    const bool isPlus = key == QKeyCombination(Qt::Key_Equal) || key == (Qt::SHIFT | Qt::Key_Plus);
    return isPlus ? QKeyCombination(Qt::Key_Plus) : key;
}

void pan(StageCanvas& canvas, Qt::Key key)
{
    constexpr double stride = 60;
    const int across = (key == Qt::Key_Left ? 1 : 0) - (key == Qt::Key_Right ? 1 : 0);
    const int down = (key == Qt::Key_Up ? 1 : 0) - (key == Qt::Key_Down ? 1 : 0);
    canvas.panBy({across * stride, down * stride});
}

void zoom(StageCanvas& canvas, Qt::Key key)
{
    if (key == Qt::Key_0)
        canvas.fitBoard();
    else
        canvas.zoomBy(key == Qt::Key_Plus ? 1.25 : 0.8);
}

/// Of a button that can be pressed.
void openMenu(MenuButton& button)
{
    if (button.isVisible() && button.isEnabled())
        button.openMenu();
}

} // namespace

const std::vector<StageKeys::Act>& StageKeys::acts()
{
    static const std::vector<Act> acts{
        {{Qt::Key_Space}, QT_TR_NOOP("Play, pause"), [](StageView& stage, Qt::Key) { stage.togglePlay(); }},
        {{Qt::Key_Left, Qt::Key_Right},
         QT_TR_NOOP("Step back, step on"),
         [](StageView& stage, Qt::Key key) { key == Qt::Key_Left ? stage.stepBack() : stage.stepForward(); }},
        {{Qt::CTRL | Qt::Key_Left, Qt::CTRL | Qt::Key_Right},
         QT_TR_NOOP("Mark before, next mark of the timeline"),
         [](StageView& stage, Qt::Key key) {
             stage.m_transport->goToNextMark(key == Qt::Key_Left ? -1 : 1);
         }},
        {{Qt::Key_Home, Qt::Key_End},
         QT_TR_NOOP("Begin and end of the case"),
         [](StageView& stage, Qt::Key key) { key == Qt::Key_Home ? stage.goToStart() : stage.goToEnd(); }},
        {{Qt::Key_Plus, Qt::Key_Minus, Qt::Key_0},
         QT_TR_NOOP("Enlarge, reduce, fit the board"),
         [](StageView& stage, Qt::Key key) { zoom(*stage.m_canvas, key); }},
        {{Qt::SHIFT | Qt::Key_Left, Qt::SHIFT | Qt::Key_Right, Qt::SHIFT | Qt::Key_Up,
          Qt::SHIFT | Qt::Key_Down},
         QT_TR_NOOP("Move the view over the board"),
         [](StageView& stage, Qt::Key key) { pan(*stage.m_canvas, key); }},
        {{Qt::Key_C}, QT_TR_NOOP("The list of cases"), [](StageView& stage, Qt::Key) { stage.goToCases(); }},
        {{Qt::Key_P},
         QT_TR_NOOP("What the case proves"),
         [](StageView& stage, Qt::Key) { openMenu(*stage.m_proves); }},
        {{Qt::Key_E},
         QT_TR_NOOP("Copy, save or print the case"),
         [](StageView& stage, Qt::Key) { openMenu(*stage.m_export); }},
        {{Qt::Key_S},
         QT_TR_NOOP("Steps and options, in a narrow window"),
         [](StageView& stage, Qt::Key) { stage.m_split->open(!stage.m_split->isOpen()); },
         [](const StageView& stage) { return stage.m_split->room() != ColumnSplit::Room::Much; }},
        {{Qt::Key_H},
         QT_TR_NOOP("As the house plays it"),
         [](StageView& stage, Qt::Key) { stage.toggleHouse(); },
         [](const StageView& stage) { return stage.m_played.house().has_value(); }},
        {{Qt::Key_Escape},
         QT_TR_NOOP("Back to the case from another choice"),
         [](StageView& stage, Qt::Key) { stage.returnToCase(); },
         [](const StageView& stage) { return stage.isAside(); }}};
    return acts;
}

std::vector<KeyLine> StageKeys::all()
{
    std::vector<KeyLine> lines;
    for (const Act& act : acts())
        lines.push_back({{act.keys.begin(), act.keys.end()}, tr(act.what)});
    return lines;
}

bool StageKeys::take(StageView& stage, QKeyCombination key)
{
    const QKeyCombination wanted = plain(key);
    for (const Act& act : acts())
        if (act.keys.contains(wanted) && (act.isFree == nullptr || act.isFree(stage))) {
            act.act(stage, wanted.key());
            return true;
        }
    return false;
}

std::vector<KeyLine> StageKeys::ofMenu()
{
    using Keys = StageMenuKeys;
    return {
        {{Keys::cases}, tr("The list of cases")},
        {{Keys::previousCase, Keys::nextCase}, tr("Case before, next case of the list")},
        {{Keys::copyPicture, Keys::savePicture}, tr("Copy, save the picture of the step")},
    };
}

} // namespace glossator::desktop
