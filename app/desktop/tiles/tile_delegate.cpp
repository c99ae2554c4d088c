// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tiles/tile_delegate.h"

#include "app/desktop/look/box_sign.h"
#include "app/desktop/look/inks.h"
#include "app/desktop/tiles/tile_caption.h"
#include "app/desktop/tiles/tile_list_model.h"
#include "app/desktop/tiles/tile_thumbnails.h"

#include <QAbstractItemView>
#include <QAbstractProxyModel>
#include <QApplication>
#include <QPainter>

#include <utility>

namespace glossator::desktop {

namespace {

constexpr int gap = TileRoom::gap;

const tiles::TileSource* tileOf(const QModelIndex& index)
{
    QModelIndex source = index;
    while (const auto* proxy = qobject_cast<const QAbstractProxyModel*>(source.model()))
        source = proxy->mapToSource(source);
    const auto* model = qobject_cast<const TileListModel*>(source.model());
    return model == nullptr ? nullptr : model->tileAt(source);
}

} // namespace

TileDelegate::TileDelegate(TileThumbnails* thumbnails, QObject* parent)
    : QStyledItemDelegate(parent), m_thumbnails(thumbnails)
{
}

bool TileDelegate::setRoom(const TileRoom& room)
{
    const bool isOther = !m_room || !m_room->isLike(room);
    m_room = room;
    return isOther;
}

QSize TileDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    return m_room ? m_room->cell(index.data(TileListModel::CaptionRole).toString()) : QSize();
}

void TileDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    if (!m_room)
        return;
    QStyleOptionViewItem panel = option;
    initStyleOption(&panel, index);
    panel.showDecorationSelected = true;
    const QWidget* widget = option.widget;
    const QStyle* style = widget != nullptr ? widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &panel, painter, widget);

    painter->save();
    const QRect inner = option.rect.adjusted(gap, gap, -gap, -gap / 2);
    const int size = m_room->picture();
    const QRect picture(inner.left() + (inner.width() - size) / 2, inner.top(), size, size);
    paintPicture(*painter, picture, index, option);
    const bool isSelected = (option.state & QStyle::State_Selected) != 0;
    painter->setPen(option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text));
    paintCaption(*painter, inner.adjusted(0, size + 2, 0, 0), index, option);
    painter->restore();
}

/// The words in the middle, the sign before the first line.
void TileDelegate::paintCaption(QPainter& painter, const QRect& room, const QModelIndex& index,
                                const QStyleOptionViewItem& option) const
{
    const TileCaption caption(index.data(TileListModel::CaptionRole).toString(), option.fontMetrics,
                              m_room->captionWidth());
    QRect line(room.topLeft(), QSize(room.width(), option.fontMetrics.height()));
    int sign = m_room->signRoom();
    if (sign > 0) {
        const int words = option.fontMetrics.horizontalAdvance(caption.lines().constFirst());
        const QRect square((room.left() + room.right() + 1 - sign - words) / 2, line.top(), line.height(),
                           line.height());
        boxSign(index.data(TileListModel::SignRole).toString(), option.palette).paint(&painter, square);
    }
    for (const QString& words : caption.lines()) {
        painter.drawText(line.adjusted(std::exchange(sign, 0), 0, 0, 0), Qt::AlignCenter, words);
        line.translate(0, line.height());
    }
}

QPixmap TileDelegate::pictureOf(const QModelIndex& index, const QPalette& palette, double ratio) const
{
    const tiles::TileSource* tile = tileOf(index);
    return tile == nullptr
               ? QPixmap()
               : m_thumbnails->thumbnail(tile->kind, m_room->picture(), ratio, printingFor(palette));
}

void TileDelegate::printLate(QAbstractItemView& view)
{
    const auto late = std::exchange(m_late, {});
    for (const auto& [row, index] : late) {
        if (!index.isValid() || !view.visualRect(index).intersects(view.viewport()->rect()))
            continue;
        if (pictureOf(index, view.palette(), view.devicePixelRatioF()).isNull())
            m_late.emplace(row, index);
        else
            view.update(index);
    }
}

void TileDelegate::paintPicture(QPainter& painter, const QRect& rect, const QModelIndex& index,
                                const QStyleOptionViewItem& option) const
{
    const tiles::TileSource* tile = tileOf(index);
    if (tile == nullptr)
        return;
    const QPixmap pixmap = pictureOf(index, option.palette, painter.device()->devicePixelRatioF());
    if (pixmap.isNull()) {
        painter.fillRect(rect.adjusted(8, 8, -8, -8), option.palette.alternateBase());
        m_late.insert_or_assign(index.row(), index);
    } else
        painter.drawPixmap(rect.topLeft(), pixmap);
    if (tile->standing == tiles::Standing::Schematic) {
        painter.setPen(QPen(option.palette.color(QPalette::Mid), 1, Qt::DashLine));
        painter.drawRect(rect.adjusted(-3, -3, 2, 2));
    }
}

} // namespace glossator::desktop
