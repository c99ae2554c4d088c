// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tiles/tile_source.h"

#include <string>
#include <vector>

namespace glossator::tiles {

/// Something about a tile that cannot be: which part, what is wrong, and what would be right.
struct Finding
{
    enum class Part : std::uint8_t { Tile, Count, Shows, Marks, Square, Feature };

    Part part = Part::Tile;
    std::string name; ///< of the square or feature; empty for a tile of one square
    std::string what;
    std::string right;
    bool operator==(const Finding&) const = default;
};

using Findings = std::vector<Finding>;

/// Checks a tile wherever it came from: edges agree with features, every half of an edge has its field
/// or city, squares connect and agree along internal edges, features are in one piece. Empty: all is well.
[[nodiscard]] Findings validate(const TileSource& tile);

} // namespace glossator::tiles
