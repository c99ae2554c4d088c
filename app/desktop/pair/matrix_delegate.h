// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/inks.h"
#include "app/desktop/pair/matrix_cross.h"
#include "model/pairs/pair_matrix.h"

#include <QStyledItemDelegate>

namespace glossator::desktop {

/// A cell of the matrix: how many clauses, in the ink of who says most; a bar that divides them by who says
/// so; a corner where a case shows some of them.
class MatrixDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// `cross` must live as long as this.
    MatrixDelegate(const MatrixCross& cross, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// Paints what a cell holds; also for the legend.
    static void paintContent(QPainter& painter, const QRectF& rect, const pairs::PairCell& cell,
                             const Inks& inks);
    /// What lies under that. `most` is the greatest number of any cell.
    static void paintWash(QPainter& painter, const QRectF& rect, const pairs::PairCell& cell, int most,
                          const Inks& inks);

private:
    void paintGround(QPainter& painter, const QRect& rect, const QModelIndex& index, const Inks& inks) const;
    void paintFrame(QPainter& painter, const QRect& rect, const QModelIndex& index, const Inks& inks) const;

    const MatrixCross& m_cross;
};

} // namespace glossator::desktop
