// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPainterPath>
#include <QPolygonF>

#include <vector>

namespace glossator::pictures::shapes {

/// Set operations on shapes given in tile units. Curves come back as fine polygons.
[[nodiscard]] QPainterPath united(const QPainterPath& a, const QPainterPath& b);
[[nodiscard]] QPainterPath subtracted(const QPainterPath& a, const QPainterPath& b);
[[nodiscard]] QPainterPath intersected(const QPainterPath& a, const QPainterPath& b);

/// The connected parts of a shape, each with its holes, the largest first.
[[nodiscard]] std::vector<QPainterPath> pieces(const QPainterPath& shape);
[[nodiscard]] double area(const QPainterPath& shape);

[[nodiscard]] QPainterPath disc(QPointF centre, double radius);
[[nodiscard]] QPainterPath box(const QRectF& rect);
/// The band along a line, round at its ends.
[[nodiscard]] QPainterPath ribbon(const QPainterPath& line, double width);

/// The outlines of a shape or line as fine polygons.
[[nodiscard]] QList<QPolygonF> polygonsOf(const QPainterPath& shape);

/// The straight pieces of a shape or line, for measuring.
class Segments
{
public:
    Segments() = default;
    explicit Segments(const QPainterPath& path);
    void add(const QPainterPath& path);

    [[nodiscard]] bool empty() const { return m_lines.empty(); }
    /// A large number when there is nothing to measure to.
    [[nodiscard]] double distance(QPointF point) const;
    [[nodiscard]] QPointF nearest(QPointF point) const;
    [[nodiscard]] const std::vector<QLineF>& lines() const { return m_lines; }

private:
    std::vector<QLineF> m_lines;
};

/// The subpaths of a line as fine straight pieces, one path each.
[[nodiscard]] std::vector<QPainterPath> strands(const QPainterPath& line);

[[nodiscard]] double length(QPointF vector);
/// The point a share of the way along a line, 0 to 1.
[[nodiscard]] QPointF along(const QPainterPath& line, double share);

} // namespace glossator::pictures::shapes
