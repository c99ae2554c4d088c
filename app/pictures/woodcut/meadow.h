// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/tile_geometry.h"
#include "app/pictures/woodcut/dice.h"
#include "app/pictures/woodcut/print.h"

namespace glossator::pictures::woodcut {

/// Green ground with the engraved lines that run on from tile to tile, and furrowed plots.
void printMeadows(const Print& print, const TileGeometry& geometry, Dice& dice);
/// Hedges where two fields of the tile meet with nothing else between them.
void printHedges(const Print& print, const TileGeometry& geometry);
/// Trees and bushes in the open fields.
void printTrees(const Print& print, const TileGeometry& geometry, Dice& dice);

void drawTree(const Print& print, QPointF foot, double width, Dice& dice);
void drawBush(const Print& print, QPointF middle, double width);

} // namespace glossator::pictures::woodcut
