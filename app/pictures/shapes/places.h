// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/shapes/draft.h"

#include <optional>

namespace glossator::pictures::shapes {

inline constexpr double monasteryRadius = 0.19;
inline constexpr double gardenRadius = 0.13;
inline constexpr double courtRadius = 0.12;
inline constexpr double villageRadius = 0.125;
inline constexpr double spotRadius = 0.12;

/// A place with the room around it.
struct Room
{
    QPointF at;
    double radius = 0;
};

/// The places of a shape that are farthest from everything measured, most room first; further places keep
/// apart from the earlier ones. Fewer than asked for when the shape is too small.
[[nodiscard]] std::vector<Room> roomiest(const QPainterPath& shape, const Segments& obstacles, int count);

/// The middle of a square when there is room, else the roomiest place of the square.
[[nodiscard]] QPointF hubOf(const Draft& draft, std::size_t square, double radius);

/// Lays out monasteries.
void layMonasteries(Draft& draft);
/// Lays out gardens, and the courts of abbots, where there is room left.
void layGardens(Draft& draft);
void layCourts(Draft& draft);
/// Finds places for the marks of the tile: its middle where that is open ground.
void placeTileMarks(const Draft& draft, TileGeometry& geometry);
/// Finds places for the marks of features, away from where figures stand.
void placeFeatureMarks(const Draft& draft, TileGeometry& geometry);

} // namespace glossator::pictures::shapes
