// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/result.h"

#include <QStyledItemDelegate>

namespace glossator::desktop {

/// Draws a result: its title and where it stands, then the passage with the matching words marked.
class ResultDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit ResultDelegate(QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintHeading(QPainter& painter, const QRect& rect, const QString& text) const;
    void paintResult(QPainter& painter, const QRect& rect, const QModelIndex& index) const;
};

} // namespace glossator::desktop
