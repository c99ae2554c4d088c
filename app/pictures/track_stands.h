// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/score_track_scene.h"
#include "app/pictures/track_loop.h"

#include <QPolygonF>

namespace glossator::pictures {

/// Where a figure stands on the score track or beside it, how high it is, and how much of its row is its own.
struct TrackStand
{
    QPointF at;
    double height = 0;
    double width = 0;
};

/// What those stand on that wait beside a space, and what points from there at their space.
struct WaitingTray
{
    QRectF tray;
    QPolygonF pointer;
};

/// Where the figures of a scene stand, in their order: those that share a space stand on it and nowhere else,
/// the closer the more they are, and leave its number free where it has room. Those that wait stand in a row
/// outside the loop.
[[nodiscard]] std::vector<TrackStand> standsOf(const ScoreTrackScene& scene, const TrackLoop& loop);
[[nodiscard]] std::vector<WaitingTray> traysOf(const ScoreTrackScene& scene, const TrackLoop& loop);
/// Where somebody waits who waits alone beside a space.
[[nodiscard]] QRectF waitingPart(int space, const TrackLoop& loop);
/// The space that a figure stands on or waits beside; -1 for one on its way, which has none.
[[nodiscard]] int spaceOf(const TrackFigure& figure);
/// What a figure has of a space for itself that nobody else stands on.
[[nodiscard]] QRectF standPart(int space, const TrackLoop& loop);
/// Whether a space is large enough for figures and their number.
[[nodiscard]] bool hasNumberPart(const QRectF& space);
/// Where the number of a space is that somebody stands on, if it has such a part.
[[nodiscard]] QRectF numberPart(int space, const TrackLoop& loop);
/// How large its letters are, in widths of a space.
[[nodiscard]] double lettersAtFoot(const TrackLoop& loop);

} // namespace glossator::pictures
