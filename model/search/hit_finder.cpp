// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/hit_finder.h"

#include "model/catalogue/statement.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace glossator::search {

namespace {

QString jsonArray(const QStringList& list)
{
    return QString::fromUtf8(QJsonDocument(QJsonArray::fromStringList(list)).toJson(QJsonDocument::Compact));
}

QStringList spellings(const std::vector<ResultKind>& kinds)
{
    QStringList result;
    for (const ResultKind kind : kinds)
        result.append(toString(kind));
    return result;
}

/// What is asked, bound once: language, kinds, table, requirements; words and title words as expressions;
/// key.
const QString& ask()
{
    static const QString sql = QStringLiteral(
        "WITH ask (lang, kinds, shelf, needs, words, title_words, key) AS (VALUES (?, ?, ?, ?, ?, ?, ?)) ");
    return sql;
}

/// What every search asks of a document d.
const QString& filters()
{
    static const QString sql =
        QStringLiteral(" AND ask.lang IN ('', d.lang)"
                       " AND (ask.kinds = '[]' OR d.kind IN (SELECT value FROM json_each(ask.kinds)))"
                       " AND (ask.shelf = '[]' OR ((d.expansion IS NULL OR d.expansion IN (SELECT value FROM "
                       "json_each(ask.shelf)))"
                       "  AND NOT EXISTS (SELECT 1 FROM search_requirement r WHERE r.document = d.document"
                       "   AND r.expansion NOT IN (SELECT value FROM json_each(ask.needs)))))");
    return sql;
}

/// Weights of the columns of search_index, in their order.
const QString& relevance()
{
    static const QString sql = QStringLiteral("-bm25(search_index, 10.0, 6.0, 3.0, 2.0, 0.5, 1.0)");
    return sql;
}

/// The documents with some words, where `match` tells how they match.
QString wordSearch(const QString& match)
{
    return ask() +
           QStringLiteral("SELECT d.document, d.kind, d.id, d.lang, %1, %2 FROM ask CROSS JOIN search_index "
                          "CROSS JOIN search_document d ON d.document = search_index.rowid "
                          "WHERE search_index MATCH ask.words")
               .arg(match, relevance()) +
           filters();
}

/// By way of matching; equal titles by kind, terms before clauses; else by relevance.
bool isBetter(const Hit& a, const Hit& b)
{
    if (a.match != b.match)
        return a.match < b.match;
    if (a.kind != b.kind && a.match <= Match::Title)
        return a.kind < b.kind;
    return a.score > b.score;
}

int number(Match match)
{
    return static_cast<int>(match);
}

} // namespace

HitFinder::HitFinder(QSqlDatabase database, const Query& query, const QStringList& table)
    : m_database(std::move(database)),
      m_language(query.language ? toString(*query.language) : QStringLiteral("")),
      m_kinds(jsonArray(spellings(query.kinds))), m_table(jsonArray(table)),
      m_requirements(jsonArray(table + QStringList{QStringLiteral("base")}))
{
}

HitFinder::Hits HitFinder::withId(const QString& id) const
{
    const QString sql = ask() + QStringLiteral("SELECT d.document, d.kind, d.id, d.lang, %1, 0.0 FROM ask "
                                               "CROSS JOIN search_document d WHERE d.id = ask.key%2 "
                                               "ORDER BY d.document")
                                    .arg(QString::number(number(Match::Id)), filters());
    return hits(sql, {}, id);
}

HitFinder::Hits HitFinder::withAll(const QueryWords& words) const
{
    const QString match =
        QStringLiteral(
            "CASE WHEN EXISTS (SELECT 1 FROM search_title t WHERE t.document = d.document"
            "  AND t.key = ask.key) THEN %1"
            " WHEN EXISTS (SELECT 1 FROM search_title t WHERE t.document = d.document"
            "  AND substr(t.key, 1, length(ask.key)) = ask.key) THEN %2"
            " WHEN d.document IN (SELECT rowid FROM search_index WHERE search_index MATCH ask.title_words)"
            " THEN %3 ELSE %4 END")
            .arg(number(Match::Title))
            .arg(number(Match::TitleStart))
            .arg(number(Match::TitleWords))
            .arg(number(Match::Text));
    return hits(wordSearch(match), matchExpression(words.words, true), words.key);
}

HitFinder::Hits HitFinder::withSome(const QueryWords& words) const
{
    return hits(wordSearch(QString::number(number(Match::SomeWords))), matchExpression(words.words, false),
                words.key);
}

HitFinder::Hits HitFinder::hits(const QString& sql, const QString& expression, const QString& key) const
{
    catalogue::Statement rows(m_database, sql);
    rows.bind(m_language).bind(m_kinds).bind(m_table).bind(m_requirements);
    rows.bind(expression).bind(QStringLiteral("{title title_forms} : (%1)").arg(expression)).bind(key);
    std::vector<Hit> result;
    while (rows.next())
        result.push_back({rows.value(0).toLongLong(),
                          resultKindFromString(rows.text(1)).value_or(ResultKind::Clause), rows.text(2),
                          catalogue::languageFromString(rows.text(3)).value_or(catalogue::Language::En),
                          static_cast<Match>(rows.integer(4)), rows.value(5).toDouble()});
    if (!rows.error().isEmpty())
        return tl::unexpected(rows.error());
    std::stable_sort(result.begin(), result.end(), isBetter);
    return result;
}

} // namespace glossator::search
