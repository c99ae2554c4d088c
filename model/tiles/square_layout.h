// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tiles/feature_list.h"

namespace glossator::tiles {

/// Lays out a tile of several squares. `squares` maps the name of each to its offset and to what lies
/// along its four edges, by feature name: `top: {at: [0, 0], N: fa, E: fa, S: fa r1 fa, W: fa}`. An edge is
/// one word, or three: left, centre and right as seen from the centre of the square; "-" is nothing. Edges
/// towards another square of the tile become internal.
void layOutSquares(engine::TileKind& kind, const FeatureList& features, const sources::Node& squares,
                   sources::Faults& faults);

} // namespace glossator::tiles
