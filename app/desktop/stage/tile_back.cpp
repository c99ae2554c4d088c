// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/tile_back.h"

#include <QPainter>

namespace glossator::desktop {

void paintTileBack(QPainter& painter, const QRectF& rect, const pictures::Palette& palette)
{
    painter.setPen(QPen(palette.line, 1));
    painter.setBrush(palette.roof);
    painter.drawRoundedRect(rect, 3, 3);
    painter.setPen(QPen(palette.metal, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rect.adjusted(5, 5, -5, -5), 2, 2);
}

} // namespace glossator::desktop
