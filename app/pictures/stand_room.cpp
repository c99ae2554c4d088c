// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/stand_room.h"

#include "app/pictures/meeple_painter.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace glossator::pictures {

namespace {

constexpr double besideEachOther = 0.38; ///< squares between the middles of two meeples
constexpr double grid = 0.04;            ///< between two places that are tried
constexpr int samples = 9;               ///< of a figure, in a row

// What speaks against a place: all of it outside, all of it on a picture, right upon another figure, or a
// square away from where it was wanted.
constexpr double offTheTile = 1.5; ///< times as bad as beside the feature
constexpr double offTheTileOfAWay = 0.8;
constexpr double mostlyOutside = 2; ///< so that a little is no matter, and more than half is worst
constexpr double onPicture = 0.6;
constexpr double uponAnother = 1.2;
constexpr double farAway = 0.05;

/// Points all over a figure, from its middle and in squares.
std::vector<QPointF> bodyOf(const Piece& piece)
{
    const QPainterPath shape = MeeplePainter::shapeOf(piece.figure, piece.pose);
    const QRectF bounds = shape.boundingRect();
    std::vector<QPointF> points;
    const QPointF step(bounds.width() / samples, bounds.height() / samples);
    for (int row = 0; row < samples; ++row)
        for (int column = 0; column < samples; ++column) {
            const QPointF at = bounds.topLeft() + QPointF(step.x() * (column + 0.5), step.y() * (row + 0.5));
            if (shape.contains(at))
                points.push_back(at * figureHeight);
        }
    return points;
}

} // namespace

StandRoom::StandRoom(const GroundMap& ground, int feature, engine::FeatureKind kind,
                     const engine::PlacedTile& tile)
    : m_ground(ground), m_feature(feature),
      m_isNarrow(kind != engine::FeatureKind::City && kind != engine::FeatureKind::Field),
      m_toTile(QTransform::fromTranslate(-tile.square.x, -tile.square.y) * turning(tile.turn).inverted())
{
}

GroundMap::Spot StandRoom::spotAt(QPointF board) const
{
    return m_ground.at(m_toTile.map(board));
}

double StandRoom::outside(const Piece& figure) const
{
    return outside(bodyOf(figure), figure.at, 1);
}

double StandRoom::outside(const std::vector<QPointF>& body, QPointF at, double offTile) const
{
    double outside = 0;
    for (const QPointF point : body) {
        const GroundMap::Spot spot = spotAt(at + point);
        if (!spot.isOnTile)
            outside += offTile;
        else if (spot.feature != m_feature && !m_isNarrow)
            outside += 1;
    }
    return outside / static_cast<double>(body.size());
}

double StandRoom::printed(const std::vector<QPointF>& body, QPointF at) const
{
    const auto on = std::ranges::count_if(body, [&](QPointF point) { return spotAt(at + point).isPrinted; });
    return static_cast<double>(on) / static_cast<double>(body.size());
}

double StandRoom::crowded(const Piece& figure, QPointF at) const
{
    double crowded = 0;
    for (const Piece& other : m_others) {
        const double wanted = besideEachOther *
                              (MeeplePainter::sizeOf(figure.figure) + MeeplePainter::sizeOf(other.figure)) /
                              2;
        const double distance = std::hypot(at.x() - other.at.x(), at.y() - other.at.y());
        crowded += std::max(0.0, 1 - distance / wanted);
    }
    return crowded;
}

QPointF StandRoom::placeFor(const Piece& figure) const
{
    const std::vector<QPointF> body = bodyOf(figure);
    const double offTile = m_isNarrow ? offTheTileOfAWay : offTheTile;
    const auto apart = [&](QPointF at) {
        return uponAnother * crowded(figure, at) +
               farAway * std::hypot(at.x() - figure.at.x(), at.y() - figure.at.y());
    };
    const auto covered = [&](QPointF at) {
        const double out = outside(body, at, offTile);
        return (m_isNarrow ? out : mostlyOutside * out * out) + onPicture * printed(body, at);
    };
    QPointF best = figure.at;
    double least = apart(best) + covered(best);
    const QRectF bounds = m_toTile.inverted().mapRect(m_ground.bounds());
    const int columns = static_cast<int>(std::lround(bounds.width() / grid));
    const int rows = static_cast<int>(std::lround(bounds.height() / grid));
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const QPointF at = bounds.topLeft() + grid * QPointF(column + 0.5, row + 0.5);
            const double near = apart(at);
            if (near >= least || spotAt(at).feature != m_feature)
                continue;
            if (const double bad = near + covered(at); bad < least - 1e-9) {
                best = at;
                least = bad;
            }
        }
    return best;
}

} // namespace glossator::pictures
