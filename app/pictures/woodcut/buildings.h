// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/woodcut/dice.h"
#include "app/pictures/woodcut/print.h"

namespace glossator::pictures::woodcut {

// Buildings stand upright on the middle of their foot; sizes are widths in tile units.

void drawHouse(const Print& print, QPointF foot, double width, Dice& dice);
/// A round tower with battlements, or with a pointed roof.
void drawTower(const Print& print, QPointF foot, double width, bool roofed);
/// A parish church with one steeple.
void drawChurch(const Print& print, QPointF foot, double width);
/// A cathedral with two spires and a rose window.
void drawCathedral(const Print& print, QPointF foot, double width);
/// A monastery: church, bell tower with a cross, and a wing.
void drawMonastery(const Print& print, QPointF foot, double width);
/// A gate in a wall.
void drawGate(const Print& print, QPointF foot, double width);
void drawCross(const Print& print, QPointF foot, double height);

} // namespace glossator::pictures::woodcut
