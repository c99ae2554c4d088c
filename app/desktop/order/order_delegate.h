// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/terms/sought_words.h"

#include <QStyledItemDelegate>

namespace glossator::desktop {

/// Sets the rows of the order of play: numbered steps as headings, what is done as text, whose rule it is in
/// the margin. Words that are looked for are tinted.
class OrderDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setSought(terms::SoughtWords sought) { m_sought = std::move(sought); }
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    terms::SoughtWords m_sought;
};

} // namespace glossator::desktop
