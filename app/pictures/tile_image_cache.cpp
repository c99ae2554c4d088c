// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/tile_image_cache.h"

#include "app/pictures/tile_painter.h"

#include <QPainter>

namespace glossator::pictures {

TileImageCache::TileImageCache(std::size_t maximumBytes) : m_maximum(maximumBytes) {}

const QImage& TileImageCache::image(const engine::TileKind& kind, engine::Turn turn, int squarePixels,
                                    Printing printing, std::uint32_t seed)
{
    const TileImageKey key{kind.id, static_cast<engine::Turn>(turn & 3), squarePixels, printing, seed};
    auto found = m_images.find(key);
    if (found == m_images.end()) {
        m_uses.push_front(key);
        found = m_images.emplace(key, Entry{print(kind, key), m_uses.begin()}).first;
        m_bytes += static_cast<std::size_t>(found->second.image.sizeInBytes());
        forgetOldest();
    } else {
        m_uses.splice(m_uses.begin(), m_uses, found->second.use);
    }
    return found->second.image;
}

void TileImageCache::clear()
{
    m_images.clear();
    m_uses.clear();
    m_bytes = 0;
}

QImage TileImageCache::print(const engine::TileKind& kind, const TileImageKey& key)
{
    ++m_printed;
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

/// The picture just asked for always stays, however large it is.
void TileImageCache::forgetOldest()
{
    while (m_bytes > m_maximum && m_uses.size() > 1) {
        const auto oldest = m_images.find(m_uses.back());
        m_bytes -= static_cast<std::size_t>(oldest->second.image.sizeInBytes());
        m_images.erase(oldest);
        m_uses.pop_back();
    }
}

} // namespace glossator::pictures
