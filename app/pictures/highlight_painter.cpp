// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/highlight_painter.h"

#include "app/pictures/pennant.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace glossator::pictures {

namespace {

/// One stroke of the glow: its width in squares and its opacity.
struct Halo
{
    double width;
    double opacity;
};

constexpr std::array<Halo, 4> halos{{{0.15, 0.16}, {0.10, 0.24}, {0.06, 0.45}, {0.026, 1.0}}};

QPen penOf(QColor colour, double opacity, double width)
{
    colour.setAlphaF(static_cast<float>(std::clamp(opacity, 0.0, 1.0)));
    return QPen(colour, std::max(width, 1.0), Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin);
}

void strikeOut(QPainter& painter, const QPainterPath& outline, const QColor& colour, double unit)
{
    painter.save();
    painter.setClipPath(outline, Qt::IntersectClip);
    painter.setPen(penOf(colour, 0.75, unit * 0.022));
    const QRectF bounds = outline.boundingRect();
    const double step = std::max(unit * 0.085, 4.0);
    const int lines = static_cast<int>(std::ceil((bounds.width() + bounds.height()) / step));
    for (int i = 0; i < lines; ++i) {
        const double x = bounds.left() - bounds.height() + i * step;
        painter.drawLine(QPointF(x, bounds.bottom()), QPointF(x + bounds.height(), bounds.top()));
    }
    painter.restore();
}

QPainterPath withoutPennants(const FeatureShape& shape, std::size_t pennants)
{
    QPainterPath signs;
    for (std::size_t i = 0; i < std::min(pennants, shape.emblems.size()); ++i)
        signs.addEllipse(shape.emblems[i], pennantReach, pennantReach);
    return signs.isEmpty() ? shape.outline : shape.outline.subtracted(signs);
}

} // namespace

HighlightPainter::HighlightPainter(const Palette& palette) : m_palette(palette)
{
}

QColor HighlightPainter::colourOf(HighlightStyle style) const
{
    switch (style) {
    case HighlightStyle::Scored:
        return m_palette.glowScored;
    case HighlightStyle::Refused:
        return m_palette.glowRefused;
    case HighlightStyle::Option:
        return m_palette.glowOption;
    case HighlightStyle::Involved:
        break;
    }
    return m_palette.glowInvolved;
}

void HighlightPainter::paint(QPainter& painter, const TileGeometry& tile, int feature, std::size_t pennants,
                             const QTransform& transform, HighlightStyle style) const
{
    const FeatureShape& shape = tile.features.at(static_cast<std::size_t>(feature));
    const QColor colour = colourOf(style);
    painter.save();
    painter.setClipPath(transform.map(tile.squares), Qt::IntersectClip);
    const double unit = std::hypot(transform.m11(), transform.m12());
    const QPainterPath outline = transform.map(withoutPennants(shape, pennants));
    const QPainterPath rim = transform.map(shape.rim);
    QColor wash = colour;
    wash.setAlphaF(style == HighlightStyle::Scored ? 0.38F : 0.26F);
    painter.fillPath(outline, wash);
    if (style == HighlightStyle::Refused)
        strikeOut(painter, outline, colour, unit);
    painter.strokePath(rim, penOf(m_palette.line, 0.45, unit * 0.075));
    for (const Halo& halo : halos)
        painter.strokePath(rim, penOf(colour, halo.opacity, unit * halo.width));
    painter.restore();
}

void HighlightPainter::paintBehind(QPainter& painter, QPointF middle, double radius,
                                   HighlightStyle style) const
{
    QColor wash = colourOf(style);
    wash.setAlphaF(0.5F);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(penOf(m_palette.line, 0.45, radius * 0.3));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(middle, radius, radius);
    painter.setPen(penOf(colourOf(style), 1.0, radius * 0.18));
    painter.setBrush(wash);
    painter.drawEllipse(middle, radius, radius);
    painter.restore();
}

/// Thick lines just inside the square, with an outline that parts them from any tile.
void HighlightPainter::paintEdges(QPainter& painter, const QRectF& rect, const SquareMark& mark) const
{
    const double unit = rect.width();
    const QRectF line = rect.adjusted(unit * 0.07, unit * 0.07, -unit * 0.07, -unit * 0.07);
    const std::array<QLineF, 4> lines{
        QLineF(line.topLeft(), line.topRight()), QLineF(line.topRight(), line.bottomRight()),
        QLineF(line.bottomLeft(), line.bottomRight()), QLineF(line.topLeft(), line.bottomLeft())};
    const QColor colour = colourOf(mark.style);
    for (const QPen& pen :
         {penOf(m_palette.line, mark.strength, unit * 0.14), penOf(colour, mark.strength, unit * 0.11)}) {
        painter.setPen(pen);
        for (std::size_t side = 0; side < lines.size(); ++side)
            if (mark.edges.at(side))
                painter.drawLine(lines.at(side));
    }
}

void HighlightPainter::paintSquare(QPainter& painter, const QRectF& rect, const SquareMark& mark) const
{
    const HighlightStyle style = mark.style;
    const double strength = mark.strength;
    const QColor colour = colourOf(style);
    const double unit = rect.width();
    const QRectF inner = rect.adjusted(unit * 0.07, unit * 0.07, -unit * 0.07, -unit * 0.07);
    const bool isScored = style == HighlightStyle::Scored; // it stands out as a scored feature does
    QColor wash = colour;
    wash.setAlphaF(static_cast<float>((isScored ? 0.3 : 0.16) * strength));
    QPen frame = penOf(colour, strength, unit * (isScored ? 0.06 : 0.03));
    if (style == HighlightStyle::Option)
        frame.setDashPattern({4, 2.5});
    painter.setBrush(wash);
    if (isScored) {
        painter.setPen(penOf(m_palette.line, 0.45 * strength, unit * 0.095));
        painter.drawRoundedRect(inner, unit * 0.06, unit * 0.06);
        painter.setBrush(Qt::NoBrush);
    }
    painter.setPen(frame);
    painter.drawRoundedRect(inner, unit * 0.06, unit * 0.06);
    paintEdges(painter, rect, mark);
    painter.setPen(frame);
    if (style != HighlightStyle::Refused)
        return;
    painter.drawLine(inner.center() - QPointF(unit, unit) * 0.16,
                     inner.center() + QPointF(unit, unit) * 0.16);
    painter.drawLine(inner.center() - QPointF(unit, -unit) * 0.16,
                     inner.center() + QPointF(unit, -unit) * 0.16);
}

} // namespace glossator::pictures
