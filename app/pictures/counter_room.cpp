// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/counter_room.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace glossator::pictures {

namespace {

constexpr QPointF fromFigure(0.29, 0.31); ///< squares between the middles, in one of the directions
constexpr QPointF fromCounter(0.25, 0.25);
constexpr int spots = 24;        ///< tried along an edge of the square
constexpr double tileRim = 0.13; ///< squares between its edge and the middle of a counter

bool areApart(QPointF a, QPointF b, QPointF distance)
{
    return std::abs(a.x() - b.x()) >= distance.x() || std::abs(a.y() - b.y()) >= distance.y();
}

} // namespace

bool CounterRoom::isFree(QPointF at) const
{
    const auto isAwayFrom = [at](QPointF distance) {
        return [at, distance](QPointF other) { return areApart(at, other, distance); };
    };
    return std::ranges::all_of(m_figures, isAwayFrom(fromFigure)) &&
           std::ranges::all_of(m_counters, isAwayFrom(fromCounter));
}

QPointF CounterRoom::take(QPointF wanted, engine::Square square)
{
    QPointF best = wanted;
    double nearest = isFree(wanted) ? 0 : std::numeric_limits<double>::max();
    for (int i = 0; i <= spots * spots + 2 * spots; ++i) {
        const int row = i / (spots + 1);
        const QPointF part = QPointF(i % (spots + 1), row) * ((1 - 2 * tileRim) / spots);
        const QPointF at = QPointF(square.x + tileRim, square.y + tileRim) + part;
        const double distance = std::hypot(at.x() - wanted.x(), 2 * (at.y() - wanted.y()));
        if (distance < nearest - 1e-9 && isFree(at)) {
            best = at;
            nearest = distance;
        }
    }
    m_counters.push_back(best);
    return best;
}

} // namespace glossator::pictures
