// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tiles/tile_source.h"

#include <string>

namespace glossator::tiles {

/// A tile as one entry of the list "tiles" of a tile file, indented by two blanks, ending with a new
/// line. Reading it gives an equal tile.
[[nodiscard]] std::string writeTile(const TileSource& tile);

/// A whole tile file without its licence line.
[[nodiscard]] std::string writeTiles(const TileFile& file);

} // namespace glossator::tiles
