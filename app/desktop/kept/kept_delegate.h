// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace glossator::desktop {

/// A kept thing: two lines of its words in the type of the page, below them where it stands.
class KeptDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit KeptDelegate(QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace glossator::desktop
