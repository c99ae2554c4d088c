// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/tile_geometry.h"
#include "app/pictures/woodcut/dice.h"
#include "app/pictures/woodcut/print.h"

namespace glossator::pictures::woodcut {

/// Ground and houses of a city.
void printTown(const Print& print, const FeatureShape& city, const TileGeometry& geometry, Dice& dice);
/// Walls stand over everything around them, so they are printed after the houses.
void printWall(const Print& print, const QPainterPath& wall, const TileGeometry& geometry);
/// Built-up ground that is no city of this tile.
void printClosedBlock(const Print& print, const TileGeometry& geometry, Dice& dice);

void drawPennant(const Print& print, QPointF at, double size);

} // namespace glossator::pictures::woodcut
