// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/clause_names.h"

#include <QStyledItemDelegate>

namespace glossator::desktop {

/// Draws the rows of steps: a numbered caption, or an event with a chip for each clause it cites. A
/// click on a chip asks for its clause.
class StepsDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// For the tool tips of the chips; it must outlive this.
    void setClauseNames(const ClauseNames* names) { m_clauseNames = names; }
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override;

    /// The clause whose chip lies under a point of the view; empty for none.
    [[nodiscard]] static QString clauseAt(QPoint point, const QStyleOptionViewItem& option,
                                          const QModelIndex& index);

signals:
    void clauseRequested(const QString& clause);

private:
    const ClauseNames* m_clauseNames = nullptr;
};

} // namespace glossator::desktop
