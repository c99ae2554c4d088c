// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/label_painter.h"

#include "app/pictures/meeple_painter.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace glossator::pictures {

LabelPainter::LabelPainter(Palette palette, QFont font)
    : m_palette(std::move(palette)), m_font(std::move(font))
{
}

void LabelPainter::paint(QPainter& painter, const BoardLabel& label, QPointF centre, double squareSize) const
{
    QFont font = m_font;
    font.setPixelSize(static_cast<int>(std::clamp(squareSize * 0.2, 12.0, 30.0)));
    font.setBold(true);
    const QFontMetricsF metrics(font);
    const double height = metrics.height() * 1.15;
    const double badge = label.player >= 0 ? height * 0.75 : 0;
    const double width = metrics.horizontalAdvance(label.text) + height * 0.8 + badge;
    const QRectF plate(centre.x() - width / 2, centre.y() - height / 2, width, height);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor edge = label.player >= 0 ? MeeplePainter::colourOf(label.player) : m_palette.line;
    painter.setPen(QPen(edge, std::max(1.5, height * 0.09)));
    painter.setBrush(m_palette.label);
    painter.drawRoundedRect(plate, height / 2, height / 2);
    if (badge > 0) {
        const QPointF at(plate.left() + height * 0.55, centre.y());
        painter.setPen(Qt::NoPen);
        painter.setBrush(edge);
        painter.drawEllipse(at, badge * 0.45, badge * 0.45);
        MeeplePainter(m_palette).paintMark(painter, label.player, at, badge * 0.55);
    }
    painter.setFont(font);
    painter.setPen(m_palette.labelText);
    painter.drawText(plate.adjusted(badge + height * 0.1, 0, 0, 0), Qt::AlignCenter, label.text);
}

} // namespace glossator::pictures
