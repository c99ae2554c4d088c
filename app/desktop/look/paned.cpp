// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/paned.h"

#include <QApplication>
#include <QWidget>

namespace glossator::desktop {

QWidget* Paned::placeIn(const QWidget* part, QWidget* first)
{
    QWidget* focus = QApplication::focusWidget();
    return focus != nullptr && part->isAncestorOf(focus) ? focus : first;
}

} // namespace glossator::desktop
