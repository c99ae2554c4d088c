// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tiles/tile_delegate.h"

#include "app/desktop/look/box_sign.h"
#include "app/desktop/look/inks.h"
#include "app/desktop/tiles/tile_list_model.h"
#include "app/desktop/tiles/tile_room.h"
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
    const bool isOther = m_pictureSize != room.picture() || m_cell != room.cell();
    m_pictureSize = room.picture();
    m_cell = room.cell();
    return isOther;
}

QSize TileDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return m_cell;
}

void TileDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    QStyleOptionViewItem panel = option;
    initStyleOption(&panel, index);
    panel.showDecorationSelected = true;
    const QWidget* widget = option.widget;
    const QStyle* style = widget != nullptr ? widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &panel, painter, widget);

    painter->save();
    const QRect inner = option.rect.adjusted(gap, gap, -gap, -gap / 2);
    const QRect picture(inner.left() + (inner.width() - m_pictureSize) / 2, inner.top(), m_pictureSize,
                        m_pictureSize);
    paintPicture(*painter, picture, index, option);
    const bool isSelected = (option.state & QStyle::State_Selected) != 0;
    painter->setPen(option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text));
    const QRect text(inner.left(), picture.bottom() + 3, inner.width(), option.fontMetrics.height());
    paintCaption(*painter, text, index, option);
    painter->restore();
}

/// The words in the middle, the sign before them.
void TileDelegate::paintCaption(QPainter& painter, const QRect& rect, const QModelIndex& index,
                                const QStyleOptionViewItem& option) const
{
    const int sign = m_hasSigns ? rect.height() : 0;
    const int air = m_hasSigns ? gap / 2 : 0;
    const QString caption = option.fontMetrics.elidedText(index.data(TileListModel::CaptionRole).toString(),
                                                          Qt::ElideRight, rect.width() - sign - air);
    const int words = option.fontMetrics.horizontalAdvance(caption);
    const int left = rect.left() + (rect.width() - sign - air - words) / 2;
    if (m_hasSigns)
        boxSign(index.data(TileListModel::SignRole).toString(), option.palette)
            .paint(&painter, QRect(left, rect.top(), sign, sign));
    painter.drawText(QRect(left + sign + air, rect.top(), words + 1, rect.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, caption);
}

QPixmap TileDelegate::pictureOf(const QModelIndex& index, const QPalette& palette, double ratio) const
{
    const tiles::TileSource* tile = tileOf(index);
    return tile == nullptr ? QPixmap()
                           : m_thumbnails->thumbnail(tile->kind, m_pictureSize, ratio, printingFor(palette));
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
