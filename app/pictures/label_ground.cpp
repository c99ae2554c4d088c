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

bool hits(const QRectF& plate, const std::vector<QRectF>& others)
{
    return std::ranges::any_of(others, [&plate](const QRectF& other) { return other.intersects(plate); });
}

LabelGround::LabelGround(const BoardScene& scene, const BoardView& view)
{
    constexpr QPointF reach{0.16, 0.18};
    for (const Piece& piece : scene.pieces)
        figures.push_back(view.toView(QRectF(piece.at - reach, piece.at + reach)));
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

double LabelGround::tilesUnder(const QRectF& plate) const
{
    double area = 0;
    for (const QRectF& tile : tiles)
        area += overlap(plate, tile);
    return area;
}

} // namespace glossator::pictures
