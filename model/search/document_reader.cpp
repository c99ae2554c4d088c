// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/document_reader.h"

#include "model/catalogue/base_game.h"
#include "model/catalogue/links.h"
#include "model/catalogue/statement.h"
#include "model/search/short_names.h"
#include "model/search/tile_documents.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace glossator::search {

namespace {

using catalogue::Language;
using catalogue::Statement;
using Documents = tl::expected<std::vector<Document>, QString>;

/// All segments in all languages as rows of (segment, lang, text).
const QString& wordings()
{
    static const QString sql =
        QStringLiteral("WITH wording (segment, lang, text) AS (SELECT id, 'en', source FROM "
                       "segment UNION ALL SELECT segment, lang, text FROM translation) ");
    return sql;
}

/// Languages in the order of the enumeration.
const QString& byLanguage()
{
    static const QString sql = QStringLiteral("CASE w.lang WHEN 'en' THEN 0 WHEN 'ro' THEN 1 ELSE 2 END");
    return sql;
}

/// Who asks wants the rule before what is told around it, and what every table plays by before what one
/// expansion adds.
double weightOf(const QString& clauseKind, const QString& expansion)
{
    constexpr double onEveryTable = 1.12;
    static const QHash<QString, double> weights{
        {QStringLiteral("rule"), 1.07},
        {QStringLiteral("official-clarification"), 1.02},
        {QStringLiteral("community-clarification"), 0.97},
        {QStringLiteral("component"), 0.97},
        {QStringLiteral("open-question"), 0.95},
        {QStringLiteral("note"), 0.92},
        {QStringLiteral("variant"), 0.92},
        {QStringLiteral("example"), 0.9},
        {QStringLiteral("edition-difference"), 0.9},
        {QStringLiteral("history"), 0.8},
    };
    return weights.value(clauseKind, 1.0) * (expansion == catalogue::baseGame ? onEveryTable : 1.0);
}

constexpr double besideTheRule = 0.45; ///< a case tells more words than the rule that it plays
constexpr double besideTheText = 0.5;  ///< terms, tiles and headings answer no question by themselves
constexpr double ofTheShelf = 0.2;     ///< weight of a word of the name of an expansion

/// "exp 4 capture" of "woh-x-exp4-capture": the words of an id, which tell in short what a clause is about.
QString wordsOfId(const QString& id)
{
    static const QRegularExpression seam(QStringLiteral("-|(?<=[a-z])(?=[0-9])"));
    return QString(id).replace(seam, QStringLiteral(" "));
}

/// What the cases that play a clause are called and tell, by clause.
struct CaseTexts
{
    QString titles;
    QString captions;
    int titleCount = 0;
    int captionCount = 0;
};

/// Reads for each clause (as "clause/lang") the texts that a query yields, and hands them to `add`.
template <typename Add>
tl::expected<void, QString> eachCaseText(const QSqlDatabase& database, const QString& sql, Add add)
{
    Statement rows(database, sql);
    while (rows.next())
        add(rows.text(0) + u'/' + rows.text(1), rows.text(2));
    return rows.outcome();
}

tl::expected<QHash<QString, CaseTexts>, QString> readCaseTexts(const QSqlDatabase& database)
{
    const QString inAllLanguages =
        QStringLiteral("SELECT p.clause, 'en', s.source, p.case_id, %2 AS step FROM case_proves p %1 "
                       "UNION ALL SELECT p.clause, t.lang, t.text, p.case_id, %2 FROM case_proves p %1 "
                       "JOIN translation t ON t.segment = s.id ORDER BY 1, 2, 4, 5");
    const QString titles = inAllLanguages.arg(
        QStringLiteral("JOIN case_file f ON f.id = p.case_id JOIN segment s ON s.id = f.title"),
        QStringLiteral("0"));
    const QString captions = inAllLanguages.arg(
        QStringLiteral("JOIN case_caption k ON k.case_id = p.case_id JOIN segment s ON s.id = k.segment"),
        QStringLiteral("k.position"));
    QHash<QString, CaseTexts> result;
    auto read = eachCaseText(database, titles, [&](const QString& clause, const QString& text) {
        result[clause].titles += text + u' ';
        ++result[clause].titleCount;
    });
    if (read)
        read = eachCaseText(database, captions, [&](const QString& clause, const QString& text) {
            result[clause].captions += text + u' ';
            ++result[clause].captionCount;
        });
    if (!read)
        return tl::unexpected(read.error());
    return result;
}

/// What is told beside a clause: its heading, its expansion, its words in the index, its id, the cases that
/// play it, and what it glosses. A gloss takes the words of its rule as said, so that beside the rule it
/// counts by the words that it adds.
std::vector<Aside> clauseAsides(const Statement& row, const CaseTexts& cases)
{
    constexpr double ofHeading = 0.5;
    constexpr double ofIndex = 1.2;
    constexpr double ofId = 0.8;
    constexpr double ofCaseTitle = 0.25;
    constexpr double ofCaption = 0.12;
    constexpr double ofGlossed = 0.4;
    constexpr double ofGlossedIndex = 0.25;
    const double glossed = std::sqrt(std::max(1, row.integer(12)));
    std::vector<Aside> result{
        {row.text(4), ofHeading},
        {row.text(8), ofTheShelf},
        {row.text(9), ofIndex, true},
        {catalogue::plainText(row.text(10)), ofGlossed / glossed},
        {row.text(11), ofGlossedIndex / glossed, true},
        {cases.titles, ofCaseTitle / std::sqrt(std::max(1, cases.titleCount))},
        {cases.captions, ofCaption / std::sqrt(std::max(1, cases.captionCount))},
    };
    if (row.language(1) == Language::En)
        result.push_back({wordsOfId(row.text(0)), ofId});
    return result;
}

std::optional<catalogue::Voice> voiceIn(const Statement& row)
{
    const auto kind = catalogue::clauseKindFromString(row.text(7));
    const auto origin = catalogue::originFromString(row.text(13));
    const auto standing = catalogue::standingFromString(row.text(14));
    if (!kind || !origin || !standing)
        return {};
    return voiceOf(*kind, *origin, *standing);
}

/// Reads "fairy 0, pig 1".
std::vector<DefinedTerm> definedTerms(const QString& list)
{
    std::vector<DefinedTerm> result;
    for (const QString& entry : list.split(u',', Qt::SkipEmptyParts))
        result.push_back({entry.section(u' ', 0, 0), entry.section(u' ', 1).toInt()});
    return result;
}

/// The other boxes of a clause that are needed so.
QStringList othersIn(const Statement& row, const QList<QLatin1String>& needs)
{
    QStringList boxes;
    for (const QString& other : row.text(6).split(u'\n', Qt::SkipEmptyParts))
        for (const QLatin1String& need : needs)
            if (other.startsWith(need))
                boxes += other.mid(need.size());
    return boxes;
}

Document clauseIn(const Statement& row, const CaseTexts& cases)
{
    return {ResultKind::Clause,
            row.text(0),
            row.language(1),
            row.text(3),
            othersIn(row, {QLatin1String("any "), QLatin1String("all "), QLatin1String("none ")}),
            row.text(4),
            {},
            catalogue::plainText(row.text(2)),
            row.text(5),
            clauseAsides(row, cases),
            weightOf(row.text(7), row.text(3)),
            catalogue::clauseKindFromString(row.text(7)),
            voiceIn(row),
            cases.titleCount > 0,
            false,
            definedTerms(row.text(15)),
            {othersIn(row, {QLatin1String("all ")}), othersIn(row, {QLatin1String("any ")})}};
}

/// Makes a document of each row of a query.
template <typename Make>
Documents documentsOf(const QSqlDatabase& database, const QString& sql, Make make)
{
    Statement rows(database, sql);
    std::vector<Document> result;
    while (rows.next())
        result.push_back(make(rows));
    if (!rows.error().isEmpty())
        return tl::unexpected(rows.error());
    return result;
}

Documents terms(const QSqlDatabase& database)
{
    const QString sql =
        QStringLiteral(
            "SELECT t.id, w.lang, w.text, coalesce((SELECT n.text FROM term_note n WHERE n.term = t.id AND "
            "n.lang = w.lang), ''), "
            "(SELECT group_concat(text, char(10)) FROM (SELECT f.text FROM term_form f WHERE f.term = t.id "
            " AND f.lang = w.lang ORDER BY f.position)), t.part = 'card name' "
            "FROM term t JOIN term_form w ON w.term = t.id AND w.position = 0 ORDER BY t.position, ") +
        byLanguage();
    return documentsOf(database, sql, [](const Statement& row) {
        return Document{ResultKind::Term,
                        row.text(0),
                        row.language(1),
                        {},
                        {},
                        row.text(2),
                        row.text(4).split(u'\n'),
                        row.text(3),
                        {},
                        {},
                        besideTheText,
                        {},
                        {},
                        false,
                        row.boolean(5)};
    });
}

/// A box is found under its name, its code, and what players call it in short.
Documents expansions(const QSqlDatabase& database)
{
    const auto inShort = shortNames(database);
    if (!inShort)
        return tl::unexpected(inShort.error());
    const QString sql = wordings() +
                        QStringLiteral("SELECT e.id, w.lang, w.text, e.code FROM expansion e "
                                       "JOIN wording w ON w.segment = e.name ORDER BY e.position, ") +
                        byLanguage();
    return documentsOf(database, sql, [&](const Statement& row) {
        QStringList titles{row.text(2), row.text(3)};
        for (const ShortName& name : *inShort)
            if (name.box == row.text(0) && name.language == row.language(1))
                titles.append(name.text);
        return Document{ResultKind::Expansion,
                        row.text(0),
                        row.language(1),
                        row.text(0),
                        {},
                        row.text(2),
                        titles,
                        {},
                        {},
                        {},
                        besideTheText};
    });
}

Documents sections(const QSqlDatabase& database)
{
    const QString sql =
        wordings() +
        QStringLiteral("SELECT s.expansion || '/' || s.id, w.lang, w.text, s.expansion, "
                       "coalesce(n.text, '') FROM section s JOIN expansion e ON e.id = s.expansion "
                       "JOIN wording w ON w.segment = s.title "
                       "LEFT JOIN wording n ON n.segment = e.name AND n.lang = w.lang "
                       "ORDER BY e.position, s.position, ") +
        byLanguage();
    return documentsOf(database, sql, [](const Statement& row) {
        return Document{ResultKind::Section,
                        row.text(0),
                        row.language(1),
                        row.text(3),
                        {},
                        row.text(2),
                        {row.text(2)},
                        {},
                        row.text(4),
                        {{row.text(4), ofTheShelf}},
                        besideTheText};
    });
}

Documents clauses(const QSqlDatabase& database)
{
    const QString sql =
        wordings() +
        QStringLiteral(
            "SELECT c.id, w.lang, w.text, c.expansion, coalesce(h.text, sg.source), "
            "coalesce(h.text, sg.source) || ' ' || coalesce(n.text, ''), "
            "(SELECT group_concat(other, char(10)) FROM (SELECT o.need || ' ' || o.expansion AS other "
            " FROM clause_other o WHERE o.clause = c.id ORDER BY o.position)), c.kind, "
            "coalesce(n.text, '') || ' ' || e.code, "
            "coalesce((SELECT i.words FROM clause_index i WHERE i.clause = c.id AND i.lang = w.lang), ''), "
            "coalesce((SELECT group_concat(text, ' ') FROM (SELECT g.text FROM clause_gloss o JOIN wording g "
            " ON g.segment = o.glossed AND g.lang = w.lang WHERE o.clause = c.id ORDER BY o.position)), ''), "
            "coalesce((SELECT group_concat(words, ' ') FROM (SELECT i.words FROM clause_gloss o "
            " JOIN clause_index i ON i.clause = o.glossed AND i.lang = w.lang WHERE o.clause = c.id "
            " ORDER BY o.position)), ''), "
            "(SELECT count(*) FROM clause_gloss o WHERE o.clause = c.id), c.origin, c.standing, "
            "coalesce((SELECT group_concat(m.term || ' ' || m.position) FROM term_main_rule m "
            " WHERE m.clause = c.id), '') "
            "FROM clause c JOIN section s ON s.expansion = c.expansion AND s.id = c.section "
            "JOIN expansion e ON e.id = c.expansion JOIN segment sg ON sg.id = s.title "
            "JOIN wording w ON w.segment = c.id "
            "LEFT JOIN wording h ON h.segment = s.title AND h.lang = w.lang "
            "LEFT JOIN wording n ON n.segment = e.name AND n.lang = w.lang ORDER BY c.number, ") +
        byLanguage();
    const auto cases = readCaseTexts(database);
    if (!cases)
        return tl::unexpected(cases.error());
    return documentsOf(database, sql, [&](const Statement& row) {
        return clauseIn(row, cases->value(row.text(0) + u'/' + row.text(1)));
    });
}

/// The expansion a case is about: the first besides the base game.
QString mainExpansion(const QStringList& expansions)
{
    for (const QString& expansion : expansions)
        if (expansion != catalogue::baseGame)
            return expansion;
    return expansions.value(0);
}

Documents cases(const QSqlDatabase& database)
{
    const QString sql =
        wordings() +
        QStringLiteral(
            "SELECT c.id, w.lang, w.text, "
            "(SELECT group_concat(text, ' ') FROM (SELECT b.text FROM case_caption p JOIN wording b "
            " ON b.segment = p.segment AND b.lang = w.lang WHERE p.case_id = c.id ORDER BY p.position)), "
            "(SELECT group_concat(expansion, char(10)) FROM (SELECT x.expansion FROM case_expansion x "
            " WHERE x.case_id = c.id ORDER BY x.position)) "
            "FROM case_file c JOIN wording w ON w.segment = c.title ORDER BY c.position, ") +
        byLanguage();
    return documentsOf(database, sql, [](const Statement& row) {
        const QStringList expansions = row.text(4).split(u'\n', Qt::SkipEmptyParts);
        return Document{ResultKind::Case,
                        row.text(0),
                        row.language(1),
                        mainExpansion(expansions),
                        expansions,
                        row.text(2),
                        {row.text(2)},
                        row.text(3),
                        {},
                        {},
                        besideTheRule,
                        {},
                        {},
                        true,
                        false,
                        {},
                        {expansions, {}}};
    });
}

} // namespace

tl::expected<std::vector<Document>, QString> readDocuments(const QSqlDatabase& database)
{
    std::vector<Document> result;
    for (const auto read : {terms, expansions, sections, readTileDocuments, cases, clauses}) {
        Documents documents = read(database);
        if (!documents)
            return documents;
        result.insert(result.end(), documents->begin(), documents->end());
    }
    return result;
}

} // namespace glossator::search
