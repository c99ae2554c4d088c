// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/ground_map.h"

#include <string>
#include <unordered_map>

namespace glossator::pictures {

/// Keeps the geometry of every kind that was asked for. Kinds are told apart by their id.
class TileShapes
{
public:
    /// Stays valid as long as this object.
    [[nodiscard]] const TileGeometry& of(const engine::TileKind& kind);
    /// So does this.
    [[nodiscard]] const GroundMap& groundOf(const engine::TileKind& kind);

private:
    std::unordered_map<std::string, TileGeometry> m_shapes;
    std::unordered_map<std::string, GroundMap> m_grounds;
};

} // namespace glossator::pictures
