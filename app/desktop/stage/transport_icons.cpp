// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/transport_icons.h"

#include <QPainter>
#include <QPainterPath>
#include <QPixmap>

namespace glossator::desktop {

namespace {

constexpr int size = 64;

QPainterPath triangle(double left, double tip)
{
    QPainterPath path;
    path.moveTo(left, 14);
    path.lineTo(tip, 32);
    path.lineTo(left, 50);
    path.closeSubpath();
    return path;
}

QPainterPath bar(double left)
{
    QPainterPath path;
    path.addRect(left, 14, 8, 36);
    return path;
}

QPainterPath shapeOf(TransportSign sign)
{
    switch (sign) {
    case TransportSign::Start:
        return bar(12) + triangle(52, 24);
    case TransportSign::Back:
        return triangle(44, 16) + bar(48);
    case TransportSign::Play:
        return triangle(18, 52);
    case TransportSign::Pause:
        return bar(18) + bar(38);
    case TransportSign::Forward:
        return bar(8) + triangle(20, 48);
    case TransportSign::End:
        return triangle(12, 40) + bar(44);
    }
    return {};
}

} // namespace

QIcon transportIcon(TransportSign sign, const QColor& colour)
{
    QIcon icon;
    for (const int pixels : {20, 40, 64}) {
        QPixmap pixmap(pixels, pixels);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(pixels / static_cast<double>(size), pixels / static_cast<double>(size));
        painter.fillPath(shapeOf(sign), colour);
        painter.end();
        icon.addPixmap(pixmap);
    }
    return icon;
}

} // namespace glossator::desktop
