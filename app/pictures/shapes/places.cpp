// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/shapes/places.h"

#include <algorithm>
#include <cmath>

namespace glossator::pictures::shapes {

namespace {

using engine::FeatureKind;

constexpr double step = 1.0 / 27.0;

/// Where a shape lies along a level line, for many questions about points of it.
class Level
{
public:
    Level(const QList<QPolygonF>& polygons, Qt::FillRule rule, double y) : m_rule(rule)
    {
        for (const QPolygonF& polygon : polygons)
            for (qsizetype i = 0; i < polygon.size(); ++i)
                cross(polygon[i], polygon[(i + 1) % polygon.size()], y);
    }

    [[nodiscard]] bool contains(double x) const
    {
        int winding = 0;
        for (const auto& [at, direction] : m_crossings)
            winding += at <= x ? direction : 0;
        return m_rule == Qt::WindingFill ? winding != 0 : winding % 2 != 0;
    }

private:
    void cross(QPointF from, QPointF to, double y)
    {
        const int direction = from.y() < to.y() ? 1 : -1;
        if (direction < 0)
            std::swap(from, to);
        if (y >= from.y() && y < to.y())
            m_crossings.emplace_back(from.x() + (to.x() - from.x()) / (to.y() - from.y()) * (y - from.y()),
                                     direction);
    }

    Qt::FillRule m_rule;
    std::vector<std::pair<double, int>> m_crossings;
};

std::vector<Room> roomsIn(const QPainterPath& shape, const Segments& obstacles)
{
    const Segments outline(shape);
    const QRectF bounds = shape.boundingRect();
    const QList<QPolygonF> polygons = polygonsOf(shape);
    std::vector<Room> rooms;
    for (double y = bounds.top() + step / 2; y < bounds.bottom(); y += step) {
        const Level level(polygons, shape.fillRule(), y);
        for (double x = bounds.left() + step / 2; x < bounds.right(); x += step)
            if (const QPointF at(x, y); level.contains(x))
                rooms.push_back({at, std::min(outline.distance(at), obstacles.distance(at))});
    }
    return rooms;
}

QPointF middleOf(const std::vector<Room>& rooms)
{
    QPointF sum;
    for (const Room& room : rooms)
        sum += room.at;
    return rooms.empty() ? sum : sum / static_cast<double>(rooms.size());
}

const Room* bestOf(const std::vector<Room>& rooms, const std::vector<Room>& chosen, QPointF middle)
{
    const Room* best = nullptr;
    double bestScore = 0;
    for (const Room& room : rooms) {
        double score = std::min(room.radius, 0.22) - 0.06 * length(room.at - middle);
        for (const Room& other : chosen)
            score = std::min(score, 0.5 * length(room.at - other.at) - 0.06);
        if (best == nullptr || score > bestScore + 1e-9) {
            best = &room;
            bestScore = score;
        }
    }
    return chosen.empty() || bestScore > 0.015 ? best : nullptr;
}

QPainterPath groundOf(const Draft& draft, std::size_t square)
{
    QPainterPath ground = box(QRectF(cornerOf(draft.kind.squares[square]), QSizeF(1, 1)));
    ground = subtracted(ground, draft.block);
    for (const Body& body : draft.bodies)
        ground = subtracted(ground, body.shape);
    return ground;
}

std::size_t squareOf(const Draft& draft, int feature)
{
    const auto& squares = draft.feature(feature).squares;
    return squares.empty() ? 0 : squares.front();
}

void layWhereThereIsRoom(Draft& draft, FeatureKind kind, double most)
{
    for (const int index : draft.featuresOf(kind)) {
        const QPainterPath ground = groundOf(draft, squareOf(draft, index));
        Segments landmarks;
        for (const Landmark& landmark : draft.landmarks)
            landmarks.add(disc(landmark.at, landmark.radius));
        const std::vector<Room> rooms = roomiest(ground, landmarks, 1);
        if (rooms.empty())
            continue;
        const double radius = std::clamp(rooms.front().radius - 0.02, 0.08, most);
        draft.extend(index, disc(rooms.front().at, radius));
        draft.take(draft.body(index).shape);
    }
}

} // namespace

std::vector<Room> roomiest(const QPainterPath& shape, const Segments& obstacles, int count)
{
    const std::vector<Room> rooms = roomsIn(shape, obstacles);
    const QPointF middle = middleOf(rooms);
    std::vector<Room> chosen;
    while (static_cast<int>(chosen.size()) < count) {
        const Room* best = bestOf(rooms, chosen, middle);
        if (best == nullptr)
            break;
        chosen.push_back(*best);
    }
    return chosen;
}

QPointF hubOf(const Draft& draft, std::size_t square, double radius)
{
    const QPointF middle = cornerOf(draft.kind.squares[square]) + QPointF(0.5, 0.5);
    const QPainterPath ground = groundOf(draft, square);
    if (ground.contains(middle) && Segments(ground).distance(middle) >= radius)
        return middle;
    const std::vector<Room> rooms = roomiest(ground, Segments(), 1);
    return rooms.empty() ? middle : rooms.front().at;
}

void layMonasteries(Draft& draft)
{
    for (const int index : draft.featuresOf(FeatureKind::Monastery)) {
        const std::size_t square = squareOf(draft, index);
        const QPointF at = hubOf(draft, square, monasteryRadius + 0.02);
        const double room = Segments(groundOf(draft, square)).distance(at);
        draft.extend(index, disc(at, std::clamp(room - 0.015, 0.1, monasteryRadius)));
        draft.take(draft.body(index).shape);
    }
}

void layGardens(Draft& draft)
{
    layWhereThereIsRoom(draft, FeatureKind::Garden, gardenRadius);
}

void layCourts(Draft& draft)
{
    layWhereThereIsRoom(draft, FeatureKind::Abbacy, courtRadius);
}

} // namespace glossator::pictures::shapes
