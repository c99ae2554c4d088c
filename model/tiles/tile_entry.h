// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sources/yaml.h"
#include "model/tiles/tile_source.h"

#include <string>

namespace glossator::tiles {

/// Reads one entry of the list "tiles" and validates it. What is wrong is added to `faults`; the tile
/// that comes back is whole only when nothing was added.
[[nodiscard]] TileSource readTileEntry(const sources::Node& entry, const std::string& expansion,
                                       sources::Faults& faults);

} // namespace glossator::tiles
