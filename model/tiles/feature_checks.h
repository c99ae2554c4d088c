// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tiles/tile_validator.h"

namespace glossator::tiles {

/// Checks each feature by itself: what it may carry, what it touches, and that its squares are those at
/// whose edges it lies and hang together.
void checkFeatures(const engine::TileKind& kind, Findings& findings);

} // namespace glossator::tiles
