// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/board_scene.h"
#include "app/pictures/board_view.h"

#include <vector>

namespace glossator::pictures {

/// The area that two rectangles share.
[[nodiscard]] double overlap(const QRectF& one, const QRectF& other);

/// What a label keeps off about a figure that stands at a point of the board, in board coordinates.
[[nodiscard]] QRectF aroundFigure(QPointF at);

/// Whether a plate lies over any of the others.
[[nodiscard]] bool hits(const QRectF& plate, const std::vector<QRectF>& others);

/// What lies on the board where labels are to be placed, in pixels of the view.
struct LabelGround
{
    LabelGround(const BoardScene& scene, const BoardView& view);

    /// How much a plate hides of symbols, in eighths of them.
    [[nodiscard]] int hiddenBy(const QRectF& plate) const;
    /// How much of it lies on tiles, in quarters of the plate, so that a little more or less is all the same.
    [[nodiscard]] int coveredBy(const QRectF& plate) const;
    /// How much of tiles lies under it, in square pixels.
    [[nodiscard]] double tilesUnder(const QRectF& plate) const;

    /// About where the numbers of the columns and rows stand that a part of the board takes, in letters of so
    /// many pixels.
    [[nodiscard]] std::vector<QRectF> numbersOf(const QRectF& board, double letters) const;
    [[nodiscard]] std::vector<QRectF> allNumbers(double letters) const
    {
        return numbersOf(m_numbered, letters);
    }

    std::vector<QRectF> figures;
    std::vector<QRectF> tiles;
    std::vector<QRectF> symbols;

private:
    BoardView m_view;
    QRectF m_numbered; ///< in board coordinates
};

} // namespace glossator::pictures
