// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/tile_geometry.h"

#include <QImage>

namespace glossator::pictures {

/// What lies at each spot of an unturned tile, as a raster: quick to ask many times.
class GroundMap
{
public:
    explicit GroundMap(const TileGeometry& geometry);

    /// What is at a point, in tile units.
    struct Spot
    {
        bool isOnTile = false;
        bool isPrinted = false; ///< with the picture of a mark
        int feature = -1;       ///< none on ground that belongs to no feature
    };
    [[nodiscard]] Spot at(QPointF point) const;
    [[nodiscard]] const QRectF& bounds() const { return m_bounds; }

private:
    QRectF m_bounds;
    QImage m_cells; ///< red: whether it is on the tile; green: on a picture; blue: the feature, from 1
};

} // namespace glossator::pictures
