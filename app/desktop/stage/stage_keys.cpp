// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/stage_keys.h"

#include "app/desktop/stage/case_choice.h"
#include "app/desktop/stage/column_split.h"
#include "app/desktop/stage/menu_button.h"
#include "app/desktop/stage/production.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/desktop/stage/stage_player.h"
#include "app/desktop/stage/stage_tabs.h"
#include "app/desktop/stage/steps_list.h"
#include "app/desktop/stage/transport_bar.h"
#include "app/desktop/stage/turn_button.h"

#include <QKeyEvent>
#include <QSlider>
#include <QTabBar>

#include <algorithm>
#include <array>

namespace glossator::desktop {

namespace {

/// On some keyboards the plus is on another key, or needs Shift; Tab with Shift comes as a key of its own.
QKeyCombination plain(QKeyCombination key)
{
    if (key.key() == Qt::Key_Backtab)
        return QKeyCombination(key.keyboardModifiers() | Qt::ShiftModifier, Qt::Key_Tab);
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

void step(StagePlayer& player, Qt::Key key)
{
    key == Qt::Key_Left ? player.stepBack() : player.stepForward();
}

void goToEdge(StagePlayer& player, Qt::Key key)
{
    key == Qt::Key_Home ? player.goToStart() : player.goToEnd();
}

void zoom(StageCanvas& canvas, Qt::Key key)
{
    if (key == Qt::Key_0)
        canvas.fitBoard();
    else
        canvas.zoomBy(key == Qt::Key_Plus ? 1.25 : 0.8);
}

/// Whether it moves the view of the board or zooms it, for which the board need not have the keyboard.
bool isOfView(QKeyCombination key)
{
    constexpr std::array zooming{Qt::Key_Plus, Qt::Key_Minus, Qt::Key_0};
    constexpr std::array panning{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
    const auto isIn = [&](const auto& keys) { return std::ranges::find(keys, key.key()) != keys.end(); };
    return key.keyboardModifiers() == Qt::ShiftModifier
               ? isIn(panning)
               : key.keyboardModifiers() == Qt::NoModifier && isIn(zooming);
}

/// Whether it leads anywhere, be the button seen or not.
bool canOpen(const MenuButton& button)
{
    return button.isEnabled() && button.menu()->menuAction()->isEnabled();
}

} // namespace

// NOLINTNEXTLINE(readability-function-size): a table
const std::vector<StageKeys::Act>& StageKeys::acts()
{
    static const std::vector<Act> acts{
        {{Qt::Key_Space},
         QT_TR_NOOP("Play, pause"),
         [](const Parts& stage, Qt::Key) { stage.player.togglePlay(); }},
        {{Qt::Key_Left, Qt::Key_Right},
         QT_TR_NOOP("Step back, step on"),
         [](const Parts& stage, Qt::Key key) { step(stage.player, key); }},
        {{Qt::CTRL | Qt::Key_Left, Qt::CTRL | Qt::Key_Right},
         QT_TR_NOOP("Mark before, next mark of the timeline"),
         [](const Parts& stage, Qt::Key key) { stage.transport.goToNextMark(key == Qt::Key_Left ? -1 : 1); }},
        {{Qt::Key_Home, Qt::Key_End},
         QT_TR_NOOP("Begin and end of the case"),
         [](const Parts& stage, Qt::Key key) { goToEdge(stage.player, key); }},
        {{Qt::Key_Plus, Qt::Key_Minus, Qt::Key_0},
         QT_TR_NOOP("Enlarge, reduce, fit the board"),
         [](const Parts& stage, Qt::Key key) { zoom(stage.canvas, key); }},
        {{Qt::SHIFT | Qt::Key_Left, Qt::SHIFT | Qt::Key_Right, Qt::SHIFT | Qt::Key_Up,
          Qt::SHIFT | Qt::Key_Down},
         QT_TR_NOOP("Move the view over the board"),
         [](const Parts& stage, Qt::Key key) { pan(stage.canvas, key); }},
        {{Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter},
         QT_TR_NOOP("Read the clause of the marked step"),
         [](const Parts& stage, Qt::Key) { stage.steps.readClause(); },
         [](const Parts& stage) { return !stage.steps.clause().isEmpty(); }},
        {{Qt::Key_C},
         QT_TR_NOOP("The list of cases"),
         [](const Parts& stage, Qt::Key) { stage.cases.goToList(); },
         nullptr,
         nullptr,
         Needs::Nothing},
        {{Qt::Key_P},
         QT_TR_NOOP("What the case proves"),
         [](const Parts& stage, Qt::Key) { stage.proves.openMenu(); },
         [](const Parts& stage) { return canOpen(stage.proves); }},
        {{Qt::Key_E},
         QT_TR_NOOP("Copy, save or print the case"),
         [](const Parts& stage, Qt::Key) { stage.exports.openMenu(); },
         [](const Parts& stage) { return canOpen(stage.exports); }},
        {{Qt::Key_T},
         QT_TR_NOOP("The step of the turn in the order of play"),
         [](const Parts& stage, Qt::Key) { stage.turn.go(); },
         [](const Parts& stage) { return stage.turn.phase().has_value(); }},
        {{Qt::Key_S},
         QT_TR_NOOP("Steps and options, in a narrow window"),
         [](const Parts& stage, Qt::Key) { stage.side.open(!stage.side.isOpen()); },
         [](const Parts& stage) { return stage.side.room() != ColumnSplit::Room::Much; }},
        {{Qt::CTRL | Qt::Key_Tab},
         QT_TR_NOOP("Next tab beside the board"),
         [](const Parts& stage, Qt::Key) { goToTab(stage, 1); }},
        {{Qt::CTRL | Qt::SHIFT | Qt::Key_Tab},
         QT_TR_NOOP("Tab before, beside the board"),
         [](const Parts& stage, Qt::Key) { goToTab(stage, -1); }},
        {{Qt::Key_H},
         QT_TR_NOOP("As the house plays it"),
         [](const Parts& stage, Qt::Key) { stage.production.toggleHouse(); },
         [](const Parts& stage) { return stage.production.played().house().has_value(); },
         QT_TR_NOOP("You have decided nothing that changes this case.")},
        {{Qt::Key_Escape},
         QT_TR_NOOP("Back to the case from another choice"),
         [](const Parts& stage, Qt::Key) { stage.production.returnToCase(); },
         [](const Parts& stage) { return stage.production.played().isAside(); }}};
    return acts;
}

/// To the one that was shown last, where the column is not there.
void StageKeys::goToTab(const Parts& stage, int step)
{
    const bool isThere = stage.side.isOpen();
    stage.side.open(true);
    stage.tabs.go(isThere ? step : 0);
}

std::vector<KeyLine> StageKeys::all()
{
    std::vector<KeyLine> lines;
    for (const Act& act : acts())
        lines.push_back({{act.keys.begin(), act.keys.end()}, tr(act.what)});
    return lines;
}

bool StageKeys::take(QKeyCombination key)
{
    const QKeyCombination wanted = plain(key);
    const auto isOf = [&](const Act& act) { return act.keys.contains(wanted); };
    const auto act = std::ranges::find_if(acts(), isOf);
    const bool isEmpty = m_parts.production.played().ofCase() == nullptr;
    if (act == acts().end() || (isEmpty && act->needs == Needs::Case))
        return false;
    const bool isFree = act->isFree == nullptr || act->isFree(m_parts);
    if (isFree)
        act->act(m_parts, wanted.key());
    else if (act->whyNot != nullptr)
        emit told(tr(act->whyNot));
    return isFree || act->whyNot != nullptr;
}

void StageKeys::watch(QWidget* part)
{
    part->installEventFilter(this);
}

/// Whether the part does something else with it: a button is pressed, a list is gone along, a speed is set.
bool StageKeys::isOfPart(const QObject& part, QKeyCombination key) const
{
    if (isOfView(plain(key)))
        return false;
    if (&part == m_parts.transport.speed())
        return true;
    if (key.keyboardModifiers() == Qt::ShiftModifier)
        return &part != &m_parts.canvas;
    if (qobject_cast<const QAbstractButton*>(&part) != nullptr)
        return key == QKeyCombination(Qt::Key_Space);
    if (qobject_cast<const QTabBar*>(&part) != nullptr)
        return StageTabs::isOfBar(key);
    const bool isOtherList = qobject_cast<const QListView*>(&part) != nullptr && &part != &m_parts.steps;
    return isOtherList && (key.key() == Qt::Key_Home || key.key() == Qt::Key_End);
}

bool StageKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress || m_parts.production.played().ofCase() == nullptr)
        return QObject::eventFilter(watched, event);
    const auto* press = static_cast<QKeyEvent*>(event);
    const QKeyCombination key(press->modifiers() & ~Qt::KeypadModifier, static_cast<Qt::Key>(press->key()));
    return (!isOfPart(*watched, key) && take(key)) || QObject::eventFilter(watched, event);
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
