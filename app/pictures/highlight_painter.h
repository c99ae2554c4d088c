// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/board_scene.h"
#include "app/pictures/palette.h"
#include "app/pictures/tile_geometry.h"

class QPainter;

namespace glossator::pictures {

/// Lets a feature glow from its own outline. Where it goes on in the next tile the glow stays open, so that a
/// feature over many tiles has one outline.
class HighlightPainter
{
public:
    explicit HighlightPainter(const Palette& palette);

    /// The transform takes tile units of the unturned tile to the painter's coordinates. Nothing is painted
    /// beside the tile, wherever the outline meets its edge. The first `pennants` of the feature, which count
    /// in what is scored, are not washed over.
    void paint(QPainter& painter, const TileGeometry& tile, int feature, std::size_t pennants,
               const QTransform& transform, HighlightStyle style) const;
    /// A light behind a figure that hides what glows under it; the radius in pixels.
    void paintBehind(QPainter& painter, QPointF middle, double radius, HighlightStyle style) const;
    /// A frame around a square.
    void paintSquare(QPainter& painter, const QRectF& rect, const SquareMark& mark) const;

    [[nodiscard]] QColor colourOf(HighlightStyle style) const;

private:
    void paintEdges(QPainter& painter, const QRectF& rect, const SquareMark& mark) const;

    Palette m_palette;
};

} // namespace glossator::pictures
