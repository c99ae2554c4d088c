// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/search.h"

#include "model/search/answer.h"
#include "model/search/filter_reader.h"
#include "model/search/filter_words.h"
#include "model/search/holdings.h"
#include "model/search/nearest.h"
#include "model/search/query_words.h"

#include <algorithm>

namespace glossator::search {

namespace {

tl::unexpected<QueryFault> unreadable(const QString& details)
{
    return tl::unexpected(QueryFault{QueryFault::Kind::Unreadable, 0, details, {}});
}

} // namespace

Search::Search(const QSqlDatabase& database) : m_database(database)
{
}

Search::Search(Search&&) noexcept = default;
Search& Search::operator=(Search&&) noexcept = default;
Search::~Search() = default;

tl::expected<Results, QueryFault> Search::find(const Query& query)
{
    if (query.limit < 1)
        return tl::unexpected(QueryFault{QueryFault::Kind::BadLimit, 0, QString::number(query.limit), {}});
    if (!m_holdings) {
        auto loaded = Holdings::load(m_database);
        if (!loaded)
            return unreadable(loaded.error());
        m_holdings = std::move(*loaded);
    }
    const auto table = m_holdings->expansions.readTable(query.table);
    if (!table)
        return tl::unexpected(table.error());
    const auto filtered = withFilters(query, m_holdings->expansions);
    if (!filtered)
        return tl::unexpected(filtered.error());
    auto results = Answer(*m_holdings, *filtered, *table).find();
    if (!results)
        return unreadable(results.error());
    return std::move(*results);
}

bool Search::saysNothing(const QString& text) const
{
    catalogue::Statement row(m_database, QStringLiteral("SELECT 1 FROM search_word WHERE word = ? "
                                                        "AND concept = 0"));
    const std::vector<QueryWord> words = readQuery(text).all;
    return !words.empty() && std::all_of(words.begin(), words.end(), [&](const QueryWord& word) {
        row.restart();
        row.bind(word.loose);
        return row.next();
    });
}

QStringList Search::nearestTerms(const QString& text) const
{
    constexpr qsizetype few = 3;
    catalogue::Statement rows(
        m_database, QStringLiteral("SELECT DISTINCT t.key FROM search_document d JOIN search_title t "
                                   "ON t.document = d.document WHERE d.kind = 'term'"));
    QStringList known;
    while (rows.next())
        known.append(rows.text(0));
    QStringList result;
    for (const QueryWord& word : readQuery(splitFilters(text).words).words)
        result += nearestOf(word.loose, known, few);
    result.removeDuplicates();
    return result.mid(0, few);
}

} // namespace glossator::search
