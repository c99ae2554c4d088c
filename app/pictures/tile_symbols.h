// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/tile_geometry.h"

namespace glossator::pictures {

/// What is printed on a turned tile and tells something: buildings, signs, spaces for figures and tokens. In
/// tile units, from its first square's top left corner.
[[nodiscard]] std::vector<QRectF> symbolsOf(const engine::TileKind& kind, const TileGeometry& geometry,
                                            engine::Turn turn);

} // namespace glossator::pictures
