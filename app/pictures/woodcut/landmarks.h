// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/tile_geometry.h"
#include "app/pictures/woodcut/print.h"

namespace glossator::pictures::woodcut {

/// Draws whatever a mark stands for; a mark without a picture of its own gets an empty roundel.
void printLandmark(const Print& print, const Landmark& landmark);

void printGarden(const Print& print, const FeatureShape& garden);
/// The court where the abbot of a monastery is.
void printCourt(const Print& print, const FeatureShape& court);
void printMonastery(const Print& print, const FeatureShape& monastery, const std::vector<std::string>& marks);

} // namespace glossator::pictures::woodcut
