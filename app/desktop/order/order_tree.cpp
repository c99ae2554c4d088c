// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/order/order_tree.h"

#include "app/desktop/order/order_row.h"

namespace glossator::desktop {

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
