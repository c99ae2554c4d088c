// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pairs/pair_clauses.h"

#include "model/catalogue/statement.h"

namespace glossator::pairs {

namespace {

using catalogue::Statement;

/// The boxes that `clause c` is about.
QString boxesSql()
{
    return QStringLiteral(
        "(SELECT c.expansion UNION ALL SELECT o.expansion FROM clause_other o WHERE o.clause = c.id)");
}

/// Whether `clause c` is of the rules that are all about a term, or glosses one of them.
QString isOfRulesSql(const QString& term)
{
    return QStringLiteral(
               "EXISTS (SELECT 1 FROM term_rules r WHERE r.term = %1 AND CASE WHEN r.section IS NULL "
               "THEN r.expansion IN %2 ELSE (r.expansion = c.expansion AND r.section = c.section) OR EXISTS "
               "(SELECT 1 FROM clause_gloss g JOIN clause d ON d.id = g.glossed WHERE g.clause = c.id "
               "AND d.expansion = r.expansion AND d.section = r.section) END)")
        .arg(term, boxesSql());
}

/// How closely `clause c` speaks of a subject, as SQL: 2 by its words, its box or the rules that it is of; 1
/// by its heading; 0 not at all. What is told of the past does not speak of a thing by using its word. A part
/// of a box speaks for the box, but not where it is the other subject. `id` and `other` are SQL as well.
QString closenessSql(SubjectKind kind, const QString& id, const QString& other = QStringLiteral("''"))
{
    if (kind == SubjectKind::Expansion)
        return QStringLiteral("2 * EXISTS (SELECT 1 FROM expansion e WHERE (e.id = %1 OR (e.part_of = %1 AND "
                              "e.id <> %2)) AND e.id IN %3)")
            .arg(id, other, boxesSql());
    return QStringLiteral("max(2 * %2, coalesce((SELECT CASE k.place WHEN 'text' THEN 2 ELSE 1 END FROM "
                          "clause_term k WHERE k.clause = c.id AND k.term = %1 AND c.kind <> 'history'), 0))")
        .arg(id, isOfRulesSql(id));
}

/// The clauses that speak of one subject, whose id it takes.
QString aboutSql(SubjectKind kind, const QString& condition = {})
{
    return QStringLiteral("WITH asked (one) AS (SELECT ?) SELECT c.id FROM clause c, asked WHERE %1 = 2 %2 "
                          "ORDER BY c.number")
        .arg(closenessSql(kind, QStringLiteral("asked.one")), condition);
}

/// The clauses that speak of two, whose ids it takes. Where only headings speak of both, the clause itself is
/// about something else.
QString aboutBothSql(const PairId& pair)
{
    return QStringLiteral("WITH asked (one, other) AS (SELECT ?, ?) SELECT id, one + other = 4 FROM "
                          "(SELECT c.id, c.number, %1 AS one, %2 AS other FROM clause c, asked) "
                          "WHERE one > 0 AND other > 0 AND one + other > 2 ORDER BY one + other DESC, number")
        .arg(closenessSql(pair.one.kind, QStringLiteral("asked.one"), QStringLiteral("asked.other")),
             closenessSql(pair.other.kind, QStringLiteral("asked.other"), QStringLiteral("asked.one")));
}

QStringList idsIn(Statement& rows)
{
    QStringList ids;
    while (rows.next())
        ids += rows.text(0);
    return ids;
}

QStringList rulingsAbout(const catalogue::Catalogue& catalogue, const SubjectId& subject)
{
    const bool isBox = subject.kind == SubjectKind::Expansion;
    const QString isAlone =
        QStringLiteral(" AND NOT EXISTS (SELECT 1 FROM clause_other o WHERE o.clause = c.id)");
    Statement rows(catalogue.database(), aboutSql(subject.kind, QLatin1String("AND ") + isRulingSql() +
                                                                    (isBox ? isAlone : QString())));
    rows.bind(subject.id);
    return idsIn(rows);
}

} // namespace

QString isRulingSql()
{
    return QStringLiteral(
        "c.kind IN ('official-clarification', 'community-clarification', 'edition-difference', "
        "'open-question', 'variant')");
}

QStringList clausesAbout(const catalogue::Catalogue& catalogue, const SubjectId& subject)
{
    Statement rows(catalogue.database(), aboutSql(subject.kind));
    rows.bind(subject.id);
    return idsIn(rows);
}

std::vector<Mention> mentionsOfBoth(const catalogue::Catalogue& catalogue, const PairId& pair)
{
    std::vector<Mention> mentions;
    if (pair.one == pair.other) {
        for (const QString& id : rulingsAbout(catalogue, pair.one))
            mentions.push_back({id, true});
        return mentions;
    }
    Statement rows(catalogue.database(), aboutBothSql(pair));
    rows.bind(pair.one.id).bind(pair.other.id);
    while (rows.next())
        mentions.push_back({rows.text(0), rows.boolean(1)});
    return mentions;
}

QStringList clausesAboutBoth(const catalogue::Catalogue& catalogue, const PairId& pair)
{
    QStringList ids;
    for (const Mention& mention : mentionsOfBoth(catalogue, pair))
        ids += mention.clause;
    return ids;
}

} // namespace glossator::pairs
