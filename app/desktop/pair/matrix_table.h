// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/pair/matrix_cross.h"

#include <QTableView>

namespace glossator::desktop {

class MatrixHeader;
class MatrixModel;

/// The matrix of boxes: shows at a glance how much is known where. Mouse and arrow keys point at a cell, a
/// click or Enter picks it; with Ctrl the arrow keys go to the next cell of which something is known.
class MatrixTable : public QTableView
{
    Q_OBJECT

public:
    explicit MatrixTable(MatrixModel* model, QWidget* parent = nullptr);

    /// Marks the cell of the pair that is answered; ids that are no boxes mark none.
    void setPicked(const QString& one, const QString& other);
    /// Brings the keyboard back to the cell that was left last, if any was.
    void goBack();
    /// Another pair was looked at since.
    void forgetLeft() { m_left = QModelIndex(); }
    [[nodiscard]] QModelIndex pointedAt() const { return m_cross.at(); }
    /// Leaves out the boxes that are not on the table, or draws them pale.
    void setOnlyTable(bool isOnly);
    /// Shows the boxes that are wanted and fits their cells into the view anew.
    void fit();

signals:
    /// Another cell is pointed at, or none.
    void pointed(const QModelIndex& index);
    void picked(const QModelIndex& index);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void hover(const QModelIndex& index);
    void showCross();
    bool leap(int down, int right);
    int showWanted();
    void fitCells(int count, int names);
    [[nodiscard]] QModelIndex firstShown() const;

    MatrixModel* m_model;
    MatrixHeader* m_rows;
    MatrixHeader* m_columns;
    MatrixCross m_cross;
    QPersistentModelIndex m_left; ///< the cell that was opened last
    bool m_isOnlyTable = true;
    bool m_isOutOfSight = false; ///< a cell was picked while the matrix was hidden
};

} // namespace glossator::desktop
