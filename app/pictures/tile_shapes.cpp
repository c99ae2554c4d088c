// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/tile_shapes.h"

namespace glossator::pictures {

const TileGeometry& TileShapes::of(const engine::TileKind& kind)
{
    const auto found = m_shapes.find(kind.id);
    return found != m_shapes.end() ? found->second : m_shapes.emplace(kind.id, shapeOf(kind)).first->second;
}

} // namespace glossator::pictures
