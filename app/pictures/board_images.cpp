// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/board_images.h"

#include "app/pictures/highlight_painter.h"
#include "app/pictures/meeple_painter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace glossator::pictures {

namespace {

constexpr std::size_t pieceBytes = std::size_t{8} << 20U;
constexpr std::size_t glowBytes = std::size_t{48} << 20U;
constexpr double glowMargin = 0.09;

QImage blank(QSize size)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

/// Figures and their rims fit into a square of this width.
int boxOf(const PieceKey& key)
{
    return static_cast<int>(std::ceil(key.pixels * 1.7)) + 6;
}

QImage drawPiece(const PieceKey& key)
{
    const int box = boxOf(key);
    const int middle = box / 2; // a whole pixel
    QImage image = blank({box, box});
    QPainter painter(&image);
    MeeplePainter(paletteOf(key.printing))
        .paint(painter, key.figure, key.player, key.pose, QPointF(middle, middle), key.pixels);
    return image;
}

/// The device pixels that a glow covers, from the corner of the first square.
QRect glowRect(const FeatureShape& shape, const GlowKey& key)
{
    const QRectF bounds = turning(key.turn).mapRect(shape.outline.boundingRect());
    const QRectF pixels(bounds.topLeft() * key.squarePixels, bounds.size() * key.squarePixels);
    const double margin = glowMargin * key.squarePixels + 2;
    return pixels.adjusted(-margin, -margin, margin, margin).toAlignedRect();
}

QImage drawGlow(const TileGeometry& tile, std::size_t pennants, const GlowKey& key)
{
    const QRect rect = glowRect(tile.features.at(static_cast<std::size_t>(key.feature)), key);
    QImage image = blank(rect.size());
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    QTransform place = QTransform::fromTranslate(-rect.x(), -rect.y());
    place.scale(key.squarePixels, key.squarePixels);
    HighlightPainter(paletteOf(key.printing))
        .paint(painter, tile, key.feature, pennants, turning(key.turn) * place, key.style);
    return image;
}

} // namespace

BoardImages::BoardImages() : m_pieces(pieceBytes), m_glows(glowBytes)
{
}

PlacedImage BoardImages::piece(const PieceKey& key)
{
    const int box = boxOf(key);
    return {m_pieces.image(key, [&] { return drawPiece(key); }), QPoint(-(box / 2), -(box / 2))};
}

int BoardImages::pixelsAtHand(const PieceKey& key) const
{
    const auto isSameFigure = [&](PieceKey other) {
        other.pixels = key.pixels;
        return other == key;
    };
    const PieceKey* found = m_pieces.has(key) ? nullptr : m_pieces.latest(isSameFigure);
    return found == nullptr ? key.pixels : found->pixels;
}

void BoardImages::stamp(QPainter& painter, PieceKey key, QPointF middle, double height)
{
    const double ratio = painter.device()->devicePixelRatioF();
    key.pixels = std::max(1, static_cast<int>(std::lround(height * ratio)));
    const PlacedImage placed = piece(key);
    const QPointF corner = QPointF((middle * ratio).toPoint() + placed.offset) / ratio;
    painter.drawImage(QRectF(corner, QSizeF(placed.image.size()) / ratio), placed.image, placed.image.rect());
}

PlacedImage BoardImages::glow(const engine::TileKind& kind, const GlowKey& key)
{
    const TileGeometry& tile = m_tiles.shapes().of(kind);
    const FeatureShape& shape = tile.features.at(static_cast<std::size_t>(key.feature));
    const std::size_t pennants = kind.features[static_cast<std::size_t>(key.feature)].pennants;
    return {m_glows.image(key, [&] { return drawGlow(tile, pennants, key); }),
            glowRect(shape, key).topLeft()};
}

} // namespace glossator::pictures
