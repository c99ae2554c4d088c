// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/board_images.h"
#include "app/pictures/figure.h"

#include <QFont>
#include <QRectF>

#include <vector>

class QPainter;

namespace glossator::pictures {

/// A player's figure on the score track.
struct TrackFigure
{
    int player = 0;
    double score = 0.0;        ///< all points so far; parts of a point while it moves
    bool parkedBeside = false; ///< waits beside its space instead of standing on it
    Figure figure = Figure::Meeple;
    bool operator==(const TrackFigure&) const = default;
};

/// Everything on the score track, as values.
struct ScoreTrackScene
{
    std::vector<TrackFigure> figures;
    std::vector<int> marked; ///< spaces with a frame, 0 to 49
    bool operator==(const ScoreTrackScene&) const = default;
};

/// Draws the score track: a loop of the spaces 0 to 49, clockwise from the top left, the figures on it,
/// and a "+50" shield for each full round. The inside of the loop stays free.
class ScoreTrackPicture
{
public:
    static constexpr int spaces = 50;

    explicit ScoreTrackPicture(Palette palette, QFont font = {});

    void paint(QPainter& painter, const ScoreTrackScene& scene, const QRectF& rect) const;
    /// The track alone, and what stands on it: figures move, spaces do not.
    void paintSpaces(QPainter& painter, const ScoreTrackScene& scene, const QRectF& rect) const;
    void paintFigures(QPainter& painter, const ScoreTrackScene& scene, const QRectF& rect,
                      BoardImages& images) const;
    /// Rectangles around all that paintFigures paints.
    [[nodiscard]] static std::vector<QRectF> figureRects(const ScoreTrackScene& scene, const QRectF& rect);

    /// The rectangle of a space when the track is painted into rect.
    [[nodiscard]] static QRectF spaceRect(int space, const QRectF& rect);
    /// The free rectangle inside the loop.
    [[nodiscard]] static QRectF inside(const QRectF& rect);

private:
    Palette m_palette;
    QFont m_font;
};

} // namespace glossator::pictures
