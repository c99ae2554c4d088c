// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/tile_geometry.h"
#include "app/pictures/woodcut/sketch.h"

#include <string_view>

namespace glossator::pictures::woodcut {

/// Prints the ground of a wonder and the wonder itself. The geometry is turned already.
void printWonder(const Print& print, std::string_view kindId, const FeatureShape& ground, engine::Turn turn);

// The emblems. A sketch unit is half a square.
void drawStonehenge(const Sketch& s);
void drawNotreDame(const Sketch& s);
void drawCircusMaximus(const Sketch& s);
void drawAlhambra(const Sketch& s);
void drawAbuSimbel(const Sketch& s);
void drawTikal(const Sketch& s);
void drawAngkorWat(const Sketch& s);

// Figures that are repeated, in tile units, standing on (x, y).
void drawCypress(const Sketch& s, double x, double y);
void drawPalm(const Sketch& s, double x, double y);
/// One soldier of clay, standing on (x, y).
void drawSoldier(const Sketch& s, double x, double y);

} // namespace glossator::pictures::woodcut
