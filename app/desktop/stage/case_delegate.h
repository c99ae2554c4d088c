// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace glossator::desktop {

/// Draws the list of cases: chapters with a sign that they open and how many cases they hold, headings in
/// red, and cases by their titles in the type of the page, with the boxes that they need besides.
class CaseDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintGround(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintChapter(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintCase(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
};

} // namespace glossator::desktop
