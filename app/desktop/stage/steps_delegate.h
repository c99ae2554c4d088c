// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include <functional>

namespace glossator::desktop {

/// Draws the rows of steps: a numbered caption, or an event with a chip for each clause it cites. A
/// click on a chip asks for its clause.
class StepsDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// The words of a clause, for the tool tip of its chip.
    using ClauseText = std::function<QString(const QString& clause)>;

    using QStyledItemDelegate::QStyledItemDelegate;

    void setClauseText(ClauseText text) { m_clauseText = std::move(text); }
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
    ClauseText m_clauseText;
};

} // namespace glossator::desktop
