// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeView>

namespace glossator::desktop {

/// The rows of the order of play. The arrow that opens a row stands beside its first line, however many there
/// are.
class OrderTree : public QTreeView
{
    Q_OBJECT

public:
    using QTreeView::QTreeView;

protected:
    void drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const override;
};

} // namespace glossator::desktop
