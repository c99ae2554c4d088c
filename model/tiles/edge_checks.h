// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tiles/tile_validator.h"

namespace glossator::tiles {

/// Checks what lies along each outer edge against the kind of that edge.
void checkOuterEdges(const engine::TileKind& kind, Findings& findings);

/// Checks that an edge is internal exactly where the tile goes on, and that both sides name the same.
void checkInternalEdges(const engine::TileKind& kind, Findings& findings);

} // namespace glossator::tiles
