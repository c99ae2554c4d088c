// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/search.h"

#include "model/search/answer.h"
#include "model/search/filter_reader.h"
#include "model/search/filter_words.h"
#include "model/search/holdings.h"
#include "model/search/nearest.h"
#include "model/search/query_words.h"
#include "model/search/slip.h"

#include <algorithm>
#include <utility>

namespace glossator::search {

namespace {

tl::unexpected<QueryFault> unreadable(const QString& details)
{
    return tl::unexpected(QueryFault{QueryFault::Kind::Unreadable, 0, details, {}});
}

constexpr qsizetype few = 3;

/// Whether a name, or one of its words, differs by no more than one letter of so many.
bool isNear(const QString& word, const QString& name, qsizetype letters)
{
    const auto most = static_cast<int>(word.size() / letters) * wrongLetter;
    const QStringList parts = QStringList{name} + name.split(u' ');
    return std::any_of(parts.begin(), parts.end(),
                       [&](const QString& part) { return slip(word, part) <= most; });
}

/// Names in another language than the reader's only where his own has none, and they are written nearly so.
QStringList termsLike(const QString& word, const QStringList& own, const QStringList& foreign)
{
    constexpr qsizetype ownLetters = 4;
    constexpr qsizetype foreignLetters = 8;
    for (const auto& [names, letters] : {std::pair(&own, ownLetters), std::pair(&foreign, foreignLetters)}) {
        QStringList near = nearestOf(word, *names, few);
        near.removeIf([&, most = letters](const QString& name) { return !isNear(word, name, most); });
        if (!near.isEmpty())
            return near;
    }
    return {};
}

} // namespace

Search::Search(const QSqlDatabase& database) : m_database(database)
{
}

Search::Search(Search&&) noexcept = default;
Search& Search::operator=(Search&&) noexcept = default;
Search::~Search() = default;

tl::expected<void, QueryFault> Search::prepare()
{
    if (m_holdings)
        return {};
    auto loaded = Holdings::load(m_database);
    if (!loaded)
        return unreadable(loaded.error());
    m_holdings = std::move(*loaded);
    return {};
}

tl::expected<Search::Asked, QueryFault> Search::understand(const Query& query)
{
    if (query.limit < 1)
        return tl::unexpected(QueryFault{QueryFault::Kind::BadLimit, 0, QString::number(query.limit), {}});
    if (auto prepared = prepare(); !prepared)
        return tl::unexpected(std::move(prepared.error()));
    auto table = m_holdings->expansions.readTable(query.table);
    if (!table)
        return tl::unexpected(table.error());
    auto filtered = withFilters(query, m_holdings->expansions);
    if (!filtered)
        return tl::unexpected(filtered.error());
    return Asked{std::move(*filtered), std::move(*table)};
}

tl::expected<Results, QueryFault> Search::find(const Query& query)
{
    const auto asked = understand(query);
    if (!asked)
        return tl::unexpected(asked.error());
    auto results = Answer(*m_holdings, asked->query, asked->table).find();
    if (!results)
        return unreadable(results.error());
    results->noFilters = namesOfNoFilter(query.text, m_holdings->expansions);
    return std::move(*results);
}

tl::expected<void, QueryFault> Search::tellFoundBy(const Query& query, Results& results)
{
    const auto asked = understand(query);
    if (!asked)
        return tl::unexpected(asked.error());
    if (auto told = Answer(*m_holdings, asked->query, asked->table).tellFoundBy(results.items); !told)
        return unreadable(told.error());
    return {};
}

tl::expected<BesideTable, QueryFault> Search::lookBesideTable(Query query, const Results& onTable)
{
    if (!query.isOfTable())
        return BesideTable{};
    query.beyondTable = true;
    const auto all = find(query);
    if (!all)
        return tl::unexpected(all.error());
    const auto& items = all->items;
    const auto first = std::ranges::find_if(items, [&](const Result& each) {
        return !each.isOffTable && std::ranges::any_of(onTable.items, [&](const Result& found) {
            return found.kind == each.kind && found.id == each.id;
        });
    });
    const auto isOff = [](const Result& result) {
        return result.kind != ResultKind::Term && result.isOffTable;
    };
    const bool isRanked = !splitFilters(query.text).words.trimmed().isEmpty(); // else as it lies on the shelf
    // Who finds little on the table is answered by some of the words, so that there may be more in all of
    // that.
    return BesideTable{std::max<qsizetype>(all->total - onTable.total, std::ranges::count_if(items, isOff)),
                       isRanked ? std::ranges::count_if(items.begin(), first, isOff) : 0};
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

QStringList Search::nearestTerms(const QString& text, std::optional<catalogue::Language> display) const
{
    catalogue::Statement rows(
        m_database, QStringLiteral("SELECT DISTINCT t.key, d.lang FROM search_document d JOIN search_title t "
                                   "ON t.document = d.document WHERE d.kind = 'term'"));
    QStringList own;
    QStringList foreign;
    while (rows.next()) {
        const bool isOwn = !display || rows.text(1) == catalogue::toString(*display);
        (isOwn ? own : foreign).append(rows.text(0));
    }
    std::vector<QStringList> near; // by word
    for (const QueryWord& word : readQuery(splitFilters(text).words).words)
        near.push_back(termsLike(word.loose, own, foreign));
    QStringList result; // of each word its nearest, then its next
    for (qsizetype i = 0; i < few; ++i)
        for (const QStringList& terms : near)
            result += terms.mid(i, 1);
    result.removeDuplicates();
    return result.mid(0, std::max<qsizetype>(few, std::ssize(near)));
}

} // namespace glossator::search
