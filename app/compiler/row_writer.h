// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/statement.h"
#include "model/sources/place.h"

#include <QVariantList>

namespace glossator::compiler {

/// Puts rows into one table. Of rows with one key the first is kept: the second is a fault of the sources
/// that their checks have noted. What the database refuses otherwise is a fault without a place.
class RowWriter
{
public:
    /// `columns` are joined by commas; `faults` outlives the writer.
    RowWriter(const QSqlDatabase& database, const QString& table, const QString& columns,
              sources::Faults& faults);

    void add(const QVariantList& values);

private:
    QString m_table;
    sources::Faults& m_faults;
    catalogue::Statement m_statement;
};

/// Text for a column that may be empty: NULL instead of "".
QVariant orNull(const QString& text);

/// The files of a folder whose names end in `suffix`, sorted by name, as folder/name.
std::vector<std::string> filesIn(const std::string& folder, const QString& suffix);

/// The first column of all rows that a query gives, in its order.
QStringList idsIn(const QSqlDatabase& database, const char* sql);

} // namespace glossator::compiler
