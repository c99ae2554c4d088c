// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/pair/matrix_table.h"
#include "model/pairs/subject.h"

#include <QWidget>

class QCheckBox;

namespace glossator::catalogue {
class Catalogue;
}

namespace glossator::desktop {

class MatrixModel;
class SteadyLabel;

/// The matrix, above it the cell that is pointed at in words, below it what its inks mean.
class MatrixPane : public QWidget
{
    Q_OBJECT

public:
    explicit MatrixPane(QWidget* parent = nullptr);

    void read(const catalogue::Catalogue& catalogue);
    [[nodiscard]] bool isRead() const;
    void setLanguage(catalogue::Language language);
    void setTable(const QStringList& ids);
    void setPicked(const pairs::PairId& pair);
    /// Brings the keyboard back to the cell that was left last, if any was.
    void goBack();
    /// Another pair was looked at since.
    void forgetLeft();

signals:
    void pairRequested(const glossator::pairs::PairId& pair);

protected:
    void changeEvent(QEvent* event) override;

private:
    void tell(const QModelIndex& index);
    [[nodiscard]] QString told(const QModelIndex& index) const;
    /// Of what can be told.
    void findLongest();
    void pick(const QModelIndex& index);
    void fit();
    void retranslate();

    MatrixModel* m_model;
    SteadyLabel* m_told;
    QCheckBox* m_onlyTable; ///< there when the table has some of the boxes only
    MatrixTable* m_table;
};

} // namespace glossator::desktop
