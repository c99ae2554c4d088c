// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/pair/matrix_cross.h"

#include <QHeaderView>

namespace glossator::desktop {

/// The boxes along an edge of the matrix: names with their codes at the left, codes on end at the top. Those
/// of the cell that is pointed at are set bold.
class MatrixHeader : public QHeaderView
{
    Q_OBJECT

public:
    /// `cross` must live as long as this.
    MatrixHeader(Qt::Orientation orientation, const MatrixCross& cross, QWidget* parent);

    [[nodiscard]] QSize sizeHint() const override;
    /// The width that the names ask for, or the height that the codes ask for, in letters of their sections.
    [[nodiscard]] int wantedSize() const;
    void setSize(int size);

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
    void paintEvent(QPaintEvent* event) override;

private:
    void paintName(QPainter& painter, const QRect& rect, int section) const;
    void paintCode(QPainter& painter, const QRect& rect, int section) const;
    [[nodiscard]] int widest(int role) const;
    [[nodiscard]] QString text(int section, int role) const;
    [[nodiscard]] double letterSize() const;

    const MatrixCross& m_cross;
    int m_size = 40;
    int m_codes = 0; ///< width of the codes beside the names
};

} // namespace glossator::desktop
