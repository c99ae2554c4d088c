// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/contents/contents_delegate.h"

#include "app/desktop/contents/contents_model.h"
#include "app/desktop/look/box_sign.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/look/typographic.h"

namespace glossator::desktop {

namespace {

constexpr int signSide = 18; ///< rows are as high without it

} // namespace

ContentsDelegate::ContentsDelegate(QObject* parent) : QStyledItemDelegate(parent)
{
}

QSize ContentsDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    constexpr int air = 9;
    return QStyledItemDelegate::sizeHint(option, index) + QSize(0, air);
}

void ContentsDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->text = typographic(option->text);
    if (!index.parent().isValid()) {
        option->font = Typefaces::controlBold(13);
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->icon = boxSign(index.data(ContentsModel::SignRole).toString(), option->palette);
        option->decorationSize = {Typefaces::scaled(signSide), Typefaces::scaled(signSide)};
    }
    if (index.data(ContentsModel::OffTableRole).toBool())
        option->palette.setColor(QPalette::Text, option->palette.color(QPalette::PlaceholderText));
}

} // namespace glossator::desktop
