// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/geometry.h"

#include <QPointF>
#include <QRectF>

namespace glossator::pictures {

/// Which part of the board is seen, and how large.
struct BoardView
{
    QRectF viewport;           ///< where the picture goes, device independent pixels
    QPointF centre{0.5, 0.5};  ///< the board coordinates in the middle of the viewport
    double squareSize = 100.0; ///< device independent pixels of a square

    [[nodiscard]] QPointF toView(QPointF board) const;
    [[nodiscard]] QRectF toView(const QRectF& board) const;
    [[nodiscard]] QPointF toBoard(QPointF view) const;

    /// The same view with squares of whole device pixels, so that tiles meet without a seam. Painting
    /// always snaps; keep a snapped view to place other things exactly.
    [[nodiscard]] BoardView snapped(double devicePixelRatio) const;

    /// Shows all of a part of the board, no square larger than the limit.
    [[nodiscard]] static BoardView fitting(const QRectF& board, const QRectF& viewport,
                                           double largest = 160.0);
};

/// The upper left corner of a square, in board coordinates.
[[nodiscard]] inline QPointF cornerOf(engine::Square square)
{
    return {static_cast<double>(square.x), static_cast<double>(square.y)};
}

} // namespace glossator::pictures
