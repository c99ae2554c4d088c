// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/contents/contents_delegate.h"

#include "app/desktop/contents/contents_model.h"
#include "app/desktop/look/box_sign.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/look/typographic.h"

#include <QTreeView>

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr int signSide = 18; ///< rows are as high without it

int roomIn(const QTreeView& tree, const QModelIndex& index)
{
    const int level = index.parent().isValid() ? 2 : 1;
    return std::max(1, tree.viewport()->width() - level * tree.indentation());
}

} // namespace

ContentsDelegate::ContentsDelegate(QObject* parent) : QStyledItemDelegate(parent)
{
}

QSize ContentsDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    constexpr int air = 9;
    QStyleOptionViewItem roomy = option;
    if (const auto* tree =
            qobject_cast<const QTreeView*>(option.widget)) // which lets a long name go on below
        roomy.rect = QRect(0, 0, roomIn(*tree, index), option.fontMetrics.height());
    return QStyledItemDelegate::sizeHint(roomy, index) + QSize(0, air);
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
