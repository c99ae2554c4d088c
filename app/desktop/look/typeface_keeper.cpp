// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/typeface_keeper.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

namespace glossator::desktop {

TypefaceKeeper::TypefaceKeeper(QWidget* window) : QObject(window), m_font(QApplication::font())
{
    window->installEventFilter(this);
}

bool TypefaceKeeper::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ApplicationFontChange)
        return QObject::eventFilter(watched, event);
    if (QApplication::font().family() == m_font.family()) {
        m_font = QApplication::font();
        return false;
    }
    QApplication::setFont(m_font);
    emit otherWanted();
    return false;
}

} // namespace glossator::desktop
