// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/woodcut/print.h"

#include <initializer_list>

namespace glossator::pictures::woodcut {

/// A small drawing in coordinates of its own: (0,0) is its middle, one unit its radius, y down.
class Sketch
{
public:
    /// `quarterTurns` clockwise are those of the tile, for what is printed flat on it.
    Sketch(const Print& print, QPointF middle, double radius, int quarterTurns = 0);

    [[nodiscard]] const Palette& palette() const { return m_print.palette(); }
    [[nodiscard]] const Print& print() const { return m_print; }
    [[nodiscard]] bool plain() const { return m_print.plain(); }
    [[nodiscard]] QPointF at(double x, double y) const { return m_middle + QPointF(x, y) * m_radius; }
    /// How the tile is turned, in degrees clockwise.
    [[nodiscard]] double turned() const { return 90.0 * m_quarterTurns; }
    [[nodiscard]] double units(double length) const { return length * m_radius; }

    /// A closed, outlined shape.
    void area(std::initializer_list<QPointF> points, const QColor& colour) const;
    /// The same without an outline.
    void patch(std::initializer_list<QPointF> points, const QColor& colour) const;
    void line(std::initializer_list<QPointF> points, const QColor& colour, double width = 0.08) const;
    void ball(double x, double y, double radius, const QColor& colour) const;
    void dot(double x, double y, double radius, const QColor& colour) const;
    void oval(double x, double y, double rx, double ry, const QColor& colour) const;
    void box(double left, double top, double right, double bottom, const QColor& colour) const;
    void ring(double x, double y, double radius, const QColor& colour, double width) const;
    /// A door or window with a round head, standing on (x, y).
    void arch(double x, double y, double width, double height, const QColor& colour) const;

private:
    [[nodiscard]] QPolygonF mapped(std::initializer_list<QPointF> points) const;

    const Print& m_print;
    QPointF m_middle;
    double m_radius;
    int m_quarterTurns;
};

} // namespace glossator::pictures::woodcut
