// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/statement.h"
#include "model/notebook/entry_kind.h"

#include <QSqlDatabase>
#include <QString>
#include <QVariant>

#include <functional>
#include <optional>

namespace glossator::notebook {

/// A table of a notebook whose rows are to be copied.
struct SalvagedTable
{
    QString name;
    QString columns;
    QString order; ///< what its rows are kept by; %1 stands for the direction
    int since = 1; ///< the migration that made it
    bool hasRowId = true;
    std::optional<EntryKind> entries{}; ///< none: what comes anew by itself
};

/// Copies the rows of one table of a damaged notebook, as far as they can be read: from the front to the
/// first bad page, from the back to the last one, and one by one what lies between.
class RowCopier
{
public:
    RowCopier(const QSqlDatabase& from, const QSqlDatabase& into, const SalvagedTable& table);

    /// `mostRowIds`: how many rows the whole file could have.
    void copy(qint64 mostRowIds);
    /// Rows that the notebook did not have yet.
    [[nodiscard]] int copied() const { return m_copied; }
    /// Whether every row could be read.
    [[nodiscard]] bool isWhole() const { return m_isWhole; }

private:
    enum class Direction { Forwards, Backwards };

    /// Returns the id of the last row that could be read, or `none`.
    qint64 copyFromOneEnd(Direction direction, qint64 none);
    void copyBetween(qint64 first, qint64 last);
    /// `valueOf` gives what a column of the row has, from 1.
    void insert(const std::function<QVariant(int)>& valueOf);
    [[nodiscard]] QString selection() const;

    QSqlDatabase m_from;
    QSqlDatabase m_into;
    const SalvagedTable& m_table;
    int m_copied = 0;
    bool m_isWhole = false;
};

} // namespace glossator::notebook
