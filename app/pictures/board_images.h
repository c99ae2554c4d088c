// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/board_scene.h"
#include "app/pictures/tile_image_cache.h"

class QPainter;

namespace glossator::pictures {

/// A picture and where its top left corner lies from the point it belongs to, in device pixels.
struct PlacedImage
{
    const QImage& image;
    QPoint offset;
};

/// What a figure's picture depends on.
struct PieceKey
{
    Figure figure = Figure::Meeple;
    int player = 0;
    Pose pose = Pose::Standing;
    int pixels = 0;
    Printing printing = Printing::Parchment;
    auto operator<=>(const PieceKey&) const = default; // NOLINT(modernize-use-nullptr)
};

/// What the glow of a feature depends on.
struct GlowKey
{
    std::string kind;
    engine::Turn turn = 0;
    int feature = 0;
    HighlightStyle style = HighlightStyle::Involved;
    int squarePixels = 0;
    Printing printing = Printing::Parchment;
    auto operator<=>(const GlowKey&) const = default; // NOLINT(modernize-use-nullptr)
};

/// Everything on a board that is drawn once and then copied: tiles, figures and glows.
class BoardImages
{
public:
    BoardImages();

    TileImageCache& tiles() { return m_tiles; }
    /// The figure around its middle.
    PlacedImage piece(const PieceKey& key);
    /// How many pixels high a picture of the figure is that is there already: as the key says, unless there
    /// are only pictures of another size.
    [[nodiscard]] int pixelsAtHand(const PieceKey& key) const;
    /// Stamps a figure onto whole device pixels; `height` is that of a standing meeple, in pixels.
    void stamp(QPainter& painter, PieceKey key, QPointF middle, double height);
    [[nodiscard]] std::size_t figuresDrawn() const { return m_pieces.made(); } ///< how many so far
    /// The glow at full strength, from the top left corner of the tile's first square.
    PlacedImage glow(const engine::TileKind& kind, const GlowKey& key);

private:
    TileImageCache m_tiles;
    ImageCache<PieceKey> m_pieces;
    ImageCache<GlowKey> m_glows;
};

} // namespace glossator::pictures
