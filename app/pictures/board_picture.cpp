// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/board_picture.h"

#include "app/pictures/board_print.h"
#include "app/pictures/square_numbers.h"

#include <QPainter>

namespace glossator::pictures {

BoardPicture::BoardPicture(Printing printing, const QFont& labelFont)
    : m_printing(printing), m_font(labelFont)
{
}

void BoardPicture::paint(QPainter& painter, const BoardScene& scene, const BoardView& view)
{
    Patience patience;
    paint(painter, scene, view, patience);
}

std::vector<QRectF> BoardPicture::paint(QPainter& painter, const BoardScene& scene, const BoardView& view,
                                        Patience& patience)
{
    painter.save();
    painter.setClipRect(view.viewport, Qt::IntersectClip);
    const BoardView snapped = view.snapped(painter.device()->devicePixelRatioF());
    BoardPrint print(painter, scene, snapped, m_printing, m_images, patience);
    print.print(m_font);
    painter.restore();
    return print.makeshifts();
}

std::optional<BoardHit> BoardPicture::hit(const BoardScene& scene, QPointF board)
{
    for (std::size_t i = scene.tiles.size(); i-- > 0;) {
        const PlacedTile& tile = scene.tiles[i];
        const QPointF point = board - cornerOf(tile.square);
        const TileGeometry& geometry = m_images.tiles().shapes().of(*tile.kind);
        if (tile.opacity >= 1.0 && turning(tile.turn).map(geometry.squares).contains(point))
            return BoardHit{i, featureAt(geometry, tile.turn, point)};
    }
    return std::nullopt;
}

QPointF BoardPicture::standPoint(const PlacedTile& tile, int feature, int nth)
{
    return cornerOf(tile.square) +
           pictures::standPoint(m_images.tiles().shapes().of(*tile.kind), feature, tile.turn, nth);
}

QPointF PlacedTile::middle() const
{
    return pictures::boundsOf(*kind, turn).translated(cornerOf(square)).center();
}

QRectF BoardPicture::boundsOf(const BoardScene& scene)
{
    QRectF bounds;
    for (const PlacedTile& tile : scene.tiles)
        bounds |= pictures::boundsOf(*tile.kind, tile.turn).translated(cornerOf(tile.square));
    for (const SquareMark& mark : scene.squares)
        bounds |= QRectF(cornerOf(mark.square), QSizeF(1, 1));
    return bounds.isNull() ? QRectF(0, 0, 1, 1) : bounds;
}

QImage renderBoard(const BoardScene& scene, int squarePixels, Printing printing, const QFont& font)
{
    const QRectF bounds = BoardPicture::boundsOf(scene).adjusted(-0.5, -0.5, 0.5, 0.5);
    QImage image((bounds.size() * squarePixels).toSize(), QImage::Format_RGB32);
    image.fill(paletteOf(printing).paper);
    QPainter painter(&image);
    const BoardView view{QRectF(image.rect()), bounds.center(), static_cast<double>(squarePixels)};
    BoardPicture(printing, font).paint(painter, scene, view);
    if (!scene.tiles.empty()) {
        SquareNumbers numbers(paletteOf(printing), font, view);
        numbers.keepOff(scene.pieces);
        numbers.paint(painter, BoardPicture::boundsOf(scene), scene.squares, image.rect());
    }
    return image;
}

} // namespace glossator::pictures
