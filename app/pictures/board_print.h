// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/board_images.h"
#include "app/pictures/board_view.h"

#include <QFont>

class QPainter;

namespace glossator::pictures {

/// One painting of a scene. The view must be snapped to the pixels of the painter's device.
class BoardPrint
{
public:
    /// All references must outlive this object.
    BoardPrint(QPainter& painter, const BoardScene& scene, const BoardView& view, Printing printing,
               BoardImages& images);

    void print(const QFont& font);

private:
    [[nodiscard]] QRectF rectOf(const PlacedTile& tile) const;
    [[nodiscard]] bool isSeen(const QRectF& rect) const;
    void paintShadows();
    void paintTile(const PlacedTile& tile);
    void paintTileEdge(const PlacedTile& tile);
    [[nodiscard]] QTransform transformOf(const PlacedTile& tile) const;
    void paintSquares();
    void paintHighlights();
    void paintStacks(const QFont& font);
    void paintPieces();
    void copy(const PlacedImage& placed, QPointF at);
    void paintLabels(const QFont& font);

    QPainter& m_painter;
    const BoardScene& m_scene;
    const BoardView& m_view;
    Printing m_printing;
    Palette m_palette;
    BoardImages& m_images;
    double m_ratio; ///< device pixels a pixel
    int m_pixels;   ///< device pixels a square
};

} // namespace glossator::pictures
