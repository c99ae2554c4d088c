// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tiles/tile_room.h"

#include "app/desktop/tiles/tile_caption.h"

#include <algorithm>
#include <utility>

namespace glossator::desktop {

namespace {

constexpr int fewTiles = 24;
constexpr int smallest = 104;
constexpr int large = 168; ///< also of a few tiles in a small window
constexpr int largest = 232;
constexpr int step = 16;         ///< a few sizes only, since each picture is printed anew for each
constexpr int acrossWide = 11;   ///< pictures beside each other in a wide window
constexpr int usualCaption = 12; ///< letters that have room in one line
constexpr int belowPicture = 2;  ///< between it and the caption

int usualWidth(const QFontMetrics& letters)
{
    return letters.averageCharWidth() * usualCaption;
}

int widestWord(const QStringList& captions, const QFontMetrics& letters)
{
    int width = 0;
    for (const QString& caption : captions)
        width = std::max(width, TileCaption::leastWidth(caption, letters));
    return width;
}

} // namespace

TileRoom::TileRoom(QSize view, QStringList captions, const QFontMetrics& letters, bool hasSigns)
    : m_view(view), m_captions(std::move(captions)), m_letters(letters),
      m_sign(hasSigns ? letters.height() + gap / 2 : 0),
      m_leastCaption(std::max(usualWidth(letters), widestWord(m_captions, letters) + m_sign)),
      m_picture(chosenPicture()), m_cellWidth(chosenCellWidth())
{
}

QSize TileRoom::cell(const QString& caption) const
{
    const auto lines = TileCaption(caption, m_letters, captionWidth()).lines().size();
    return {m_cellWidth, heightOf(m_picture, static_cast<int>(lines))};
}

bool TileRoom::isLike(const TileRoom& other) const
{
    return m_captions == other.m_captions && m_picture == other.m_picture &&
           m_cellWidth == other.m_cellWidth && m_sign == other.m_sign && m_letters == other.m_letters;
}

int TileRoom::heightOf(int picture, int lines) const
{
    return picture + 2 * gap + lines * m_letters.height() + belowPicture;
}

int TileRoom::cellWidthFor(int picture) const
{
    return std::max(picture, m_leastCaption) + 2 * gap;
}

int TileRoom::columnsOf(int picture) const
{
    return std::max(1, m_view.width() / (cellWidthFor(picture) + spacing + 1));
}

/// A few tiles stand close together; rows of more fill the width.
int TileRoom::chosenCellWidth() const
{
    const int columns = columnsOf(m_picture);
    const int least = cellWidthFor(m_picture);
    return count() <= columns ? least : std::max(least, m_view.width() / columns - spacing - 1);
}

bool TileRoom::isAllSeen(int picture) const
{
    const int columns = columnsOf(picture);
    const int words = cellWidthFor(picture) - 2 * gap - m_sign;
    int height = spacing;
    qsizetype lines = 0;
    for (int tile = 0; tile < count() && height <= m_view.height(); ++tile) {
        lines = std::max(lines, TileCaption(m_captions[tile], m_letters, words).lines().size());
        if (tile % columns < columns - 1 && tile + 1 < count())
            continue;
        height += heightOf(picture, static_cast<int>(std::exchange(lines, 0))) + spacing;
    }
    return height <= m_view.height();
}

/// A usual caption is as wide as a picture at most.
int TileRoom::ofWidth() const
{
    const int wanted =
        std::clamp(std::max(usualWidth(m_letters), m_view.width() / acrossWide), smallest, large);
    return count() <= fewTiles ? large : smallest + (wanted - smallest) / step * step;
}

int TileRoom::chosenPicture() const
{
    int picture = largest;
    while (picture > ofWidth() && !isAllSeen(picture))
        picture -= step;
    return std::max(picture, ofWidth());
}

} // namespace glossator::desktop
