// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/lone_alt.h"

#include <QApplication>
#include <QKeyEvent>
#include <QWidget>

#include <utility>

namespace glossator::desktop {

namespace {

bool isAlt(const QEvent& event)
{
    return static_cast<const QKeyEvent&>(event).key() == Qt::Key_Alt;
}

} // namespace

LoneAlt::LoneAlt(QWidget* window) : QObject(window), m_window(window)
{
    qApp->installEventFilter(this);
}

/// An event of the keyboard comes by several times, on its way from the focus to the window.
bool LoneAlt::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress:
        press(*event);
        break;
    case QEvent::KeyRelease:
        if (isAlt(*event) && std::exchange(m_isDown, false) && QApplication::activeWindow() == m_window)
            emit pressed();
        break;
    case QEvent::MouseButtonPress:
    case QEvent::Wheel:
    case QEvent::WindowDeactivate:
        m_isDown = false;
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

/// In an open menu Alt closes it.
void LoneAlt::press(const QEvent& event)
{
    const auto& key = static_cast<const QKeyEvent&>(event);
    m_isDown = isAlt(event) && (key.modifiers() & ~Qt::AltModifier) == 0 &&
               QApplication::activePopupWidget() == nullptr;
}

} // namespace glossator::desktop
