// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace glossator::desktop {

/// A box in the list: its mark, its sign, its name, and at the right its code.
class BoxDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit BoxDelegate(QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    [[nodiscard]] static int codeWidth(const QStyleOptionViewItem& option);
};

} // namespace glossator::desktop
