// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/board_images.h"
#include "app/pictures/board_view.h"
#include "app/pictures/patience.h"

#include <QFont>

#include <optional>
#include <vector>

class QPainter;

namespace glossator::pictures {

/// What lies under a point of the board.
struct BoardHit
{
    std::size_t tile = 0; ///< index into BoardScene::tiles
    std::optional<int> feature;
    bool operator==(const BoardHit&) const = default;
};

/// Paints a board scene. Keep one for a window: it remembers the printed tiles.
class BoardPicture
{
public:
    explicit BoardPicture(Printing printing = Printing::Parchment, const QFont& labelFont = {});

    void setPrinting(Printing printing) { m_printing = printing; }
    void setLabelFont(const QFont& font) { m_font = font; }
    [[nodiscard]] Printing printing() const { return m_printing; }
    [[nodiscard]] const QFont& labelFont() const { return m_font; }

    /// Paints everything within the view, which is snapped to the pixels of the painter's device, and within
    /// what the painter is clipped to.
    void paint(QPainter& painter, const BoardScene& scene, const BoardView& view);
    /// Comes back with where patience did not last for the finest picture.
    std::vector<QRectF> paint(QPainter& painter, const BoardScene& scene, const BoardView& view,
                              Patience& patience);

    /// The topmost opaque tile under a point in board coordinates, and its feature there.
    [[nodiscard]] std::optional<BoardHit> hit(const BoardScene& scene, QPointF board);

    /// Board coordinates for the n-th figure on a feature of a placed tile.
    [[nodiscard]] QPointF standPoint(const PlacedTile& tile, int feature, int nth = 0);

    /// The smallest rectangle of whole squares around all tiles and square marks, in board coordinates.
    [[nodiscard]] static QRectF boundsOf(const BoardScene& scene);

    TileImageCache& cache() { return m_images.tiles(); }
    BoardImages& images() { return m_images; }

private:
    BoardImages m_images;
    Printing m_printing;
    QFont m_font;
};

/// The whole scene as an image, squarePixels a square, with a margin of half a square in which the columns
/// and rows are numbered.
[[nodiscard]] QImage renderBoard(const BoardScene& scene, int squarePixels, Printing printing,
                                 const QFont& font);

} // namespace glossator::pictures
