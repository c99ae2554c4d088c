// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/board_images.h"
#include "app/pictures/board_view.h"
#include "app/pictures/patience.h"

#include <QFont>

#include <vector>

class QPainter;

namespace glossator::pictures {

/// One painting of a scene, or of that part of it which the painter is clipped to. The view must be snapped
/// to the pixels of the painter's device.
class BoardPrint
{
public:
    /// All references must outlive this object. Where patience is over, tiles that are not printed yet in
    /// this size are shown by a picture of another size, if there is one.
    BoardPrint(QPainter& painter, const BoardScene& scene, const BoardView& view, Printing printing,
               BoardImages& images, Patience& patience);

    void print(const QFont& font);
    /// Where tiles were shown by a picture of another size.
    [[nodiscard]] const std::vector<QRectF>& makeshifts() const { return m_makeshifts; }

    /// Height of a standing figure on squares of a size.
    [[nodiscard]] static double heightOf(const Piece& piece, double squareSize);

private:
    [[nodiscard]] QRectF rectOf(const PlacedTile& tile) const;
    [[nodiscard]] bool isSeen(const QRectF& rect, double reach = 0) const;
    void paintGround();
    void paintTile(const PlacedTile& tile);
    void paintTileEdge(const PlacedTile& tile);
    /// Device pixels of a square of a tile.
    [[nodiscard]] QRect pixelsOf(const PlacedTile& tile, const engine::SquareSpec& square) const;
    void fill(const QRegion& pixels, const QColor& colour);
    void paintSquares();
    void paintHighlights();
    void paintStacks(const QFont& font);
    void paintPieces();
    void paintPiece(PieceKey key, QPointF at);
    void lightBehindPieces();
    [[nodiscard]] bool hides(const Piece& piece, const QRectF& feature) const;
    QRectF copy(const PlacedImage& placed, QPointF at, double times = 1);
    void paintLabels(const QFont& font);
    [[nodiscard]] double whole(double value) const;
    [[nodiscard]] QPointF whole(QPointF point) const { return {whole(point.x()), whole(point.y())}; }

    QPainter& m_painter;
    const BoardScene& m_scene;
    const BoardView& m_view;
    Printing m_printing;
    Palette m_palette;
    BoardImages& m_images;
    Patience& m_patience;
    std::vector<QRectF> m_makeshifts;
    QRectF m_seen;  ///< the part to be painted
    double m_ratio; ///< device pixels a pixel
    int m_pixels;   ///< device pixels a square
};

} // namespace glossator::pictures
