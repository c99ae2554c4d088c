// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace glossator::desktop {

class TileListModel;
class TileThumbnails;

/// Draws a tile of the grid: its picture, and its letter or name below. A schematic tile has a dashed
/// frame.
class TileDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit TileDelegate(TileThumbnails* thumbnails, QObject* parent = nullptr);

    /// Width and height of a picture in pixels.
    void setPictureSize(int size) { m_pictureSize = size; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintPicture(QPainter& painter, const QRect& rect, const QModelIndex& index,
                      const QStyleOptionViewItem& option) const;

    TileThumbnails* m_thumbnails;
    int m_pictureSize = 104;
};

} // namespace glossator::desktop
