// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/board_picture.h"

#include "app/pictures/highlight_painter.h"
#include "app/pictures/label_painter.h"

#include <QPainter>

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

/// One painting of a scene.
class BoardPrint
{
public:
    BoardPrint(QPainter& painter, const BoardScene& scene, const BoardView& view, Printing printing,
               BoardImages& images)
        : m_painter(painter), m_scene(scene), m_view(view), m_printing(printing),
          m_palette(paletteOf(printing)), m_images(images), m_ratio(painter.device()->devicePixelRatioF()),
          m_pixels(std::max(1, static_cast<int>(std::lround(view.squareSize * m_ratio))))
    {
    }

    void print(const QFont& font)
    {
        m_painter.fillRect(m_view.viewport, m_palette.paper);
        paintShadows();
        for (const PlacedTile& tile : m_scene.tiles)
            paintTile(tile);
        paintSquares();
        paintHighlights();
        paintPieces();
        paintLabels(font);
    }

private:
    [[nodiscard]] QRectF rectOf(const PlacedTile& tile) const
    {
        const QRectF bounds = boundsOf(*tile.kind, tile.turn);
        return {m_view.toView(cornerOf(tile.square) + bounds.topLeft()), bounds.size() * m_view.squareSize};
    }

    [[nodiscard]] bool isSeen(const QRectF& rect) const { return rect.intersects(m_view.viewport); }

    void paintShadows()
    {
        const double reach = m_view.squareSize * 0.03;
        QColor shade = m_palette.line;
        shade.setAlpha(46);
        for (const PlacedTile& tile : m_scene.tiles) {
            if (tile.opacity < 1.0)
                continue;
            for (const engine::SquareSpec& square : tile.kind->squares) {
                const engine::Square offset = engine::turned(square.offset, tile.turn);
                const QRectF rect(m_view.toView(cornerOf(tile.square) + cornerOf(offset)),
                                  QSizeF(m_view.squareSize, m_view.squareSize));
                if (isSeen(rect))
                    m_painter.fillRect(rect.adjusted(-reach / 2, -reach / 2, reach * 1.4, reach * 1.6),
                                       shade);
            }
        }
    }

    void paintTile(const PlacedTile& tile)
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

    void paintTileEdge(const PlacedTile& tile)
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

    [[nodiscard]] QTransform transformOf(const PlacedTile& tile) const
    {
        const QPointF origin = m_view.toView(cornerOf(tile.square));
        QTransform place = QTransform::fromTranslate(origin.x(), origin.y());
        place.scale(m_view.squareSize, m_view.squareSize);
        return turning(tile.turn) * place;
    }

    void paintSquares()
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        const HighlightPainter highlighter(m_palette);
        for (const SquareMark& mark : m_scene.squares) {
            const QRectF rect(m_view.toView(cornerOf(mark.square)),
                              QSizeF(m_view.squareSize, m_view.squareSize));
            if (isSeen(rect))
                highlighter.paintSquare(m_painter, rect, mark.style, mark.strength);
        }
    }

    void paintHighlights()
    {
        for (const Highlight& highlight : m_scene.highlights) {
            const PlacedTile& tile = m_scene.tiles.at(highlight.tile);
            if (!isSeen(rectOf(tile)))
                continue;
            const GlowKey key{tile.kind->id,   tile.turn, highlight.feature,
                              highlight.style, m_pixels,  m_printing};
            m_painter.setOpacity(highlight.strength);
            copy(m_images.glow(*tile.kind, key), m_view.toView(cornerOf(tile.square)));
        }
        m_painter.setOpacity(1.0);
    }

    void paintPieces()
    {
        std::vector<const Piece*> pieces;
        for (const Piece& piece : m_scene.pieces)
            pieces.push_back(&piece);
        std::stable_sort(pieces.begin(), pieces.end(),
                         [](const Piece* a, const Piece* b) { return a->at.y() < b->at.y(); });
        for (const Piece* piece : pieces) {
            const double height =
                std::max(smallestPiece, m_view.squareSize * pieceHeight) * piece->scale * m_ratio;
            const PieceKey key{piece->figure, piece->player, piece->pose,
                               static_cast<int>(std::lround(height)), m_printing};
            m_painter.setOpacity(piece->opacity);
            copy(m_images.piece(key), m_view.toView(piece->at));
        }
        m_painter.setOpacity(1.0);
    }

    /// Copies a picture onto whole device pixels.
    void copy(const PlacedImage& placed, QPointF at)
    {
        const QPointF corner((std::round(at.x() * m_ratio) + placed.offset.x()) / m_ratio,
                             (std::round(at.y() * m_ratio) + placed.offset.y()) / m_ratio);
        m_painter.drawImage(QRectF(corner, QSizeF(placed.image.size()) / m_ratio), placed.image,
                            placed.image.rect());
    }

    void paintLabels(const QFont& font)
    {
        const LabelPainter labels(m_palette, font);
        for (const BoardLabel& label : m_scene.labels) {
            m_painter.setOpacity(label.opacity);
            labels.paint(m_painter, label, m_view.toView(label.at), m_view.squareSize);
        }
        m_painter.setOpacity(1.0);
    }

    QPainter& m_painter;
    const BoardScene& m_scene;
    const BoardView& m_view;
    Printing m_printing;
    Palette m_palette;
    BoardImages& m_images;
    double m_ratio;
    int m_pixels;
};

} // namespace

BoardPicture::BoardPicture(Printing printing, QFont labelFont)
    : m_printing(printing), m_font(std::move(labelFont))
{
}

void BoardPicture::paint(QPainter& painter, const BoardScene& scene, const BoardView& view)
{
    painter.save();
    painter.setClipRect(view.viewport, Qt::IntersectClip);
    const BoardView snapped = view.snapped(painter.device()->devicePixelRatioF());
    BoardPrint(painter, scene, snapped, m_printing, m_images).print(m_font);
    painter.restore();
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
    return image;
}

} // namespace glossator::pictures
