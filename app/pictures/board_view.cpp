// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/board_view.h"

#include <algorithm>
#include <cmath>

namespace glossator::pictures {

QPointF BoardView::toView(QPointF board) const
{
    return viewport.center() + (board - centre) * squareSize;
}

QRectF BoardView::toView(const QRectF& board) const
{
    return {toView(board.topLeft()), toView(board.bottomRight())};
}

QPointF BoardView::toBoard(QPointF view) const
{
    return centre + (view - viewport.center()) / squareSize;
}

BoardView BoardView::snapped(double devicePixelRatio) const
{
    BoardView view = *this;
    view.squareSize = std::max(1.0, std::floor(squareSize * devicePixelRatio)) / devicePixelRatio;
    const auto whole = [&](double value) { return std::round(value * devicePixelRatio) / devicePixelRatio; };
    const QPointF origin = view.toView({0, 0});
    const QPointF shift = QPointF(whole(origin.x()), whole(origin.y())) - origin;
    view.centre -= shift / view.squareSize;
    return view;
}

BoardView BoardView::fitting(const QRectF& board, const QRectF& viewport, double largest)
{
    BoardView view;
    view.viewport = viewport;
    view.centre = board.center();
    const double size = std::min(viewport.width() / std::max(board.width(), 1e-9),
                                 viewport.height() / std::max(board.height(), 1e-9));
    view.squareSize = std::clamp(size, 1.0, largest);
    return view;
}

} // namespace glossator::pictures
