// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/shapes/plane.h"

#include <QLineF>
#include <QPainterPathStroker>
#include <QPolygonF>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <limits>

namespace glossator::pictures::shapes {

namespace {

// Qt clips and flattens with tolerances meant for pixels, so shapes are enlarged for it.
constexpr double enlargement = 512.0;

QPainterPath enlarged(const QPainterPath& shape)
{
    QPainterPath polygons;
    const QTransform scale = QTransform::fromScale(enlargement, enlargement);
    for (const QPolygonF& polygon : shape.toSubpathPolygons(scale)) {
        polygons.addPolygon(polygon);
        polygons.closeSubpath();
    }
    polygons.setFillRule(shape.fillRule());
    return polygons;
}

QPainterPath reduced(const QPainterPath& shape)
{
    return QTransform::fromScale(1.0 / enlargement, 1.0 / enlargement).map(shape);
}

QPointF nearestOn(const QLineF& line, QPointF point)
{
    const QPointF direction = line.p2() - line.p1();
    const double square = QPointF::dotProduct(direction, direction);
    if (square <= 0)
        return line.p1();
    const double share = std::clamp(QPointF::dotProduct(point - line.p1(), direction) / square, 0.0, 1.0);
    return line.p1() + share * direction;
}

/// The farthest of the points between two of a line, and how far it is from the way between these.
std::pair<qsizetype, double> farthest(const QPolygonF& line, qsizetype first, qsizetype last)
{
    std::pair<qsizetype, double> worst{first, -1};
    for (qsizetype i = first + 1; i < last; ++i)
        if (const double away = length(line[i] - nearestOn({line[first], line[last]}, line[i]));
            away > worst.second)
            worst = {i, away};
    return worst;
}

/// Only the points without which a line would be elsewhere by more than can be seen: Douglas and Peucker.
QPolygonF thinned(const QPolygonF& line)
{
    constexpr double unseen = 0.1; // of a square of 512
    std::vector<bool> isKept(static_cast<std::size_t>(line.size()), false);
    std::vector<std::pair<qsizetype, qsizetype>> open{{0, line.size() - 1}};
    while (!open.empty()) {
        const auto [first, last] = open.back();
        open.pop_back();
        isKept[static_cast<std::size_t>(first)] = isKept[static_cast<std::size_t>(last)] = true;
        const auto [middle, away] = farthest(line, first, last);
        if (away > unseen) {
            open.emplace_back(first, middle);
            open.emplace_back(middle, last);
        }
    }
    QPolygonF kept;
    for (qsizetype i = 0; i < line.size(); ++i)
        if (isKept[static_cast<std::size_t>(i)])
            kept.append(line[i]);
    return kept;
}

/// Of an enlarged shape.
QPainterPath thinned(const QPainterPath& shape)
{
    QPainterPath polygons;
    for (const QPolygonF& polygon : shape.toSubpathPolygons())
        if (polygon.size() > 2)
            polygons.addPolygon(thinned(polygon));
    polygons.setFillRule(shape.fillRule());
    return polygons;
}

double signedArea(const QPolygonF& polygon)
{
    double twice = 0;
    for (qsizetype i = 0; i < polygon.size(); ++i) {
        const QPointF a = polygon[i];
        const QPointF b = polygon[(i + 1) % polygon.size()];
        twice += a.x() * b.y() - b.x() * a.y();
    }
    return twice / 2;
}

struct Ring
{
    QPolygonF polygon;
    double size = 0;
    int depth = 0;
    int parent = -1;
};

/// Rings largest first, each with the smallest ring that contains it.
std::vector<Ring> ringsOf(const QPainterPath& shape)
{
    std::vector<Ring> rings;
    for (const QPolygonF& polygon : shape.toSubpathPolygons())
        if (polygon.size() > 3 && std::abs(signedArea(polygon)) > 1e-6)
            rings.push_back({polygon, std::abs(signedArea(polygon)), 0, -1});
    std::stable_sort(rings.begin(), rings.end(),
                     [](const Ring& a, const Ring& b) { return a.size > b.size; });
    for (std::size_t i = 0; i < rings.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (rings[j].polygon.containsPoint((rings[i].polygon[0] + rings[i].polygon[1]) / 2,
                                               Qt::OddEvenFill)) {
                rings[i].parent = static_cast<int>(j);
                rings[i].depth = rings[j].depth + 1;
            }
    return rings;
}

/// The square of the least distance at which a point of the line can be.
double boundOf(const QLineF& line, QPointF point)
{
    const double x = std::max(
        {std::min(line.x1(), line.x2()) - point.x(), point.x() - std::max(line.x1(), line.x2()), 0.0});
    const double y = std::max(
        {std::min(line.y1(), line.y2()) - point.y(), point.y() - std::max(line.y1(), line.y2()), 0.0});
    return x * x + y * y;
}

} // namespace

QPainterPath united(const QPainterPath& a, const QPainterPath& b)
{
    return reduced(enlarged(a).united(enlarged(b)));
}

QPainterPath subtracted(const QPainterPath& a, const QPainterPath& b)
{
    return b.isEmpty() ? a : reduced(enlarged(a).subtracted(enlarged(b)));
}

QPainterPath intersected(const QPainterPath& a, const QPainterPath& b)
{
    return reduced(enlarged(a).intersected(enlarged(b)));
}

std::vector<QPainterPath> pieces(const QPainterPath& shape)
{
    const std::vector<Ring> rings = ringsOf(shape);
    std::vector<QPainterPath> parts;
    std::vector<int> partOf(rings.size(), -1);
    for (std::size_t i = 0; i < rings.size(); ++i) {
        const bool hole = rings[i].depth % 2 == 1;
        partOf[i] = hole ? partOf[static_cast<std::size_t>(rings[i].parent)] : static_cast<int>(parts.size());
        if (!hole)
            parts.emplace_back();
        QPainterPath& part = parts[static_cast<std::size_t>(partOf[i])];
        part.addPolygon(rings[i].polygon);
        part.closeSubpath();
    }
    return parts;
}

double area(const QPainterPath& shape)
{
    double sum = 0;
    for (const Ring& ring : ringsOf(shape))
        sum += ring.depth % 2 == 0 ? ring.size : -ring.size;
    return sum;
}

QList<QPolygonF> polygonsOf(const QPainterPath& shape)
{
    QList<QPolygonF> polygons = shape.toSubpathPolygons(QTransform::fromScale(enlargement, enlargement));
    for (QPolygonF& polygon : polygons)
        for (QPointF& point : polygon)
            point /= enlargement;
    return polygons;
}

QPainterPath disc(QPointF centre, double radius)
{
    QPainterPath path;
    path.addEllipse(centre, radius, radius);
    return path;
}

QPainterPath box(const QRectF& rect)
{
    QPainterPath path;
    path.addRect(rect);
    return path;
}

QPainterPath ribbon(const QPainterPath& line, double width)
{
    QPainterPathStroker stroker;
    stroker.setWidth(width * enlargement);
    stroker.setCapStyle(Qt::RoundCap);
    stroker.setJoinStyle(Qt::RoundJoin);
    const QTransform scale = QTransform::fromScale(enlargement, enlargement);
    return reduced(thinned(stroker.createStroke(scale.map(line)).simplified()));
}

Segments::Segments(const QPainterPath& path)
{
    add(path);
}

void Segments::add(const QPainterPath& path)
{
    for (const QPolygonF& polygon : polygonsOf(path))
        for (qsizetype i = 0; i + 1 < polygon.size(); ++i)
            m_lines.emplace_back(polygon[i], polygon[i + 1]);
}

double Segments::distance(QPointF point) const
{
    return m_lines.empty() ? std::numeric_limits<double>::max() : length(nearest(point) - point);
}

QPointF Segments::nearest(QPointF point) const
{
    QPointF best = point;
    double least = std::numeric_limits<double>::max();
    for (const QLineF& line : m_lines) {
        if (boundOf(line, point) > least)
            continue;
        const QPointF candidate = nearestOn(line, point);
        const QPointF apart = candidate - point;
        if (const double square = QPointF::dotProduct(apart, apart); square < least) {
            least = square;
            best = candidate;
        }
    }
    return best;
}

std::vector<QPainterPath> strands(const QPainterPath& line)
{
    std::vector<QPainterPath> parts;
    for (const QPolygonF& polygon : line.toSubpathPolygons(QTransform::fromScale(enlargement, enlargement))) {
        QPainterPath part;
        part.addPolygon(polygon);
        parts.push_back(reduced(part));
    }
    return parts;
}

double length(QPointF vector)
{
    return std::hypot(vector.x(), vector.y());
}

QPointF along(const QPainterPath& line, double share)
{
    return line.pointAtPercent(std::clamp(share, 0.0, 1.0));
}

} // namespace glossator::pictures::shapes
