// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/palette.h"
#include "app/pictures/tile_shapes.h"

#include <QImage>

#include <cstddef>
#include <list>
#include <map>

namespace glossator::pictures {

/// What a printed tile picture depends on.
struct TileImageKey {
    std::string kind;
    engine::Turn turn = 0;
    int squarePixels = 0; ///< device pixels of one square
    Printing printing = Printing::Parchment;
    std::uint32_t seed = 0;
    auto operator<=>(const TileImageKey&) const = default;
};

/// Printed tiles ready to be copied onto the board. Holds at most a number of bytes and forgets the
/// pictures that were not used for the longest time.
class TileImageCache
{
public:
    explicit TileImageCache(std::size_t maximumBytes = std::size_t{96} << 20U);

    /// The picture of all squares of the turned tile, printed when it is not there yet.
    /// The reference is good until the next call.
    const QImage& image(const engine::TileKind& kind, engine::Turn turn, int squarePixels, Printing printing,
                        std::uint32_t seed = 0);

    TileShapes& shapes() { return m_shapes; }
    [[nodiscard]] std::size_t bytes() const { return m_bytes; }
    [[nodiscard]] std::size_t printed() const { return m_printed; } ///< how many pictures were printed so far
    void clear();

private:
    struct Entry {
        QImage image;
        std::list<TileImageKey>::iterator use;
    };
    QImage print(const engine::TileKind& kind, const TileImageKey& key);
    void forgetOldest();

    TileShapes m_shapes;
    std::map<TileImageKey, Entry> m_images;
    std::list<TileImageKey> m_uses; ///< latest first
    std::size_t m_maximum;
    std::size_t m_bytes = 0;
    std::size_t m_printed = 0;
};

} // namespace glossator::pictures
