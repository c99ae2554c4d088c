// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QModelIndex>
#include <QObject>

#include <functional>

class QAbstractItemView;

namespace glossator::desktop {

/// Measures the rows of a view anew when it becomes wider or narrower: rows that break their words have a
/// height that follows from the width, of which lists and trees take no notice. The row that one is on stays
/// in sight, or the row at the top stays there.
class RowHeights : public QObject
{
    Q_OBJECT

public:
    /// Tells which row stays at the top.
    using TopRow = std::function<QModelIndex()>;

    /// Belongs to the view. Without `topRow` it is the current row that stays in sight.
    static void followWidthOf(QAbstractItemView& view, TopRow topRow = {});

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    RowHeights(QAbstractItemView& view, TopRow topRow);
    void measure();

    QAbstractItemView& m_view;
    TopRow m_topRow;
    int m_width = -1; ///< at which rows were measured
};

} // namespace glossator::desktop
