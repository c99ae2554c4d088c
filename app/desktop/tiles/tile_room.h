// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QSize>
#include <QStringList>

#include <vector>

namespace glossator::desktop {

/// The room that a grid has for each of its tiles: pictures are as large as lets all of them be seen, or
/// where they are too many for that, as the width makes readable; rows are filled, and each is as high as its
/// longest caption needs.
class TileRoom
{
public:
    static constexpr int gap = 8;     ///< around a tile
    static constexpr int spacing = 2; ///< between tiles

    /// For tiles with these captions in a view.
    TileRoom(QSize view, QStringList captions, const QFontMetrics& letters, bool hasSigns);

    /// Width and height of a picture.
    [[nodiscard]] int picture() const { return m_picture; }
    /// How wide the words of a caption can be.
    [[nodiscard]] int captionWidth() const { return m_cellWidth - 2 * gap - m_sign; }
    /// The room that the sign of a box takes before a caption, 0 where there are none.
    [[nodiscard]] int signRoom() const { return m_sign; }
    /// A tile with its caption.
    [[nodiscard]] QSize cell(const QString& caption) const;
    /// Whether the same captions have the same room in both.
    [[nodiscard]] bool isLike(const TileRoom& other) const;

private:
    [[nodiscard]] int cellWidthFor(int picture) const;
    [[nodiscard]] int columnsOf(int picture) const;
    [[nodiscard]] int heightOf(int picture, int lines) const;
    [[nodiscard]] bool isAllSeen(int picture) const;
    [[nodiscard]] int ofWidth() const;
    [[nodiscard]] int chosenPicture() const;
    [[nodiscard]] int chosenCellWidth() const;
    [[nodiscard]] int count() const { return static_cast<int>(m_captions.size()); }

    QSize m_view;
    QStringList m_captions;
    QFontMetrics m_letters;
    int m_sign;
    int m_leastCaption; ///< width: no word is cut
    int m_picture;
    int m_cellWidth;
};

} // namespace glossator::desktop
