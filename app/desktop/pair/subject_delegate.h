// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace glossator::desktop {

/// A box or concept in the list below a field: the sign of a box, its name, and at the right what it is.
class SubjectDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit SubjectDelegate(QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    /// What a row needs to show all that it says side by side.
    [[nodiscard]] static int wholeWidth(const QModelIndex& index);
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace glossator::desktop
