// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/tile_geometry.h"
#include "app/pictures/woodcut/print.h"

namespace glossator::pictures::woodcut {

void printRiver(const Print& print, const FeatureShape& river);
void printRoad(const Print& print, const FeatureShape& road);
/// The parapets of a way where it passes over another one.
void printBridge(const Print& print, const FeatureShape& upper, const FeatureShape& lower);

} // namespace glossator::pictures::woodcut
