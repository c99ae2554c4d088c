// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/beside_table.h"
#include "model/search/query.h"
#include "model/search/query_fault.h"
#include "model/search/result.h"

#include <QSqlDatabase>

#include <memory>
#include <tl/expected.hpp>

namespace glossator::search {

struct Holdings;

/// Full-text search in the compiled catalogue. It keeps its statements prepared, so keep it for the next
/// question. It belongs to the thread of its connection, so a worker thread makes its own connection and its
/// own Search, and shares nothing.
class Search
{
public:
    /// `database`: an open catalogue, or a connection with a catalogue attached to it; it must outlive this.
    explicit Search(const QSqlDatabase& database);
    Search(Search&&) noexcept;
    Search& operator=(Search&&) noexcept;
    ~Search();

    /// Reads what every question needs, which the first one else does.
    [[nodiscard]] tl::expected<void, QueryFault> prepare();
    /// Finds what matches, best first. No text is a fault: one without words finds nothing.
    [[nodiscard]] tl::expected<Results, QueryFault> find(const Query& query);
    /// Adds to what a query has found, where a result shows none of the words, where these stand
    /// (Result::foundBy). It takes as long as finding, so that who waits is shown the results before.
    [[nodiscard]] tl::expected<void, QueryFault> tellFoundBy(const Query& query, Results& results);
    /// What the table of a query hides of its answer; `onTable`: what was found of it.
    [[nodiscard]] tl::expected<BesideTable, QueryFault> lookBesideTable(Query query, const Results& onTable);
    /// Whether a text has only words that carry a question and say nothing about what is asked.
    [[nodiscard]] bool saysNothing(const QString& text) const;
    /// A few terms that are written most like the words of a text that finds nothing, the nearest to each
    /// word first; mostly none. Those of another language than this one only where they are written nearly
    /// so.
    [[nodiscard]] QStringList nearestTerms(const QString& text,
                                           std::optional<catalogue::Language> display) const;

private:
    /// A query as it is to be understood: what is a filter among its words is one.
    struct Asked
    {
        Query query;
        QStringList table; ///< ids, with the parts of boxes
    };

    [[nodiscard]] tl::expected<Asked, QueryFault> understand(const Query& query);

    QSqlDatabase m_database;
    std::unique_ptr<Holdings> m_holdings; ///< once they are prepared
};

} // namespace glossator::search
