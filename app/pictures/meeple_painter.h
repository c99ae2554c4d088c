// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/figure.h"
#include "app/pictures/palette.h"

#include <QPainterPath>

class QPainter;

namespace glossator::pictures {

/// Draws figures: a silhouette in the player's colour with a light rim and the player's mark on it, so
/// that nobody has to tell colours apart.
class MeeplePainter
{
public:
    explicit MeeplePainter(Palette palette);

    /// Paints the figure with its middle at centre; height is that of a standing meeple.
    void paint(QPainter& painter, Figure figure, int player, Pose pose, QPointF centre, double height) const;

    /// The player's mark alone (for legends and lists), diameter wide.
    void paintMark(QPainter& painter, int player, QPointF centre, double diameter) const;

    /// The silhouette standing, one unit high, its middle at (0,0).
    [[nodiscard]] static QPainterPath silhouette(Figure figure);
    /// Its height, where that of a meeple is 1.
    [[nodiscard]] static double sizeOf(Figure figure);
    /// What a figure covers in a pose and its size, its middle at (0,0); a standing meeple is one unit high.
    [[nodiscard]] static QPainterPath shapeOf(Figure figure, Pose pose);
    [[nodiscard]] static QColor colourOf(int player);
    /// The mark's shape within the circle of diameter 1 about (0,0).
    [[nodiscard]] static QPainterPath markOf(int player);

private:
    Palette m_palette;
};

} // namespace glossator::pictures
