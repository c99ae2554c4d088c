// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/hit.h"
#include "model/search/meaning_reader.h"
#include "model/search/posting_ranker.h"
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
    /// The documents with a title that has all the words, best first.
    [[nodiscard]] Hits withTitle(const QueryWords& words) const;
    /// The things that tell most of what is asked, best first, each in one language.
    [[nodiscard]] Hits about(const Question& question) const;

private:
    [[nodiscard]] bool hasFilters() const;
    /// The documents in which things are shown, by thing; those that the filters let pass.
    [[nodiscard]] tl::expected<QHash<int, Hit>, QString> shownOf(const std::vector<RankedThing>& ranked,
                                                                 const Question& question) const;
    [[nodiscard]] QString preferredLanguage(const Question& question) const;
    [[nodiscard]] Hits hits(const QString& sql, const QueryWords& words, const QString& expression) const;

    QSqlDatabase m_database;
    QString m_language;     ///< empty: any
    QString m_display;      ///< language of what is shown
    QString m_kinds;        ///< JSON array, empty: any
    QString m_table;        ///< JSON array, empty: any
    QString m_requirements; ///< JSON array: what lies on the table, the base game included
};

} // namespace glossator::search
