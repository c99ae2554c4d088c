// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pairs/pair_matrix.h"

#include <QAbstractTableModel>
#include <QSet>

namespace glossator::desktop {

/// Boxes against boxes, with how much is known of each two.
class MatrixModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole, ///< of a header: QString, the box
        CodeRole,              ///< of a header: QString, "WOH"
        OffTableRole           ///< of headers and cells: bool, a box of it does not lie on the table
    };

    explicit MatrixModel(QObject* parent = nullptr);

    void setMatrix(pairs::PairMatrix matrix);
    void setLanguage(catalogue::Language language);
    /// Ids of the boxes on the table; empty: all.
    void setTable(const QStringList& ids);
    [[nodiscard]] const pairs::PairCell& cell(const QModelIndex& index) const
    {
        return m_matrix.cell(index.row(), index.column());
    }
    /// Whether a box is not on the table.
    [[nodiscard]] bool hasOffTable() const;
    [[nodiscard]] int most() const { return m_matrix.most(); }
    /// Of the box at a place of either header.
    [[nodiscard]] QString id(int place) const;
    [[nodiscard]] QString name(int place) const;
    /// The place of a box; -1 for an unknown one.
    [[nodiscard]] int placeOf(const QString& id) const;
    /// "A + B", or the box alone.
    [[nodiscard]] QString title(const QModelIndex& index) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] bool isOffTable(int place) const;
    void tellAll();

    pairs::PairMatrix m_matrix;
    QSet<QString> m_table;
    catalogue::Language m_language = catalogue::Language::En;
};

} // namespace glossator::desktop
