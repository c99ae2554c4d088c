// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/board_scene.h"
#include "app/pictures/ground_map.h"
#include "model/engine/board.h"

#include <vector>

namespace glossator::pictures {

/// Room for figures on one feature of a tile that lies on the board. A figure stands apart from those who
/// stand there before it, upon its feature with as much of it as it covers, and on no picture of the tile;
/// where there is no room for that, rather close to another than beside its feature.
class StandRoom
{
public:
    /// The map must outlive it. The tile lies with its first square there.
    StandRoom(const GroundMap& ground, int feature, engine::FeatureKind kind, const engine::PlacedTile& tile);

    void keepOff(const Piece& other) { m_others.push_back(other); }
    /// Where it wants to stand, or the nearest place that is better.
    [[nodiscard]] QPointF placeFor(const Piece& figure) const;
    /// How much of a figure covers what is not its feature, from 0 to 1. The ground beside a road, which is
    /// narrower than any figure, is as good as the road.
    [[nodiscard]] double outside(const Piece& figure) const;

private:
    [[nodiscard]] GroundMap::Spot spotAt(QPointF board) const;
    [[nodiscard]] double outside(const std::vector<QPointF>& body, QPointF at, double offTile) const;
    [[nodiscard]] double printed(const std::vector<QPointF>& body, QPointF at) const;
    [[nodiscard]] double crowded(const Piece& figure, QPointF at) const;

    const GroundMap& m_ground;
    int m_feature;
    bool m_isNarrow;
    QTransform m_toTile; ///< from the board to the unturned tile
    std::vector<Piece> m_others;
};

} // namespace glossator::pictures
