// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace glossator::desktop {

/// Sets the contents with some air, the names of expansions stronger than those of sections and with a sign.
class ContentsDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit ContentsDelegate(QObject* parent = nullptr);

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace glossator::desktop
