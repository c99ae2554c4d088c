// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/tiles/tile_room.h"

#include <QPersistentModelIndex>
#include <QSize>
#include <QStyledItemDelegate>

#include <map>
#include <optional>

class QAbstractItemView;

namespace glossator::desktop {

class TileListModel;
class TileThumbnails;

/// Draws a tile of the grid: its picture, and its letter or name below, before it the sign of its box where
/// there are several: letters come again. A schematic tile has a dashed frame.
class TileDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit TileDelegate(TileThumbnails* thumbnails, QObject* parent = nullptr);

    /// False where that gives tiles the size that they have already.
    bool setRoom(const TileRoom& room);

    /// Prints, in their order, pictures that there was no time for when their tiles were painted, and has
    /// those tiles painted again; the others of the view stay as they are.
    void printLate(QAbstractItemView& view);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintCaption(QPainter& painter, const QRect& room, const QModelIndex& index,
                      const QStyleOptionViewItem& option) const;
    void paintPicture(QPainter& painter, const QRect& rect, const QModelIndex& index,
                      const QStyleOptionViewItem& option) const;

    [[nodiscard]] QPixmap pictureOf(const QModelIndex& index, const QPalette& palette, double ratio) const;

    TileThumbnails* m_thumbnails;
    std::optional<TileRoom> m_room;                      ///< nothing until the grid has its size
    mutable std::map<int, QPersistentModelIndex> m_late; ///< by row
};

} // namespace glossator::desktop
