// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/order/order_tree.h"

#include "app/desktop/order/order_row.h"

namespace glossator::desktop {

OrderOpening OrderTree::opening() const
{
    OrderOpening opened;
    for (int step = 0; step < model()->rowCount(); ++step) {
        const QModelIndex index = model()->index(step, 0);
        const QString id = index.data(OrderModel::IdRole).toString();
        if (!isExpanded(index))
            continue;
        opened.steps += id;
        for (int act = 0; act < model()->rowCount(index); ++act)
            if (const QModelIndex row = model()->index(act, 0, index); isExpanded(row))
                opened.acts[id] += row.data(OrderModel::IdRole).toString();
    }
    return opened;
}

/// The current row has one colour from its arrow to its end, under which its text stays what is seen first.
void OrderTree::drawRow(QPainter* painter, const QStyleOptionViewItem& options,
                        const QModelIndex& index) const
{
    constexpr float share = 0.5F;
    const QColor base = options.palette.color(QPalette::Base);
    const QColor full = options.palette.color(QPalette::Highlight);
    const auto mixed = [](float one, float other) { return other + (one - other) * share; };
    QStyleOptionViewItem row = options;
    row.palette.setColor(QPalette::Highlight, QColor::fromRgbF(mixed(full.redF(), base.redF()),
                                                               mixed(full.greenF(), base.greenF()),
                                                               mixed(full.blueF(), base.blueF())));
    QTreeView::drawRow(painter, row, index);
}

/// Some styles draw lines beside rows that open nothing, from top to bottom.
void OrderTree::drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const
{
    if (!model()->hasChildren(index))
        return QTreeView::drawBranches(painter, rect, index);
    const QRect mark = OrderRow(index, font(), viewport()->width()).mark; // is beside the first line, too
    QTreeView::drawBranches(painter, QRect(rect.left(), rect.top() + mark.top(), rect.width(), mark.height()),
                            index);
}

} // namespace glossator::desktop
