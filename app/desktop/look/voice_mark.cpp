// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/voice_mark.h"

#include <QPainter>

namespace glossator::desktop {

void paintVoiceMark(QPainter& painter, Voice voice, const QColor& ink, QPointF centre, double size)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(centre);
    painter.scale(size, size);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    if (voice == Voice::Publisher)
        painter.drawRect(QRectF(-0.42, -0.42, 0.84, 0.84));
    if (voice == Voice::Community)
        painter.drawEllipse(QPointF(0, 0), 0.48, 0.48);
    if (voice == Voice::Edition)
        painter.drawPolygon(QPolygonF({{0, -0.6}, {0.6, 0}, {0, 0.6}, {-0.6, 0}}));
    if (voice == Voice::Open) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink, 0.2));
        painter.drawEllipse(QPointF(0, 0), 0.4, 0.4);
    }
    painter.restore();
}

} // namespace glossator::desktop
