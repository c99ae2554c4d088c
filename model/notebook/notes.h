// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/notebook/written.h"

#include <QHash>
#include <QSqlDatabase>

namespace glossator::notebook {

/// What the user wrote beside clauses.
class Notes
{
public:
    explicit Notes(const QSqlDatabase& database) : m_database(database) {}

    /// All notes by clause id.
    [[nodiscard]] QHash<QString, QString> all() const;
    /// Ids of the clauses that have one, the note changed last first.
    [[nodiscard]] QStringList latestFirst() const;
    /// The note beside a clause, or nothing.
    [[nodiscard]] QString of(const QString& clause) const;
    /// Writes or changes a note; without text there is none any more.
    Written set(const QString& clause, const QString& text);

private:
    QSqlDatabase m_database;
};

} // namespace glossator::notebook
