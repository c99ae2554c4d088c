// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/ribbon.h"

#include <QPainter>

namespace glossator::desktop {

namespace {

constexpr double width = 11;
constexpr double height = 20;
constexpr double away = 10; ///< from the clause, beyond its highlight

} // namespace

QRectF ribbonBeside(const QRectF& ground, bool isGloss, double scale)
{
    const double x = isGloss ? ground.right() + away * scale : ground.left() - (away + width) * scale;
    return {x, ground.top() + 3 * scale, width * scale, height * scale};
}

void paintRibbon(QPainter& painter, const QRectF& rect, const QColor& ink, bool isFilled)
{
    const QPolygonF ribbon({rect.topLeft(), rect.topRight(), rect.bottomRight(),
                            QPointF(rect.center().x(), rect.bottom() - rect.width() * 0.5),
                            rect.bottomLeft()});
    painter.setPen(isFilled ? Qt::NoPen : QPen(ink, 1.2));
    painter.setBrush(isFilled ? QBrush(ink) : Qt::NoBrush);
    painter.drawPolygon(ribbon);
}

} // namespace glossator::desktop
