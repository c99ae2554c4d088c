// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/order/order_opening.h"

#include <QTreeView>

namespace glossator::desktop {

/// The rows of the order of play. The arrow that opens a row stands beside its first line, however many there
/// are.
class OrderTree : public QTreeView
{
    Q_OBJECT

public:
    using QTreeView::QTreeView;

    [[nodiscard]] OrderOpening opening() const;

protected:
    void drawRow(QPainter* painter, const QStyleOptionViewItem& options,
                 const QModelIndex& index) const override;
    void drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const override;
};

} // namespace glossator::desktop
