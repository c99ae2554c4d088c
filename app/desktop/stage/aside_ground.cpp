// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/aside_ground.h"

#include "app/desktop/look/inks.h"

#include <QPainter>
#include <QWidget>

namespace glossator::desktop {

void paintAsideGround(QWidget& bar)
{
    QPainter painter(&bar);
    QColor ground = rubricOf(bar.palette());
    painter.fillRect(QRect(0, 0, 4, bar.height()), ground);
    ground.setAlpha(26);
    painter.fillRect(bar.rect(), ground);
}

} // namespace glossator::desktop
