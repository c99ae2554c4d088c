// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/tile_geometry.h"
#include "app/pictures/woodcut/print.h"

namespace glossator::pictures::woodcut {

/// Prints a sector of a wheel with its sign and its crown spaces. The geometry is turned already.
void printSector(const Print& print, const engine::FeatureSpec& sector, const FeatureShape& shape);

} // namespace glossator::pictures::woodcut
