// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAbstractItemView;

namespace glossator::desktop {

/// Measures the rows of a view anew when it becomes wider or narrower: rows that break their words have a
/// height that follows from the width, of which lists and trees take no notice. The row that one is on stays
/// in sight.
class RowHeights : public QObject
{
    Q_OBJECT

public:
    /// Belongs to the view.
    static void followWidthOf(QAbstractItemView& view);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    explicit RowHeights(QAbstractItemView& view);
    void measure();

    QAbstractItemView& m_view;
    int m_width = -1; ///< at which rows were measured
};

} // namespace glossator::desktop
