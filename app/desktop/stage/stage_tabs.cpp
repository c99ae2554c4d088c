// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/stage_tabs.h"

#include <QKeyEvent>
#include <QTabBar>

#include <algorithm>
#include <array>

namespace glossator::desktop {

StageTabs::StageTabs(QWidget* parent) : QTabWidget(parent)
{
    setObjectName(QStringLiteral("stageTabs"));
    setDocumentMode(true);
    setUsesScrollButtons(false); // the side is wide enough for their names
    setElideMode(Qt::ElideNone);
    tabBar()->installEventFilter(this);
}

void StageTabs::go(int step)
{
    tabBar()->setFocus(Qt::TabFocusReason); // what is left hears of it while it is seen
    setCurrentIndex((currentIndex() + step + count()) % count());
    currentWidget()->setFocus(Qt::TabFocusReason);
}

bool StageTabs::isOfBar(QKeyCombination key)
{
    constexpr std::array keys{Qt::Key_Left, Qt::Key_Right,  Qt::Key_Home,  Qt::Key_End,
                              Qt::Key_Down, Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space};
    return key.keyboardModifiers() == Qt::NoModifier && std::ranges::find(keys, key.key()) != keys.end();
}

/// Left and right are what every bar of tabs does.
bool StageTabs::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QTabWidget::eventFilter(watched, event);
    const auto* press = static_cast<QKeyEvent*>(event);
    const auto key = static_cast<Qt::Key>(press->key());
    if (!isOfBar(QKeyCombination(press->modifiers() & ~Qt::KeypadModifier, key)) || key == Qt::Key_Left ||
        key == Qt::Key_Right)
        return QTabWidget::eventFilter(watched, event);
    if (key == Qt::Key_Home || key == Qt::Key_End)
        setCurrentIndex(key == Qt::Key_Home ? 0 : count() - 1);
    else
        go(0);
    return true;
}

} // namespace glossator::desktop
