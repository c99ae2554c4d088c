// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tiles/feature_list.h"

namespace glossator::tiles {

/// Lays out a tile of one square. `edges` is a text of four kinds of edge: north, east, south, west. The
/// features say themselves at which edges or halves of edges they lie. On a city edge that two cities
/// share, the centre is held by the city on the left.
void layOutSquare(engine::TileKind& kind, const FeatureList& features, const sources::Node& edges,
                  sources::Faults& faults);

} // namespace glossator::tiles
