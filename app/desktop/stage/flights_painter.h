// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/stage_layout.h"
#include "app/pictures/label_painter.h"
#include "app/pictures/tile_image_cache.h"

#include <QFont>
#include <QRegion>

class QPainter;

namespace glossator::desktop {

/// Paints what is on its way over the stage: tiles that slide and turn, figures that walk, words that float,
/// tokens.
class FlightsPainter
{
public:
    /// All references must outlive this object; `ratio` is device pixels a pixel.
    FlightsPainter(const StageLayout& layout, const pictures::BoardView& view, pictures::Printing printing,
                   const QFont& font, double ratio);

    void paint(QPainter& painter, const StagePicture& picture, pictures::TileImageCache& tiles) const;
    /// Rectangles around all of it.
    [[nodiscard]] QRegion region(const StagePicture& picture) const;

private:
    /// Where words are painted, the size of the squares on which they would be as large, and how much smaller
    /// than usual they must be.
    struct Plate
    {
        QPointF centre;
        double square = 0;
        double shrunk = 1;
    };
    void paintTile(QPainter& painter, const TileFlight& flight, pictures::TileImageCache& tiles) const;
    void paintFace(QPainter& painter, const TileFlight& flight, const QRectF& target,
                   pictures::TileImageCache& tiles) const;
    void paintFigure(QPainter& painter, const FigureFlight& flight) const;
    void paintToken(QPainter& painter, const TokenFlight& flight) const;
    void paintLabel(QPainter& painter, const LabelFlight& flight, const Plate& plate) const;
    [[nodiscard]] QSizeF sizeOf(const TileFlight& flight) const;
    [[nodiscard]] double heightOf(const FigureFlight& flight) const;
    [[nodiscard]] double widthOf(const TokenFlight& flight) const;
    [[nodiscard]] QPointF placeOf(const FigureFlight& flight) const;
    [[nodiscard]] pictures::LabelPainter painterOf(const Plate& plate) const;
    [[nodiscard]] QRectF boundsOf(const LabelFlight& flight, const Plate& plate) const;
    [[nodiscard]] std::vector<Plate> platesOf(const StagePicture& picture) const;
    /// Which of the labels are said on one card.
    struct Row
    {
        int seat = 0;
        std::vector<std::size_t> which = {};
    };
    void layOnCard(const Row& row, const StagePicture& picture, std::vector<Plate>& plates) const;
    bool layIn(const QRectF& room, const Row& row, const StagePicture& picture,
               std::vector<Plate>& plates) const;
    bool layBeforePoints(const Row& row, const StagePicture& picture, std::vector<Plate>& plates) const;
    void layAcrossEdge(const Row& row, const StagePicture& picture, std::vector<Plate>& plates) const;
    QSizeF shrinkInto(QSizeF room, const Row& row, const StagePicture& picture,
                      std::vector<Plate>& plates) const;
    QRectF layFrom(QPointF left, const Row& row, const StagePicture& picture,
                   std::vector<Plate>& plates) const;
    /// Where a flight is.
    template <typename Flight>
    [[nodiscard]] QPointF between(const Flight& flight) const
    {
        const QPointF from = m_layout.pointOf(flight.from, m_view);
        return from + (m_layout.pointOf(flight.to, m_view) - from) * flight.progress;
    }

    const StageLayout& m_layout;
    const pictures::BoardView& m_view;
    pictures::Printing m_printing;
    QFont m_font;
    double m_ratio;
};

} // namespace glossator::desktop
