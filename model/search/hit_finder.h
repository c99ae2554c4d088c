// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/hit.h"
#include "model/search/query.h"
#include "model/search/query_words.h"

#include <QHash>
#include <QSqlDatabase>

#include <tl/expected.hpp>
#include <vector>

namespace glossator::search {

/// Asks the index for the documents that match a query and pass its filters. Errors are what the database
/// said.
class HitFinder
{
public:
    using Hits = tl::expected<std::vector<Hit>, QString>;

    /// `table`: ids of the expansions on the table; empty: all.
    HitFinder(QSqlDatabase database, const Query& query, const QStringList& table);

    /// The documents with this id.
    [[nodiscard]] Hits withId(const QString& id) const;
    /// The documents that have all the words, best first.
    [[nodiscard]] Hits withAll(const QueryWords& words) const;
    /// The documents that have the greatest number of the words, best first.
    [[nodiscard]] Hits withSome(const QueryWords& words) const;

private:
    /// How many of the words each document has.
    [[nodiscard]] tl::expected<QHash<qint64, int>, QString> wordCounts(const QueryWords& words) const;
    [[nodiscard]] Hits hits(const QString& sql, const QueryWords& words, const QString& expression) const;

    QSqlDatabase m_database;
    QString m_language;     ///< empty: any
    QString m_kinds;        ///< JSON array, empty: any
    QString m_table;        ///< JSON array, empty: any
    QString m_requirements; ///< JSON array: what lies on the table, the base game included
};

} // namespace glossator::search
