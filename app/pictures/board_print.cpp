// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/board_print.h"

#include "app/pictures/highlight_painter.h"
#include "app/pictures/label_painter.h"
#include "app/pictures/stack_painter.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace glossator::pictures {

namespace {

constexpr double pieceHeight = 0.36;
constexpr double smallestPiece = 13.0;

QPointF cornerOf(engine::Square square)
{
    return {static_cast<double>(square.x), static_cast<double>(square.y)};
}

} // namespace

BoardPrint::BoardPrint(QPainter& painter, const BoardScene& scene, const BoardView& view, Printing printing,
                       BoardImages& images)
    : m_painter(painter), m_scene(scene), m_view(view), m_printing(printing), m_palette(paletteOf(printing)),
      m_images(images), m_ratio(painter.device()->devicePixelRatioF()),
      m_pixels(std::max(1, static_cast<int>(std::lround(view.squareSize * m_ratio))))
{
}

void BoardPrint::print(const QFont& font)
{
    m_painter.fillRect(m_view.viewport, m_palette.paper);
    paintShadows();
    for (const PlacedTile& tile : m_scene.tiles)
        paintTile(tile);
    paintSquares();
    paintHighlights();
    paintStacks(font);
    paintPieces();
    paintLabels(font);
}

QRectF BoardPrint::rectOf(const PlacedTile& tile) const
{
    const QRectF bounds = boundsOf(*tile.kind, tile.turn);
    return {m_view.toView(cornerOf(tile.square) + bounds.topLeft()), bounds.size() * m_view.squareSize};
}

bool BoardPrint::isSeen(const QRectF& rect) const
{
    return rect.intersects(m_view.viewport);
}

/// One soft shadow under all tiles together.
void BoardPrint::paintShadows()
{
    const double reach = m_view.squareSize * 0.03;
    QPainterPath shadow;
    shadow.setFillRule(Qt::WindingFill);
    for (const PlacedTile& tile : m_scene.tiles)
        for (const engine::SquareSpec& square : tile.kind->squares) {
            const QPointF corner = cornerOf(tile.square) + cornerOf(engine::turned(square.offset, tile.turn));
            const QRectF rect(m_view.toView(corner), QSizeF(m_view.squareSize, m_view.squareSize));
            if (tile.opacity >= 1.0 && isSeen(rect))
                shadow.addRect(rect.adjusted(-reach / 2, -reach / 2, reach * 1.4, reach * 1.6));
        }
    QColor shade = m_palette.line;
    shade.setAlpha(46);
    m_painter.fillPath(shadow, shade);
}

void BoardPrint::paintTile(const PlacedTile& tile)
{
    const QRectF rect = rectOf(tile);
    if (!isSeen(rect))
        return;
    const QImage& image = m_images.tiles().image(*tile.kind, tile.turn, m_pixels, m_printing, tile.seed);
    m_painter.setOpacity(tile.opacity);
    m_painter.drawImage(rect, image, image.rect());
    paintTileEdge(tile);
    m_painter.setOpacity(1.0);
}

void BoardPrint::paintTileEdge(const PlacedTile& tile)
{
    QColor edge = m_palette.line;
    edge.setAlpha(m_pixels < 40 ? 60 : 110);
    m_painter.setPen(QPen(edge, 0));
    m_painter.setBrush(Qt::NoBrush);
    if (tile.kind->squares.size() == 1)
        m_painter.drawRect(rectOf(tile));
    else
        m_painter.drawPath(transformOf(tile).map(m_images.tiles().shapes().of(*tile.kind).squares));
}

QTransform BoardPrint::transformOf(const PlacedTile& tile) const
{
    const QPointF origin = m_view.toView(cornerOf(tile.square));
    QTransform place = QTransform::fromTranslate(origin.x(), origin.y());
    place.scale(m_view.squareSize, m_view.squareSize);
    return turning(tile.turn) * place;
}

void BoardPrint::paintSquares()
{
    m_painter.setRenderHint(QPainter::Antialiasing);
    const HighlightPainter highlighter(m_palette);
    for (const SquareMark& mark : m_scene.squares) {
        const QRectF rect(m_view.toView(cornerOf(mark.square)), QSizeF(m_view.squareSize, m_view.squareSize));
        if (isSeen(rect))
            highlighter.paintSquare(m_painter, rect, mark.style, mark.strength);
    }
}

void BoardPrint::paintHighlights()
{
    for (const Highlight& highlight : m_scene.highlights) {
        const PlacedTile& tile = m_scene.tiles.at(highlight.tile);
        if (!isSeen(rectOf(tile)))
            continue;
        const GlowKey key{tile.kind->id, tile.turn, highlight.feature, highlight.style, m_pixels, m_printing};
        m_painter.setOpacity(highlight.strength);
        copy(m_images.glow(*tile.kind, key), m_view.toView(cornerOf(tile.square)));
    }
    m_painter.setOpacity(1.0);
}

void BoardPrint::paintStacks(const QFont& font)
{
    const StackPainter stacks(m_palette, font);
    for (const TokenStack& stack : m_scene.stacks)
        stacks.paint(m_painter, stack, m_view.toView(stack.at), m_view.squareSize);
}

void BoardPrint::paintPieces()
{
    std::vector<const Piece*> pieces;
    for (const Piece& piece : m_scene.pieces)
        pieces.push_back(&piece);
    std::stable_sort(pieces.begin(), pieces.end(),
                     [](const Piece* a, const Piece* b) { return a->at.y() < b->at.y(); });
    for (const Piece* piece : pieces) {
        const double height =
            std::max(smallestPiece, m_view.squareSize * pieceHeight) * piece->scale * m_ratio;
        const PieceKey key{piece->figure, piece->player, piece->pose, static_cast<int>(std::lround(height)),
                           m_printing};
        m_painter.setOpacity(piece->opacity);
        copy(m_images.piece(key), m_view.toView(piece->at));
    }
    m_painter.setOpacity(1.0);
}

/// Copies a picture onto whole device pixels.
void BoardPrint::copy(const PlacedImage& placed, QPointF at)
{
    const QPointF corner((std::round(at.x() * m_ratio) + placed.offset.x()) / m_ratio,
                         (std::round(at.y() * m_ratio) + placed.offset.y()) / m_ratio);
    m_painter.drawImage(QRectF(corner, QSizeF(placed.image.size()) / m_ratio), placed.image,
                        placed.image.rect());
}

void BoardPrint::paintLabels(const QFont& font)
{
    const LabelPainter labels(m_palette, font);
    for (const BoardLabel& label : m_scene.labels) {
        m_painter.setOpacity(label.opacity);
        labels.paint(m_painter, label, m_view.toView(label.at), m_view.squareSize);
    }
    m_painter.setOpacity(1.0);
}

} // namespace glossator::pictures
