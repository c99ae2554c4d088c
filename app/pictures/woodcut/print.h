// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/palette.h"

#include <QPainterPath>
#include <QPolygonF>

class QPainter;

namespace glossator::pictures::woodcut {

/// How much is worth drawing at a size.
enum class Detail : std::uint8_t { Plain, Normal, Fine };
[[nodiscard]] Detail detailOf(double squarePixels);

/// The sheet being printed: a painter scaled to tile units, the palette and the size in pixels.
/// Lines never get thinner than a printer could cut them.
class Print
{
public:
    Print(QPainter& painter, const Palette& palette, double squarePixels);

    [[nodiscard]] const Palette& palette() const { return m_palette; }
    [[nodiscard]] Detail detail() const { return m_detail; }
    [[nodiscard]] bool plain() const { return m_detail == Detail::Plain; }
    [[nodiscard]] bool fine() const { return m_detail == Detail::Fine; }
    [[nodiscard]] double pixels() const { return m_pixels; }
    [[nodiscard]] QPainter& painter() const { return m_painter; }

    void fill(const QPainterPath& path, const QColor& colour) const;
    void stroke(const QPainterPath& path, const QColor& colour, double width) const;
    /// Strokes with a pattern of line and gap lengths in tile units.
    void dashes(const QPainterPath& path, const QColor& colour, double width, double line, double gap) const;
    /// Filled and outlined in the line colour.
    void shape(const QPainterPath& path, const QColor& colour, double line = thin) const;
    void shape(const QPolygonF& polygon, const QColor& colour, double line = thin) const;
    void line(QPointF from, QPointF to, const QColor& colour, double width = thin) const;
    void dot(QPointF at, double radius, const QColor& colour) const;
    void ball(QPointF at, double radius, const QColor& colour, double line = thin) const;
    void box(const QRectF& rect, const QColor& colour, double line = thin) const;

    static constexpr double thin = 0.007;
    static constexpr double bold = 0.011;

private:
    [[nodiscard]] QPen pen(const QColor& colour, double width) const;

    QPainter& m_painter;
    const Palette& m_palette;
    double m_pixels;
    Detail m_detail;
};

[[nodiscard]] QColor mixed(const QColor& a, const QColor& b, double shareOfB);
[[nodiscard]] QColor faded(QColor colour, double opacity);

} // namespace glossator::pictures::woodcut
