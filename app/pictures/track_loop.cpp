// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/track_loop.h"

#include "app/pictures/score_track_scene.h"

#include <algorithm>
#include <cmath>

namespace glossator::pictures {

namespace {

// A loop of columns x rows spaces has 2 * (columns + rows) - 4 of them.
constexpr int columnsAndRows = (trackSpaces + 4) / 2;

} // namespace

/// Of all loops the one whose spaces are largest.
TrackLoop::TrackLoop(const QRectF& rect)
{
    for (int columns = 3; columns <= columnsAndRows - 3; ++columns) {
        const int rows = columnsAndRows - columns;
        const double cell = std::min(rect.width() / columns, rect.height() / rows);
        if (cell <= m_cell)
            continue;
        m_columns = columns;
        m_rows = rows;
        m_cell = cell;
    }
    m_corner = rect.center() - QPointF(m_columns, m_rows) * m_cell / 2;
}

/// Column and row of a space.
QPoint TrackLoop::placeOf(int space) const
{
    const int right = m_columns - 1;
    const int bottom = m_rows - 1;
    if (space <= right)
        return {space, 0};
    if (space <= right + bottom)
        return {right, space - right};
    if (space <= 2 * right + bottom)
        return {2 * right + bottom - space, bottom};
    return {0, 2 * right + 2 * bottom - space};
}

QRectF TrackLoop::rectOf(int space) const
{
    const QPoint place = placeOf(((space % trackSpaces) + trackSpaces) % trackSpaces);
    return {m_corner + QPointF(place.x(), place.y()) * m_cell, QSizeF(m_cell, m_cell)};
}

QPointF TrackLoop::pointOf(double score) const
{
    const int space = static_cast<int>(std::floor(score));
    const QPointF from = rectOf(space).center();
    const QPointF to = rectOf(space + 1).center();
    return from + (to - from) * (score - space);
}

QPointF TrackLoop::insideStep(double score) const
{
    const QPointF middle = m_corner + QPointF(m_columns, m_rows) * m_cell / 2;
    const QPointF way = middle - pointOf(score);
    return std::abs(way.x()) / m_columns > std::abs(way.y()) / m_rows
               ? QPointF(way.x() < 0 ? -m_cell : m_cell, 0)
               : QPointF(0, way.y() < 0 ? -m_cell : m_cell);
}

QRectF TrackLoop::inside() const
{
    return {m_corner + QPointF(m_cell, m_cell), QSizeF(m_columns - 2, m_rows - 2) * m_cell};
}

} // namespace glossator::pictures
