// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/board_print.h"

#include "app/pictures/highlight_painter.h"
#include "app/pictures/label_painter.h"
#include "app/pictures/stack_painter.h"

#include <QPainter>
#include <QRegion>

#include <algorithm>
#include <cmath>

namespace glossator::pictures {

namespace {

constexpr double smallestPiece = 13.0;
constexpr double hiding = 0.4; ///< of a feature: a figure over more of it hides it

/// Whether the picture of a tile has no hole at its edges through which the ground shows.
bool isOpaque(const PlacedTile& tile)
{
    return tile.opacity >= 1.0 && tile.kind->squares.size() == 1;
}

} // namespace

BoardPrint::BoardPrint(QPainter& painter, const BoardScene& scene, const BoardView& view, Printing printing,
                       BoardImages& images, Patience& patience)
    : m_painter(painter), m_scene(scene), m_view(view), m_printing(printing), m_palette(paletteOf(printing)),
      m_images(images), m_patience(patience),
      m_seen(painter.hasClipping() ? painter.clipBoundingRect() & view.viewport : view.viewport),
      m_ratio(painter.device()->devicePixelRatioF()),
      m_pixels(std::max(1, static_cast<int>(std::lround(view.squareSize * m_ratio))))
{
}

void BoardPrint::print(const QFont& font)
{
    paintGround();
    for (const PlacedTile& tile : m_scene.tiles)
        paintTile(tile);
    paintSquares();
    paintHighlights();
    lightBehindPieces();
    paintStacks(font);
    paintPieces();
    paintLabels(font);
}

QRectF BoardPrint::rectOf(const PlacedTile& tile) const
{
    const QRectF bounds = boundsOf(*tile.kind, tile.turn);
    return {whole(m_view.toView(cornerOf(tile.square) + bounds.topLeft())),
            bounds.size() * m_view.squareSize};
}

double BoardPrint::heightOf(const Piece& piece, double squareSize)
{
    return std::max(smallestPiece, squareSize * figureHeight) * piece.scale;
}

bool BoardPrint::isSeen(const QRectF& rect, double reach) const
{
    return rect.adjusted(-reach, -reach, reach, reach).intersects(m_seen);
}

/// Rounded to a device pixel, the same wherever the view is: halves are not left to chance.
double BoardPrint::whole(double value) const
{
    return std::floor(value * m_ratio + 0.5 + 1e-6) / m_ratio;
}

/// The paper, where no tile's picture covers it anyway, and one soft shadow under all tiles together.
void BoardPrint::paintGround()
{
    const double reach = m_view.squareSize * 0.03 * m_ratio;
    const int before = static_cast<int>(std::lround(reach / 2));
    const QPoint after(static_cast<int>(std::lround(reach * 1.4)),
                       static_cast<int>(std::lround(reach * 1.6)));
    QRegion shadow;
    QRegion covered;
    QRegion bare(QRectF(m_seen.topLeft() * m_ratio, m_seen.size() * m_ratio).toAlignedRect());
    for (const PlacedTile& tile : m_scene.tiles)
        for (const engine::SquareSpec& square : tile.kind->squares) {
            const QRect pixels = pixelsOf(tile, square);
            const QRectF rect(QPointF(pixels.topLeft()) / m_ratio, QSizeF(pixels.size()) / m_ratio);
            if (tile.opacity < 1.0 || !isSeen(rect, reach * 2))
                continue;
            covered |= pixels;
            if (isOpaque(tile))
                bare -= pixels;
            shadow |= pixels.adjusted(-before, -before, after.x(), after.y());
        }
    for (const QRect& rect : bare)
        m_painter.fillRect(QRectF(QPointF(rect.topLeft()) / m_ratio, QSizeF(rect.size()) / m_ratio),
                           m_palette.paper);
    QColor shade = m_palette.line;
    shade.setAlpha(46);
    fill(shadow - covered, shade);
}

void BoardPrint::paintTile(const PlacedTile& tile)
{
    const QRectF rect = rectOf(tile);
    if (!isSeen(rect, 2))
        return;
    TileImageCache& tiles = m_images.tiles();
    const QImage& image = m_patience.lastsForAnother()
                              ? tiles.image(*tile.kind, tile.turn, m_pixels, m_printing, tile.seed)
                              : tiles.imageAtHand(*tile.kind, tile.turn, m_pixels, m_printing, tile.seed);
    if (image.width() != qRound(rect.width() * m_ratio))
        m_makeshifts.push_back(rect);
    m_painter.setOpacity(tile.opacity);
    m_painter.drawImage(rect, image, image.rect());
    paintTileEdge(tile);
    m_painter.setOpacity(1.0);
}

void BoardPrint::paintTileEdge(const PlacedTile& tile)
{
    QRegion squares;
    for (const engine::SquareSpec& square : tile.kind->squares)
        squares |= pixelsOf(tile, square);
    const QRegion right = squares.translated(1, 0);
    const QRegion below = squares.translated(0, 1);
    const QRegion aslant = squares.translated(1, 1);
    QColor edge = m_palette.line;
    edge.setAlpha(m_pixels < 40 ? 60 : 110);
    fill((squares | right | below | aslant) - (squares & right & below & aslant), edge);
}

QRect BoardPrint::pixelsOf(const PlacedTile& tile, const engine::SquareSpec& square) const
{
    const QPointF corner = cornerOf(tile.square) + cornerOf(engine::turned(square.offset, tile.turn));
    return {(whole(m_view.toView(corner)) * m_ratio).toPoint(), QSize(m_pixels, m_pixels)};
}

/// In bands: from about 100 lines on Qt hands parts of a fill to other threads, which costs more than it
/// saves.
void BoardPrint::fill(const QRegion& pixels, const QColor& colour)
{
    constexpr int band = 64;
    for (const QRect& rect : pixels)
        for (int y = rect.top(); y <= rect.bottom(); y += band) {
            const QRect part(rect.left(), y, rect.width(), std::min(band, rect.bottom() + 1 - y));
            m_painter.fillRect(QRectF(QPointF(part.topLeft()) / m_ratio, QSizeF(part.size()) / m_ratio),
                               colour);
        }
}

void BoardPrint::paintSquares()
{
    m_painter.setRenderHint(QPainter::Antialiasing);
    const HighlightPainter highlighter(m_palette);
    for (const SquareMark& mark : m_scene.squares) {
        const QRectF rect(m_view.toView(cornerOf(mark.square)), QSizeF(m_view.squareSize, m_view.squareSize));
        if (isSeen(rect))
            highlighter.paintSquare(m_painter, rect, mark);
    }
}

void BoardPrint::paintHighlights()
{
    for (const Highlight& highlight : m_scene.highlights) {
        const PlacedTile& tile = m_scene.tiles.at(highlight.tile);
        if (!isSeen(rectOf(tile), m_view.squareSize / 8 + 4))
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
        stacks.paint(m_painter, stack, whole(m_view.toView(stack.at)), m_view.squareSize);
}

void BoardPrint::paintPieces()
{
    std::vector<const Piece*> pieces;
    for (const Piece& piece : m_scene.pieces)
        pieces.push_back(&piece);
    std::stable_sort(pieces.begin(), pieces.end(),
                     [](const Piece* a, const Piece* b) { return a->at.y() < b->at.y(); });
    for (const Piece* piece : pieces) {
        const double height = heightOf(*piece, m_view.squareSize);
        if (!isSeen(QRectF(m_view.toView(piece->at), QSizeF()), height + 4))
            continue;
        const PieceKey key{piece->figure, piece->player, piece->pose,
                           static_cast<int>(std::lround(height * m_ratio)), m_printing};
        m_painter.setOpacity(piece->opacity);
        paintPiece(key, m_view.toView(piece->at));
    }
    m_painter.setOpacity(1.0);
}

void BoardPrint::paintPiece(PieceKey key, QPointF at)
{
    const int wanted = key.pixels;
    if (!m_patience.lastsForAnother())
        key.pixels = m_images.pixelsAtHand(key);
    const QRectF rect = copy(m_images.piece(key), at, static_cast<double>(wanted) / key.pixels);
    if (key.pixels != wanted)
        m_makeshifts.push_back(rect);
}

/// Where a figure covers most of what glows, as on a short road, a disc of light behind the figure stands for
/// the glow.
void BoardPrint::lightBehindPieces()
{
    constexpr double reach = 0.6; // of the height of a figure
    const HighlightPainter highlighter(m_palette);
    for (const Highlight& highlight : m_scene.highlights) {
        const PlacedTile& tile = m_scene.tiles.at(highlight.tile);
        if (!isSeen(rectOf(tile)))
            continue;
        const TileGeometry& geometry = m_images.tiles().shapes().of(*tile.kind);
        const FeatureShape& shape = geometry.features.at(static_cast<std::size_t>(highlight.feature));
        const QRectF feature =
            turning(tile.turn).mapRect(shape.outline.boundingRect()).translated(cornerOf(tile.square));
        m_painter.save();
        m_painter.setClipRect(rectOf(tile), Qt::IntersectClip); // beside the tile nothing glows
        for (const Piece& piece : m_scene.pieces)
            if (hides(piece, feature)) {
                m_painter.setOpacity(highlight.strength * piece.opacity);
                highlighter.paintBehind(m_painter, m_view.toView(piece.at),
                                        heightOf(piece, m_view.squareSize) * reach, highlight.style);
            }
        m_painter.restore();
    }
}

bool BoardPrint::hides(const Piece& piece, const QRectF& feature) const
{
    const double size = heightOf(piece, m_view.squareSize) / m_view.squareSize;
    const QRectF covered = QRectF(piece.at - QPointF(size, size) / 2, QSizeF(size, size)) & feature;
    return covered.width() * covered.height() > hiding * feature.width() * feature.height();
}

/// Copies a picture onto whole device pixels, or so many times as large; comes back with where it lies.
QRectF BoardPrint::copy(const PlacedImage& placed, QPointF at, double times)
{
    const double scale = times / m_ratio;
    const QRectF rect(whole(at) + QPointF(placed.offset) * scale, QSizeF(placed.image.size()) * scale);
    m_painter.drawImage(rect, placed.image, placed.image.rect());
    return rect;
}

void BoardPrint::paintLabels(const QFont& font)
{
    const LabelPainter labels(m_palette, font);
    for (const LabelPainter::Laid& laid : labels.laid(m_scene, m_view)) {
        m_painter.setOpacity(laid.label.opacity);
        labels.paint(m_painter, laid.label, whole(laid.centre), m_view.squareSize);
    }
    m_painter.setOpacity(1.0);
}

} // namespace glossator::pictures
