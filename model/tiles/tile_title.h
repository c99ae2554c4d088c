// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tiles/tile_source.h"

namespace glossator::tiles {

/// What a tile is called, apart from any language.
struct TileTitle
{
    std::string name;   ///< of its own, "Stonehenge"; else it goes by the others
    std::string letter; ///< or its number in the box: "E", "07"
    std::string drawn;  ///< the mark that no other tile of the letter has, "garden"; may be empty
};

[[nodiscard]] TileTitle titleOf(const TileSource& tile);

/// "Stonehenge", "tile E with garden", "tile 07".
[[nodiscard]] std::string englishTitle(const TileSource& tile);

} // namespace glossator::tiles
