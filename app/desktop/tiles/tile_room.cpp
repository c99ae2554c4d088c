// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tiles/tile_room.h"

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr int fewTiles = 24;
constexpr int smallest = 104;
constexpr int large = 168; ///< also of a few tiles in a small window
constexpr int largest = 232;
constexpr int step = 16;           ///< a few sizes only, since each picture is printed anew for each
constexpr int acrossWide = 11;     ///< pictures beside each other in a wide window
constexpr int longestCaption = 12; ///< letters

} // namespace

TileRoom::TileRoom(QSize view, int count, const QFontMetrics& letters)
    : m_view(view), m_count(count), m_caption(letters.averageCharWidth() * longestCaption),
      m_line(letters.height()), m_picture(chosen())
{
}

QSize TileRoom::cell() const
{
    const QSize least = cellOf(m_picture);
    const int columns = columnsOf(m_picture);
    if (m_count <= columns)
        return least;
    return {std::max(least.width(), m_view.width() / columns - spacing - 1), least.height()};
}

QSize TileRoom::cellOf(int picture) const
{
    constexpr int belowPicture = 2;
    return {std::max(picture, m_caption) + 2 * gap, picture + 2 * gap + m_line + belowPicture};
}

int TileRoom::columnsOf(int picture) const
{
    return std::max(1, m_view.width() / (cellOf(picture).width() + spacing + 1));
}

bool TileRoom::isAllSeen(int picture) const
{
    const int columns = columnsOf(picture);
    const int rows = (m_count + columns - 1) / columns;
    return rows * (cellOf(picture).height() + spacing) + spacing <= m_view.height();
}

/// A caption is as wide as a picture at most.
int TileRoom::ofWidth() const
{
    const int wanted = std::clamp(std::max(m_caption, m_view.width() / acrossWide), smallest, large);
    return m_count <= fewTiles ? large : smallest + (wanted - smallest) / step * step;
}

int TileRoom::chosen() const
{
    int picture = largest;
    while (picture > ofWidth() && !isAllSeen(picture))
        picture -= step;
    return std::max(picture, ofWidth());
}

} // namespace glossator::desktop
