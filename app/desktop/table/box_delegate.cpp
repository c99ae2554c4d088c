// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/box_delegate.h"

#include "app/desktop/look/box_sign.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/table/box_list_model.h"

#include <QPainter>

namespace glossator::desktop {

namespace {

constexpr int air = 8;

} // namespace

BoxDelegate::BoxDelegate(QObject* parent) : QStyledItemDelegate(parent)
{
}

void BoxDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const bool isSelected = (option.state & QStyle::State_Selected) != 0;
    if (isSelected) // the row is one, whatever the style paints of it
        painter->fillRect(option.rect, option.palette.brush(QPalette::Highlight));
    QStyleOptionViewItem left = option;
    left.rect.setRight(option.rect.right() - codeWidth(option));
    QStyledItemDelegate::paint(painter, left, index);
    painter->save();
    painter->setFont(Typefaces::controlBold(11));
    painter->setPen(option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::PlaceholderText));
    const bool isLeftToRight = option.direction == Qt::LeftToRight;
    const QRect right(isLeftToRight ? left.rect.right() : option.rect.left(), option.rect.top(),
                      codeWidth(option) - air, option.rect.height());
    painter->drawText(right, Qt::AlignVCenter | Qt::AlignRight,
                      index.data(BoxListModel::CodeRole).toString());
    painter->restore();
}

QSize BoxDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return QStyledItemDelegate::sizeHint(option, index) + QSize(codeWidth(option), air);
}

void BoxDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const int side = Typefaces::scaled(boxSignSide);
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->icon = boxSign(index.data(BoxListModel::SignRole).toString(), option->palette);
    option->decorationSize = {side, side};
}

int BoxDelegate::codeWidth(const QStyleOptionViewItem&)
{
    return QFontMetrics(Typefaces::controlBold(11)).horizontalAdvance(QStringLiteral("MMMM")) + 2 * air;
}

} // namespace glossator::desktop
