// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPersistentModelIndex>
#include <QSize>
#include <QStyledItemDelegate>

#include <map>

class QAbstractItemView;

namespace glossator::desktop {

class TileListModel;
class TileRoom;
class TileThumbnails;

/// Draws a tile of the grid: its picture, and its letter or name below. A schematic tile has a dashed
/// frame.
class TileDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit TileDelegate(TileThumbnails* thumbnails, QObject* parent = nullptr);

    /// False where that gives tiles the size that they have already.
    bool setRoom(const TileRoom& room);
    /// Whether each tile has the sign of its box: where there are several boxes, letters come again.
    void setHasSigns(bool hasSigns) { m_hasSigns = hasSigns; }

    /// Prints, in their order, pictures that there was no time for when their tiles were painted, and has
    /// those tiles painted again; the others of the view stay as they are.
    void printLate(QAbstractItemView& view);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintCaption(QPainter& painter, const QRect& rect, const QModelIndex& index,
                      const QStyleOptionViewItem& option) const;
    void paintPicture(QPainter& painter, const QRect& rect, const QModelIndex& index,
                      const QStyleOptionViewItem& option) const;

    [[nodiscard]] QPixmap pictureOf(const QModelIndex& index, const QPalette& palette, double ratio) const;

    TileThumbnails* m_thumbnails;
    int m_pictureSize = 0;
    QSize m_cell;
    bool m_hasSigns = true;
    mutable std::map<int, QPersistentModelIndex> m_late; ///< by row
};

} // namespace glossator::desktop
