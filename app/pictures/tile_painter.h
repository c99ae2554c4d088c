// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/palette.h"
#include "app/pictures/tile_geometry.h"

class QPainter;

namespace glossator::pictures {

/// Prints a kind of tile. The same kind, turn, size, palette and seed always give the same picture;
/// another seed moves houses, trees and hatching a little. Buildings stand upright whatever the turn.
class TilePainter
{
public:
    explicit TilePainter(Palette palette, std::uint32_t seed = 0);

    /// Paints so that the first square's top left corner is at origin and a square is squareSize wide.
    void paintAt(QPainter& painter, const engine::TileKind& kind, const TileGeometry& geometry,
                 engine::Turn turn, QPointF origin, double squareSize) const;

    /// Fits all squares of the turned tile into the middle of a rectangle.
    void paintInto(QPainter& painter, const engine::TileKind& kind, const TileGeometry& geometry,
                   engine::Turn turn, const QRectF& rect) const;

private:
    Palette m_palette;
    std::uint32_t m_seed;
};

} // namespace glossator::pictures
