// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/shapes/draft.h"

namespace glossator::pictures::shapes {

/// Finds where figures stand on each feature, and where the pennants and marks of cities are.
/// Outlines must be final.
void placeStands(const Draft& draft, TileGeometry& geometry);

} // namespace glossator::pictures::shapes
