// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QSize>

namespace glossator::desktop {

/// The room that a grid has for each of its tiles: pictures are as large as lets all of them be seen, or
/// where they are too many for that, as the width makes readable; and rows are filled.
class TileRoom
{
public:
    static constexpr int gap = 8;     ///< around a tile
    static constexpr int spacing = 2; ///< between tiles

    /// For so many tiles in a view, with captions in these letters.
    TileRoom(QSize view, int count, const QFontMetrics& letters);

    /// Width and height of a picture.
    [[nodiscard]] int picture() const { return m_picture; }
    /// A tile with its caption.
    [[nodiscard]] QSize cell() const;

private:
    [[nodiscard]] QSize cellOf(int picture) const;
    [[nodiscard]] int columnsOf(int picture) const;
    [[nodiscard]] bool isAllSeen(int picture) const;
    [[nodiscard]] int ofWidth() const;
    [[nodiscard]] int chosen() const;

    QSize m_view;
    int m_count;
    int m_caption; ///< width
    int m_line;    ///< height of a caption
    int m_picture;
};

} // namespace glossator::desktop
