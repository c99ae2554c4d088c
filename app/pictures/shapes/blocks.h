// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/shapes/draft.h"

namespace glossator::pictures::shapes {

/// Lays out the cities with their walls, and the closed block of a tile that has one.
void layBlocks(Draft& draft);

} // namespace glossator::pictures::shapes
