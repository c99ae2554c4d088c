// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/label_ground.h"

#include "app/pictures/tile_geometry.h"

#include <algorithm>
#include <cmath>

namespace glossator::pictures {

double overlap(const QRectF& one, const QRectF& other)
{
    const QRectF both = one & other;
    return both.width() * both.height();
}

QRectF aroundFigure(QPointF at)
{
    constexpr QPointF reach{0.16, 0.18};
    return {at - reach, at + reach};
}

bool hits(const QRectF& plate, const std::vector<QRectF>& others)
{
    return std::ranges::any_of(others, [&plate](const QRectF& other) { return other.intersects(plate); });
}

LabelGround::LabelGround(const BoardScene& scene, const BoardView& view)
    : m_view(view), m_numbered(scene.numbered)
{
    for (const Piece& piece : scene.pieces)
        figures.push_back(view.toView(aroundFigure(piece.at)));
    for (const PlacedTile& tile : scene.tiles)
        tiles.push_back(view.toView(boundsOf(*tile.kind, tile.turn).translated(cornerOf(tile.square))));
    for (const QRectF& symbol : scene.symbols)
        symbols.push_back(view.toView(symbol));
}

int LabelGround::hiddenBy(const QRectF& plate) const
{
    double hidden = 0;
    for (const QRectF& symbol : symbols)
        hidden += overlap(plate, symbol) / (symbol.width() * symbol.height());
    return static_cast<int>(std::lround(8 * hidden));
}

int LabelGround::coveredBy(const QRectF& plate) const
{
    return static_cast<int>(std::lround(4 * tilesUnder(plate) / (plate.width() * plate.height())));
}

std::vector<QRectF> LabelGround::numbersOf(const QRectF& board, double letters) const
{
    if (m_numbered.isEmpty() || board.isEmpty())
        return {};
    const double away = 2 + letters * 1.3 + m_view.squareSize * 0.03;
    const QRect squares = board.toAlignedRect();
    const QPointF first = m_view.toView(QPointF(squares.topLeft()));
    const QPointF edge = m_view.toView(m_numbered.topLeft());
    const double top = std::max(edge.y() - away, m_view.viewport.top());
    const double left = std::max(edge.x() - away, m_view.viewport.left());
    const auto middle = [&](double start, int square) {
        return start + square * m_view.squareSize + (m_view.squareSize - away) / 2;
    };
    std::vector<QRectF> numbers;
    numbers.reserve(static_cast<std::size_t>(squares.width()) + static_cast<std::size_t>(squares.height()));
    for (int column = 0; column < squares.width(); ++column)
        numbers.emplace_back(middle(first.x(), column), top, away, away);
    for (int row = 0; row < squares.height(); ++row)
        numbers.emplace_back(left, middle(first.y(), row), away, away);
    return numbers;
}

double LabelGround::tilesUnder(const QRectF& plate) const
{
    double area = 0;
    for (const QRectF& tile : tiles)
        area += overlap(plate, tile);
    return area;
}

} // namespace glossator::pictures
