// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/tile_kind.h"

#include <QPainterPath>
#include <QTransform>

#include <optional>
#include <vector>

namespace glossator::pictures {

/// Where one feature of a tile lies. All lengths are tile units: one square is 1.0 wide, x to the right,
/// y down, the first square of the unturned tile covers (0,0)-(1,1).
struct FeatureShape
{
    engine::FeatureKind kind = engine::FeatureKind::Field;
    QPainterPath outline;         ///< closed; the outlines of a tile do not overlap
    QPainterPath rim;             ///< the outline without the parts that lie on an outer edge
    QPainterPath line;            ///< roads and rivers: the centre line; empty for others
    QPainterPath wall;            ///< cities: the built wall, open curves
    std::vector<QPointF> stands;  ///< where figures stand, best place first; at least one
    std::vector<QPointF> emblems; ///< cities: places of the pennants, in order; sectors: of the sign
};

/// Something drawn on a tile that is no feature of its own. Spelled as in the marks of the tile.
struct Landmark
{
    std::string mark; ///< "village", "inn", "tower_foundation", ...
    QPointF at;
    double radius = 0.1;   ///< free room around it
    int feature = -1;      ///< the feature that it belongs to, if any
    engine::Turn turn = 0; ///< of the tile: what is printed flat on it turns with it
};

/// The shapes of one kind of tile, unturned. It is what painting, highlighting and pointing share.
struct TileGeometry
{
    std::vector<FeatureShape> features; ///< by feature index
    QPainterPath squares;               ///< the outline of all squares together
    QPainterPath closedBlock;           ///< built-up ground that belongs to no feature; mostly empty
    QPainterPath closedWall;            ///< the wall of that ground
    std::vector<Landmark> landmarks;
    std::vector<std::pair<int, int>> bridges; ///< (upper, lower): features that cross without meeting
};

/// Works out the shapes of a kind. Takes some milliseconds: keep the answer, see TileShapes.
[[nodiscard]] TileGeometry shapeOf(const engine::TileKind& kind);

/// Turns tile units of the unturned tile about the centre of its first square.
[[nodiscard]] QTransform turning(engine::Turn turn);

/// The same shapes on the turned tile.
[[nodiscard]] TileGeometry turned(const TileGeometry& geometry, engine::Turn turn);

/// The squares a turned tile covers, in tile units relative to the first square's top left corner.
[[nodiscard]] QRectF boundsOf(const engine::TileKind& kind, engine::Turn turn);

/// The feature under a point of the turned tile (tile units from the first square's top left corner).
[[nodiscard]] std::optional<int> featureAt(const TileGeometry& geometry, engine::Turn turn, QPointF point);

/// Where the n-th figure stands on a feature of the turned tile; repeats places when there are too few.
[[nodiscard]] QPointF standPoint(const TileGeometry& geometry, int feature, engine::Turn turn, int nth = 0);

} // namespace glossator::pictures
