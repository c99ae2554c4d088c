// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/tile_geometry.h"

#include "app/pictures/shapes/blocks.h"
#include "app/pictures/shapes/fields.h"
#include "app/pictures/shapes/patches.h"
#include "app/pictures/shapes/places.h"
#include "app/pictures/shapes/stands.h"
#include "app/pictures/shapes/ways.h"

#include <cmath>

namespace glossator::pictures {

namespace {

using engine::FeatureKind;
using shapes::Draft;

/// Ways stop at whatever is built.
void cutWays(Draft& draft)
{
    QPainterPath built = draft.block;
    for (const FeatureKind kind : {FeatureKind::City, FeatureKind::Area, FeatureKind::Monastery})
        for (const int index : draft.featuresOf(kind))
            built =
                built.isEmpty() ? draft.body(index).shape : shapes::united(built, draft.body(index).shape);
    for (const Landmark& landmark : draft.landmarks)
        if (landmark.feature < 0 && landmark.mark != "gate")
            built = built.isEmpty() ? shapes::disc(landmark.at, landmark.radius)
                                    : shapes::united(built, shapes::disc(landmark.at, landmark.radius));
    for (const FeatureKind kind : {FeatureKind::Road, FeatureKind::River})
        for (const int way : draft.featuresOf(kind))
            draft.body(way).shape = shapes::subtracted(draft.body(way).shape, built);
}

/// The lines of an outline that do not lie on an outer edge of the tile.
QPainterPath rimOf(const QPainterPath& outline, const shapes::Segments& edges)
{
    QPainterPath rim;
    QPointF last(-99, -99);
    const auto onEdge = [&](QPointF point) { return edges.distance(point) < 0.002; };
    const shapes::Segments segments(outline);
    for (const QLineF& line : segments.lines()) {
        if (onEdge(line.p1()) && onEdge(line.p2()) && onEdge(line.center()))
            continue;
        if (shapes::length(line.p1() - last) > 1e-6)
            rim.moveTo(line.p1());
        rim.lineTo(line.p2());
        last = line.p2();
    }
    return rim;
}

TileGeometry finished(Draft& draft)
{
    TileGeometry geometry;
    geometry.squares = draft.squares;
    geometry.landmarks = draft.landmarks;
    geometry.bridges = draft.bridges;
    if (!draft.block.isEmpty())
        geometry.closedBlock = shapes::intersected(draft.block, draft.squares);
    geometry.closedWall = draft.blockWall;
    const shapes::Segments edges(draft.squares);
    for (int i = 0; i < draft.featureCount(); ++i) {
        const shapes::Body& body = draft.body(i);
        FeatureShape shape;
        shape.kind = draft.feature(i).kind;
        shape.outline = shapes::intersected(body.shape, draft.squares);
        shape.rim = rimOf(shape.outline, edges);
        shape.line = body.line;
        shape.wall = body.wall;
        geometry.features.push_back(std::move(shape));
    }
    return geometry;
}

} // namespace

TileGeometry shapeOf(const engine::TileKind& kind)
{
    Draft draft(kind);
    shapes::layBlocks(draft);
    shapes::layPatches(draft);
    shapes::layThroughWays(draft);
    shapes::layMonasteries(draft);
    shapes::layEndingRoads(draft);
    shapes::cutCrossings(draft);
    cutWays(draft);
    shapes::layGardens(draft);
    shapes::layCourts(draft);
    shapes::layFields(draft);
    TileGeometry geometry = finished(draft);
    shapes::placeTileMarks(draft, geometry);
    shapes::placeStands(draft, geometry);
    shapes::placeFeatureMarks(draft, geometry);
    return geometry;
}

QTransform turning(engine::Turn turn)
{
    QTransform transform;
    transform.translate(0.5, 0.5);
    transform.rotate(90.0 * (turn & 3));
    transform.translate(-0.5, -0.5);
    return transform;
}

TileGeometry turned(const TileGeometry& geometry, engine::Turn turn)
{
    const QTransform transform = turning(turn);
    TileGeometry result = geometry;
    for (FeatureShape& shape : result.features) {
        for (QPainterPath* path : {&shape.outline, &shape.rim, &shape.line, &shape.wall})
            *path = transform.map(*path);
        for (std::vector<QPointF>* points : {&shape.stands, &shape.emblems})
            for (QPointF& point : *points)
                point = transform.map(point);
    }
    for (Landmark& landmark : result.landmarks) {
        landmark.at = transform.map(landmark.at);
        landmark.turn = static_cast<engine::Turn>((landmark.turn + turn) & 3);
    }
    result.squares = transform.map(result.squares);
    result.closedBlock = transform.map(result.closedBlock);
    result.closedWall = transform.map(result.closedWall);
    return result;
}

QRectF boundsOf(const engine::TileKind& kind, engine::Turn turn)
{
    QRectF bounds;
    for (const engine::SquareSpec& square : kind.squares) {
        const engine::Square at = engine::turned(square.offset, turn);
        bounds |= QRectF(at.x, at.y, 1, 1);
    }
    return bounds;
}

std::optional<int> featureAt(const TileGeometry& geometry, engine::Turn turn, QPointF point)
{
    const QPointF unturned = turning(turn).inverted().map(point);
    for (std::size_t i = 0; i < geometry.features.size(); ++i)
        if (geometry.features[i].outline.contains(unturned))
            return static_cast<int>(i);
    return std::nullopt;
}

QPointF standPoint(const TileGeometry& geometry, int feature, engine::Turn turn, int nth)
{
    const std::vector<QPointF>& stands = geometry.features.at(static_cast<std::size_t>(feature)).stands;
    return turning(turn).map(stands[static_cast<std::size_t>(nth) % stands.size()]);
}

} // namespace glossator::pictures
