// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/woodcut/sketch.h"

namespace glossator::pictures::woodcut {

Sketch::Sketch(const Print& print, QPointF middle, double radius, int quarterTurns)
    : m_print(print), m_middle(middle), m_radius(radius), m_quarterTurns(quarterTurns)
{
}

QPolygonF Sketch::mapped(std::initializer_list<QPointF> points) const
{
    QPolygonF polygon;
    polygon.reserve(static_cast<qsizetype>(points.size()));
    for (const QPointF point : points)
        polygon.append(at(point.x(), point.y()));
    return polygon;
}

void Sketch::area(std::initializer_list<QPointF> points, const QColor& colour) const
{
    m_print.shape(mapped(points), colour);
}

void Sketch::patch(std::initializer_list<QPointF> points, const QColor& colour) const
{
    QPainterPath path;
    path.addPolygon(mapped(points));
    path.closeSubpath();
    m_print.fill(path, colour);
}

void Sketch::line(std::initializer_list<QPointF> points, const QColor& colour, double width) const
{
    QPainterPath path;
    path.addPolygon(mapped(points));
    m_print.stroke(path, colour, units(width));
}

void Sketch::ball(double x, double y, double radius, const QColor& colour) const
{
    m_print.ball(at(x, y), units(radius), colour);
}

void Sketch::dot(double x, double y, double radius, const QColor& colour) const
{
    m_print.dot(at(x, y), units(radius), colour);
}

void Sketch::oval(double x, double y, double rx, double ry, const QColor& colour) const
{
    QPainterPath path;
    path.addEllipse(at(x, y), units(rx), units(ry));
    m_print.shape(path, colour);
}

void Sketch::box(double left, double top, double right, double bottom, const QColor& colour) const
{
    m_print.box(QRectF(at(left, top), at(right, bottom)), colour);
}

void Sketch::ring(double x, double y, double radius, const QColor& colour, double width) const
{
    QPainterPath path;
    path.addEllipse(at(x, y), units(radius), units(radius));
    m_print.stroke(path, colour, units(width));
}

void Sketch::arch(double x, double y, double width, double height, const QColor& colour) const
{
    QPainterPath path(at(x - width / 2, y));
    path.lineTo(at(x - width / 2, y - height + width / 2));
    path.arcTo(QRectF(at(x - width / 2, y - height), at(x + width / 2, y - height + width)), 180, -180);
    path.lineTo(at(x + width / 2, y));
    path.closeSubpath();
    m_print.fill(path, colour);
}

} // namespace glossator::pictures::woodcut
