// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/track_loop.h"

#include "app/pictures/score_track_scene.h"

#include <algorithm>
#include <cmath>

namespace glossator::pictures {

namespace {

// A loop of columns x rows spaces has 2 * (columns + rows) - 4 of them.
constexpr int columnsAndRows = (trackSpaces + 4) / 2;
constexpr double waitingRoom = 0.84; ///< in spaces, outside the loop

/// That a score falls on.
int spaceAt(int score)
{
    return ((score % trackSpaces) + trackSpaces) % trackSpaces;
}

} // namespace

/// Of all loops the one whose spaces are largest.
TrackLoop::TrackLoop(const QRectF& rect, const std::vector<int>& waitedAt, double text) : m_text(text)
{
    TrackLoop tried = *this;
    for (tried.m_columns = 3; tried.m_columns <= columnsAndRows - 3; ++tried.m_columns) {
        tried.m_rows = columnsAndRows - tried.m_columns;
        const QMarginsF waiting = QMarginsF(tried.sidesOf(waitedAt)) * waitingRoom;
        const QSizeF size = QSizeF(tried.m_columns, tried.m_rows).grownBy(waiting);
        tried.m_cell = std::min(rect.width() / size.width(), rect.height() / size.height());
        tried.m_corner = rect.center() +
                         (QPointF(waiting.left(), waiting.top()) - QPointF(size.width(), size.height()) / 2) *
                             tried.m_cell;
        if (tried.m_cell > m_cell)
            *this = tried;
    }
}

QRectF TrackLoop::bounds() const
{
    return {m_corner, QSizeF(m_columns, m_rows) * m_cell};
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
    const QPoint place = placeOf(spaceAt(space));
    return {m_corner + QPointF(place.x(), place.y()) * m_cell, QSizeF(m_cell, m_cell)};
}

QPointF TrackLoop::pointOf(double score) const
{
    const int space = static_cast<int>(std::floor(score));
    const QPointF from = rectOf(space).center();
    const QPointF to = rectOf(space + 1).center();
    return from + (to - from) * (score - space);
}

/// One step out of the loop; from a corner up or down.
QPoint TrackLoop::sideOf(int space) const
{
    const QPoint place = placeOf(spaceAt(space));
    if (place.y() == 0)
        return {0, -1};
    if (place.y() == m_rows - 1)
        return {0, 1};
    return {place.x() == 0 ? -1 : 1, 0};
}

/// 1 where somebody waits beside one of these spaces.
QMargins TrackLoop::sidesOf(const std::vector<int>& spaces) const
{
    QMargins sides;
    for (const int space : spaces) {
        const QPoint side = sideOf(space);
        sides = QMargins(std::max(sides.left(), -side.x()), std::max(sides.top(), -side.y()),
                         std::max(sides.right(), side.x()), std::max(sides.bottom(), side.y()));
    }
    return sides;
}

QPointF TrackLoop::wayOut(int space) const
{
    return QPointF(sideOf(space)) * (waitingRoom * m_cell);
}

QRectF TrackLoop::inside() const
{
    return {m_corner + QPointF(m_cell, m_cell), QSizeF(m_columns - 2, m_rows - 2) * m_cell};
}

} // namespace glossator::pictures
