// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/woodcut/print.h"

#include <QPainter>
#include <QPen>

#include <algorithm>

namespace glossator::pictures::woodcut {

namespace {

constexpr double thinnestPixels = 0.75;

QPainterPath pathOf(const QPolygonF& polygon)
{
    QPainterPath path;
    path.addPolygon(polygon);
    path.closeSubpath();
    return path;
}

} // namespace

Detail detailOf(double squarePixels)
{
    return squarePixels < 48 ? Detail::Plain : squarePixels < 90 ? Detail::Normal : Detail::Fine;
}

Print::Print(QPainter& painter, const Palette& palette, double squarePixels)
    : m_painter(painter), m_palette(palette), m_pixels(squarePixels), m_detail(detailOf(squarePixels))
{
}

QPen Print::pen(const QColor& colour, double width) const
{
    // A line that would be thinner than the press can print is printed paler instead.
    QColor ink = colour;
    const double share = width * m_pixels / thinnestPixels;
    if (share < 1)
        ink.setAlphaF(ink.alphaF() * static_cast<float>(std::max(share, 0.3)));
    return QPen(ink, std::max(width, thinnestPixels / m_pixels), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
}

void Print::fill(const QPainterPath& path, const QColor& colour) const
{
    m_painter.fillPath(path, colour);
}

void Print::stroke(const QPainterPath& path, const QColor& colour, double width) const
{
    m_painter.strokePath(path, pen(colour, width));
}

void Print::dashes(const QPainterPath& path, const QColor& colour, double width, double line,
                   double gap) const
{
    QPen dashed = pen(colour, width);
    dashed.setCapStyle(Qt::FlatCap);
    dashed.setJoinStyle(Qt::MiterJoin);
    dashed.setDashPattern({line / dashed.widthF(), gap / dashed.widthF()});
    m_painter.strokePath(path, dashed);
}

void Print::shape(const QPainterPath& path, const QColor& colour, double line) const
{
    m_painter.setPen(pen(m_palette.line, line));
    m_painter.setBrush(colour);
    m_painter.drawPath(path);
}

void Print::shape(const QPolygonF& polygon, const QColor& colour, double line) const
{
    shape(pathOf(polygon), colour, line);
}

void Print::line(QPointF from, QPointF to, const QColor& colour, double width) const
{
    m_painter.setPen(pen(colour, width));
    m_painter.drawLine(from, to);
}

void Print::dot(QPointF at, double radius, const QColor& colour) const
{
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(colour);
    m_painter.drawEllipse(at, radius, radius);
}

void Print::ball(QPointF at, double radius, const QColor& colour, double line) const
{
    m_painter.setPen(pen(m_palette.line, line));
    m_painter.setBrush(colour);
    m_painter.drawEllipse(at, radius, radius);
}

void Print::box(const QRectF& rect, const QColor& colour, double line) const
{
    m_painter.setPen(pen(m_palette.line, line));
    m_painter.setBrush(colour);
    m_painter.drawRect(rect);
}

QColor mixed(const QColor& a, const QColor& b, double shareOfB)
{
    const auto blend = [&](int x, int y) { return static_cast<int>(x + (y - x) * shareOfB + 0.5); };
    return {blend(a.red(), b.red()), blend(a.green(), b.green()), blend(a.blue(), b.blue())};
}

QColor faded(QColor colour, double opacity)
{
    colour.setAlphaF(static_cast<float>(std::clamp(opacity, 0.0, 1.0)));
    return colour;
}

} // namespace glossator::pictures::woodcut
