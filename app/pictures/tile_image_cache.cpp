// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/tile_image_cache.h"

#include "app/pictures/tile_painter.h"

#include <QPainter>

namespace glossator::pictures {

TileImageCache::TileImageCache(std::size_t maximumBytes) : m_images(maximumBytes)
{
}

const QImage& TileImageCache::image(const engine::TileKind& kind, engine::Turn turn, int squarePixels,
                                    Printing printing, std::uint32_t seed)
{
    const TileImageKey key{kind.id, static_cast<engine::Turn>(turn & 3), squarePixels, printing, seed};
    return m_images.image(key, [&] { return print(kind, key); });
}

const QImage& TileImageCache::imageAtHand(const engine::TileKind& kind, engine::Turn turn, int squarePixels,
                                          Printing printing, std::uint32_t seed)
{
    const TileImageKey key{kind.id, static_cast<engine::Turn>(turn & 3), squarePixels, printing, seed};
    const auto isSameTile = [&](const TileImageKey& other) {
        return other.turn == key.turn && other.seed == seed && other.printing == printing &&
               other.kind == key.kind;
    };
    const TileImageKey* found = m_images.has(key) ? nullptr : m_images.latest(isSameTile);
    return image(kind, turn, found == nullptr ? squarePixels : found->squarePixels, printing, seed);
}

QImage TileImageCache::print(const engine::TileKind& kind, const TileImageKey& key)
{
    const QRectF bounds = boundsOf(kind, key.turn);
    const QSize size(qRound(bounds.width()) * key.squarePixels, qRound(bounds.height()) * key.squarePixels);
    const bool opaque = kind.squares.size() == 1;
    QImage image(size, opaque ? QImage::Format_RGB32 : QImage::Format_ARGB32_Premultiplied);
    image.fill(opaque ? Qt::white : Qt::transparent);
    QPainter painter(&image);
    const QPointF origin = -bounds.topLeft() * key.squarePixels;
    TilePainter(paletteOf(key.printing), key.seed)
        .paintAt(painter, kind, m_shapes.of(kind), key.turn, origin, key.squarePixels);
    return image;
}

} // namespace glossator::pictures
