// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/board_images.h"
#include "app/pictures/score_track_scene.h"

#include <QFont>
#include <QRectF>

#include <vector>

class QPainter;

namespace glossator::pictures {

/// Draws the score track: a loop of the spaces 0 to 49, clockwise from the top left, the figures on it above
/// the numbers of their spaces, with a shield of "+50" for a full round. Those that wait beside a space stand
/// on a tray outside the loop. The inside of the loop stays free. Numbers grow with the text, as far as
/// spaces have room; `text` says how many times its original size it is.
class ScoreTrackPicture
{
public:
    static constexpr int spaces = trackSpaces;

    explicit ScoreTrackPicture(const Palette& palette, const QFont& font = {});

    void paint(QPainter& painter, const ScoreTrackScene& scene, const QRectF& rect) const;
    /// The track alone, and what stands on it: figures move, spaces do not.
    void paintSpaces(QPainter& painter, const ScoreTrackScene& scene, const QRectF& rect) const;
    void paintFigures(QPainter& painter, const ScoreTrackScene& scene, const QRectF& rect,
                      BoardImages& images) const;
    /// Rectangles around all that paintFigures paints.
    [[nodiscard]] static std::vector<QRectF> figureRects(const ScoreTrackScene& scene, const QRectF& rect);

    /// The rectangle of a space when the track is painted into rect.
    [[nodiscard]] static QRectF spaceRect(int space, const QRectF& rect);
    /// That of a figure which has the space for itself.
    [[nodiscard]] static QRectF standRect(int space, const QRectF& rect, double text = 1);
    /// That of a figure which waits beside the space by itself.
    [[nodiscard]] static QRectF waitingRect(int space, const QRectF& rect, double text = 1);
    /// Where to paint the track within rect so that those have room who wait beside spaces.
    [[nodiscard]] static QRectF leavingRoom(const std::vector<int>& waitedAt, const QRectF& rect);
    /// Where the number of a space is that somebody stands on: nobody stands there, unless the track is tiny.
    [[nodiscard]] static QRectF numberRect(int space, const QRectF& rect, double text = 1);
    /// The shields of the figures that have one, in their order; those that share a space and have walked as
    /// far share theirs, the first one has it.
    [[nodiscard]] static std::vector<QRectF> shieldRects(const ScoreTrackScene& scene, const QRectF& rect,
                                                         double text = 1);
    /// The free rectangle inside the loop.
    [[nodiscard]] static QRectF inside(const QRectF& rect);

private:
    Palette m_palette;
    QFont m_font;
};

} // namespace glossator::pictures
