// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/image_cache.h"
#include "app/pictures/palette.h"
#include "app/pictures/tile_shapes.h"

namespace glossator::pictures {

/// What a printed tile picture depends on.
struct TileImageKey
{
    std::string kind;
    engine::Turn turn = 0;
    int squarePixels = 0; ///< device pixels of one square
    Printing printing = Printing::Parchment;
    std::uint32_t seed = 0;
    auto operator<=>(const TileImageKey&) const = default; // NOLINT(modernize-use-nullptr)
};

/// Printed tiles ready to be copied onto the board, and the shapes that they are printed from.
class TileImageCache
{
public:
    explicit TileImageCache(std::size_t maximumBytes = std::size_t{96} << 20U);

    /// The picture of all squares of the turned tile, printed when it is not there yet.
    /// The reference is good until the next call.
    const QImage& image(const engine::TileKind& kind, engine::Turn turn, int squarePixels, Printing printing,
                        std::uint32_t seed = 0);
    /// Makes do with a picture of another size where there is none in this one yet.
    const QImage& imageAtHand(const engine::TileKind& kind, engine::Turn turn, int squarePixels,
                              Printing printing, std::uint32_t seed = 0);

    TileShapes& shapes() { return m_shapes; }
    [[nodiscard]] std::size_t bytes() const { return m_images.bytes(); }
    [[nodiscard]] std::size_t printed() const { return m_images.made(); } ///< how many were printed so far

private:
    QImage print(const engine::TileKind& kind, const TileImageKey& key);

    TileShapes m_shapes;
    ImageCache<TileImageKey> m_images;
};

} // namespace glossator::pictures
