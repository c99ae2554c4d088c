// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

#include <array>
#include <optional>

namespace glossator::desktop {

/// Something that wants all the room it can get and, beside it, a column. Where there is much room both are
/// there; where there is less the column comes when it is asked for and goes again; where there is little it
/// lies in the place of the other.
class ColumnSplit : public QSplitter
{
    Q_OBJECT

public:
    enum class Room { Little, Some, Much };
    /// In pixels, whatever the text is, and in average letters, so that all grows with the text: the greater
    /// of the two counts.
    struct Width
    {
        int pixels = 0;
        int letters = 0;
    };
    struct Needs
    {
        Width some;            ///< from this width on there is some room, and
        Width much;            ///< from this one on much
        int fewestLetters = 0; ///< of a line in the column
        int mostLetters = 0;
    };

    /// One of the two, left and right, is the column.
    ColumnSplit(QWidget* left, QWidget* right, QWidget* column, const Needs& needs, QWidget* parent);

    [[nodiscard]] Room room() const;
    [[nodiscard]] bool isOpen() const;
    /// By the user, who is remembered to wish so in such a room.
    void open(bool isOpen);
    /// From which room on the column is there unasked.
    void setUsualFrom(Room room);
    /// The user is done with the column: it goes unless there is room for it.
    void giveWay();
    /// The column needs none of its own: it gives way.
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] int pixelsOf(const Width& width) const;
    [[nodiscard]] std::size_t roomIndex() const { return static_cast<std::size_t>(room()); }
    void arrange();
    void share();

    QWidget* m_column;
    QWidget* m_main;
    Needs m_needs;
    std::array<std::optional<bool>, 3> m_wishes; ///< of the user, by room
    Room m_usualFrom = Room::Much;
    bool m_isMoved = false; ///< the line between both, by the user
};

} // namespace glossator::desktop
