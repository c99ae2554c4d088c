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

/// What is asked, bound once: language, kinds, table, requirements; as expressions the words and the finished
/// words in titles; the key and how many words there are.
const QString& ask()
{
    static const QString sql =
        QStringLiteral("WITH ask (lang, kinds, shelf, needs, words, title_forms, key, word_count) "
                       "AS (VALUES (?, ?, ?, ?, ?, ?, ?, ?)) ");
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
QString columnWeights()
{
    return QStringLiteral("10.0, 6.0, 3.0, 2.0, 0.5, 1.0");
}

/// The documents with the words asked for: what they are; how many letters the nearest title has beyond the
/// key (NULL: no title begins with the key); how many words the shortest title has beyond the query; whether
/// the words stand in its titles as finished words; how relevant it is.
const QString& wordSearch()
{
    static const QString sql =
        ask() +
        QStringLiteral(
            "SELECT d.document, d.kind, d.id, d.lang, "
            "(SELECT min(length(t.key)) - length(ask.key) FROM search_title t"
            "  WHERE t.document = d.document AND substr(t.key, 1, length(ask.key)) = ask.key), "
            "(SELECT min(1 + length(t.key) - length(replace(t.key, ' ', ''))) - ask.word_count"
            "  FROM search_title t WHERE t.document = d.document), "
            "d.document IN (SELECT rowid FROM search_index WHERE search_index MATCH ask.title_forms), "
            "-bm25(search_index, %1) * d.weight "
            "FROM ask CROSS JOIN search_index "
            "CROSS JOIN search_document d ON d.document = search_index.rowid "
            "WHERE search_index MATCH ask.words")
            .arg(columnWeights()) +
        filters();
    return sql;
}

const QString& idSearch()
{
    static const QString sql =
        ask() +
        QStringLiteral("SELECT d.document, d.kind, d.id, d.lang, NULL, 0, 0, 0.0 FROM ask "
                       "CROSS JOIN search_document d WHERE d.id = ask.key COLLATE NOCASE") +
        filters() + QStringLiteral(" ORDER BY d.document");
    return sql;
}

QString inTitle()
{
    return QStringLiteral("{title title_forms} : (%1)");
}

constexpr double leastShare = 0.3; ///< what tells less of the question than this beside the best is left out

/// The documents in which things are shown: in the language that is preferred, else in that of the display,
/// else in English, else in any.
const QString& shownSearch()
{
    static const QString sql =
        QStringLiteral("WITH ask (lang, kinds, shelf, needs, preferred, display) "
                       "AS (VALUES (?, ?, ?, ?, ?, ?)) "
                       "SELECT d.document, d.kind, d.id, d.lang, d.thing, min(CASE d.lang "
                       " WHEN ask.preferred THEN 0 WHEN ask.display THEN 1 WHEN 'en' THEN 2 ELSE 3 END) "
                       "FROM ask CROSS JOIN json_each(?) t "
                       "CROSS JOIN search_document d ON d.thing = t.value WHERE true") +
        filters() + QStringLiteral(" GROUP BY d.thing");
    return sql;
}

QString thingsJson(const std::vector<RankedThing>& ranked)
{
    QJsonArray things;
    for (const RankedThing& thing : ranked)
        things.append(thing.thing);
    return QString::fromUtf8(QJsonDocument(things).toJson(QJsonDocument::Compact));
}

/// By way of matching and what is missing; equal titles by kind, terms before clauses; else by relevance.
bool isBetter(const Hit& a, const Hit& b)
{
    if (a.match != b.match)
        return a.match < b.match;
    if (a.missing != b.missing)
        return a.missing < b.missing;
    if (a.kind != b.kind && a.match <= Match::TitleWords)
        return a.kind < b.kind;
    return a.score > b.score;
}

/// Sets how a row of wordSearch matches and what is missing to match better. Words in the title of a case
/// are no more than words: who asks wants the rule, and finds the case beside it.
void setMatch(Hit& hit, const catalogue::Statement& row)
{
    constexpr int lettersBeyond = 4;
    constexpr int wordsBeyond = 5;
    constexpr int isFormOfTitle = 6;
    if (!row.isNull(lettersBeyond) && row.integer(lettersBeyond) == 0) {
        hit.match = Match::Title;
    } else if (row.boolean(isFormOfTitle) && row.integer(wordsBeyond) <= 0) {
        hit.match = Match::TitleForm;
    } else if (!row.isNull(lettersBeyond)) {
        hit.match = Match::TitleStart;
        hit.missing = row.integer(lettersBeyond);
    } else if (hit.kind != ResultKind::Case) {
        hit.match = Match::TitleWords;
        hit.missing = row.integer(wordsBeyond);
    }
}

/// What the first columns of every search tell.
Hit thingIn(const catalogue::Statement& row)
{
    Hit hit;
    hit.document = row.value(0).toLongLong();
    hit.kind = resultKindFromString(row.text(1)).value_or(ResultKind::Clause);
    hit.id = row.text(2);
    hit.language = catalogue::languageFromString(row.text(3)).value_or(catalogue::Language::En);
    return hit;
}

Hit hitIn(const catalogue::Statement& row)
{
    constexpr int relevance = 7;
    Hit hit = thingIn(row);
    hit.score = row.value(relevance).toDouble();
    setMatch(hit, row);
    return hit;
}

} // namespace

HitFinder::HitFinder(QSqlDatabase database, const Query& query, const QStringList& table)
    : m_database(std::move(database)),
      m_language(query.language ? toString(*query.language) : QStringLiteral("")),
      m_display(toString(query.display.value_or(catalogue::Language::En))),
      m_kinds(jsonArray(spellings(query.kinds))), m_table(jsonArray(table)),
      m_requirements(jsonArray(table + QStringList{QStringLiteral("base")}))
{
}

HitFinder::Hits HitFinder::withId(const QString& id) const
{
    QueryWords words;
    words.key = id;
    Hits result = hits(idSearch(), words, {});
    if (result)
        for (Hit& hit : *result)
            hit.match = Match::Id;
    return result;
}

HitFinder::Hits HitFinder::withTitle(const QueryWords& words) const
{
    Hits result = hits(wordSearch(), words, inTitle().arg(matchExpression(words.words, true)));
    if (!result)
        return result;
    std::erase_if(*result, [](const Hit& hit) { return hit.match >= Match::Text; });
    std::stable_sort(result->begin(), result->end(), isBetter);
    return result;
}

HitFinder::Hits HitFinder::about(const Question& question) const
{
    auto ranked = PostingRanker(m_database).rank(question);
    if (!ranked)
        return tl::unexpected(ranked.error());
    const double least = question.words.size() > 1 ? leastShare : 0;
    const auto cut = [&](double best) {
        std::erase_if(*ranked, [&](const RankedThing& thing) { return thing.score < least * best; });
    };
    if (!hasFilters() && !ranked->empty())
        cut(ranked->front().score);
    const auto shown = shownOf(*ranked, question);
    if (!shown)
        return tl::unexpected(shown.error());
    std::erase_if(*ranked, [&](const RankedThing& thing) { return !shown->contains(thing.thing); });
    if (!ranked->empty())
        cut(ranked->front().score);
    std::vector<Hit> result;
    for (const RankedThing& thing : *ranked) {
        Hit& hit = result.emplace_back(shown->value(thing.thing));
        const bool hasAll = thing.words == static_cast<int>(question.words.size());
        hit.match = hasAll ? Match::Text : Match::SomeWords;
        hit.score = thing.score;
    }
    return result;
}

/// Whether the best things may be left out. The language leaves out few, since nearly all is translated.
bool HitFinder::hasFilters() const
{
    const QString none = jsonArray({});
    return m_kinds != none || m_table != none;
}

tl::expected<QHash<int, Hit>, QString> HitFinder::shownOf(const std::vector<RankedThing>& ranked,
                                                          const Question& question) const
{
    catalogue::Statement rows(m_database, shownSearch());
    rows.bind(m_language).bind(m_kinds).bind(m_table).bind(m_requirements);
    rows.bind(preferredLanguage(question)).bind(m_display).bind(thingsJson(ranked));
    QHash<int, Hit> result;
    while (rows.next())
        result.insert(rows.integer(4), thingIn(rows));
    if (!rows.error().isEmpty())
        return tl::unexpected(rows.error());
    return result;
}

/// The language in which it was asked, where that is certain, else the one that is displayed.
QString HitFinder::preferredLanguage(const Question& question) const
{
    return question.languages.size() == 1 ? toString(question.languages.front()) : m_display;
}

HitFinder::Hits HitFinder::hits(const QString& sql, const QueryWords& words, const QString& expression) const
{
    catalogue::Statement rows(m_database, sql);
    rows.bind(m_language).bind(m_kinds).bind(m_table).bind(m_requirements);
    rows.bind(expression).bind(inTitle().arg(matchExpression(asFinished(words.words), true)));
    rows.bind(words.key).bind(static_cast<int>(words.words.size()));
    std::vector<Hit> result;
    while (rows.next())
        result.push_back(hitIn(rows));
    if (!rows.error().isEmpty())
        return tl::unexpected(rows.error());
    return result;
}

} // namespace glossator::search
