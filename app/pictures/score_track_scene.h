// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/figure.h"

#include <vector>

namespace glossator::pictures {

/// How many spaces the score track has, from 0 on.
inline constexpr int trackSpaces = 50;

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

} // namespace glossator::pictures
