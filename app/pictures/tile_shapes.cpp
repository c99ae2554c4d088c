// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/tile_shapes.h"

namespace glossator::pictures {

const TileGeometry& TileShapes::of(const engine::TileKind& kind)
{
    const auto found = m_shapes.find(kind.id);
    return found != m_shapes.end() ? found->second : m_shapes.emplace(kind.id, shapeOf(kind)).first->second;
}

const GroundMap& TileShapes::groundOf(const engine::TileKind& kind)
{
    const auto found = m_grounds.find(kind.id);
    return found != m_grounds.end() ? found->second
                                    : m_grounds.emplace(kind.id, GroundMap(of(kind))).first->second;
}

} // namespace glossator::pictures
