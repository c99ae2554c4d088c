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

/// The same by the words for terms on which a condition holds: 2 by its own, 1 by those of its heading or of
/// the clause before it. What is told of the past does not speak of a thing by using its word.
QString wordsSql(const QString& isMeant)
{
    return QStringLiteral(
               "coalesce((SELECT max(CASE k.place WHEN 'text' THEN 2 ELSE 1 END) FROM clause_term k "
               "WHERE k.clause = c.id AND %1 AND c.kind <> 'history'), 0)")
        .arg(isMeant);
}

/// Whether `clause c` is about a box. A part of a box speaks for the box, but not where it is the other
/// subject.
QString isOfBoxSql(const QString& id, const QString& other)
{
    return QStringLiteral("EXISTS (SELECT 1 FROM expansion e WHERE (e.id = %1 OR (e.part_of = %1 AND "
                          "e.id <> %2)) AND e.id IN %3)")
        .arg(id, other, boxesSql());
}

/// Whether `clause_term k` names, for `clause c`, the thing that a box is all about.
QString isThingOfBoxSql(const QString& box)
{
    return QStringLiteral("%1 AND k.term IN (SELECT r.term FROM term_rules r WHERE r.section IS NULL AND "
                          "r.expansion = %2)")
        .arg(appliesRuleOfSql(box), box);
}

/// How closely `clause c` speaks of a subject, as SQL: 2 by its words, its box or the rules that it is of; 1
/// by its heading or the clause before; 0 not at all. What applies a rule of a box and names the thing that
/// the box is all about speaks of the box. `id` and `other` are SQL as well.
QString closenessSql(SubjectKind kind, const QString& id, const QString& other = QStringLiteral("''"))
{
    const bool isBox = kind == SubjectKind::Expansion;
    const QString isOf = isBox ? isOfBoxSql(id, other) : isOfRulesSql(id);
    const QString isMeant = isBox ? isThingOfBoxSql(id) : QStringLiteral("k.term = ") + id;
    return QStringLiteral("max(2 * %1, %2)").arg(isOf, wordsSql(isMeant));
}

/// The clauses that speak of one subject, whose id it takes.
QString aboutSql(SubjectKind kind, const QString& condition = {})
{
    return QStringLiteral("WITH asked (one) AS (SELECT ?) SELECT c.id FROM clause c, asked WHERE %1 = 2 %2 "
                          "ORDER BY c.number")
        .arg(closenessSql(kind, QStringLiteral("asked.one")), condition);
}

/// The part of the game to which a term belongs, as SQL: figures are pieces like others.
QString shelfSql(const QString& term)
{
    return QStringLiteral("replace(%1.domain, 'component', 'figure')").arg(term);
}

/// Whether `clause c` lists things of one part of the game, and two of them are asked about: it says the same
/// of each and nothing of the two together. What the rule that it explains is about is no item of the list.
QString isListOfBothSql()
{
    constexpr int shortestList = 8; // of terms
    return QStringLiteral(
               "(EXISTS (SELECT 1 FROM term one JOIN term other ON %2 = %1 WHERE one.id = asked.one "
               "AND other.id = asked.other AND (SELECT count(*) FROM clause_term k JOIN term t "
               "ON t.id = k.term WHERE k.clause = c.id AND k.place = 'text' AND %3 = %1) >= %4) "
               "AND NOT EXISTS (SELECT 1 FROM clause_gloss g JOIN clause_term k ON k.clause = "
               "g.glossed WHERE g.clause = c.id AND k.place = 'text' AND "
               "k.term IN (asked.one, asked.other)))")
        .arg(shelfSql(QStringLiteral("one")), shelfSql(QStringLiteral("other")),
             shelfSql(QStringLiteral("t")))
        .arg(shortestList);
}

/// The clauses that speak of two, whose ids it takes. Where only what stands before it speaks of both, the
/// clause itself is about something else.
QString aboutBothSql(const PairId& pair)
{
    const bool areConcepts = pair.one.kind == SubjectKind::Concept && pair.other.kind == SubjectKind::Concept;
    const QString isNoList = areConcepts ? QStringLiteral(" WHERE NOT ") + isListOfBothSql() : QString();
    return QStringLiteral("WITH asked (one, other) AS (SELECT ?, ?) SELECT id, one + other = 4 FROM "
                          "(SELECT c.id, c.number, %1 AS one, %2 AS other FROM clause c, asked%3) "
                          "WHERE one > 0 AND other > 0 AND one + other > 2 ORDER BY one + other DESC, number")
        .arg(closenessSql(pair.one.kind, QStringLiteral("asked.one"), QStringLiteral("asked.other")),
             closenessSql(pair.other.kind, QStringLiteral("asked.other"), QStringLiteral("asked.one")),
             isNoList);
}

QStringList idsIn(const catalogue::Catalogue& catalogue, Statement& rows)
{
    QStringList ids;
    while (rows.next())
        ids += rows.text(0);
    catalogue.note(rows);
    return ids;
}

QStringList rulingsAbout(const catalogue::Catalogue& catalogue, const SubjectId& subject)
{
    const bool isBox = subject.kind == SubjectKind::Expansion;
    const QString isItsOwn =
        QStringLiteral(" AND %1 AND NOT EXISTS (SELECT 1 FROM clause_other o WHERE o.clause = c.id)")
            .arg(isOfBoxSql(QStringLiteral("asked.one"), QStringLiteral("''")));
    Statement rows(catalogue.database(), aboutSql(subject.kind, QLatin1String("AND ") + isRulingSql() +
                                                                    (isBox ? isItsOwn : QString())));
    rows.bind(subject.id);
    return idsIn(catalogue, rows);
}

} // namespace

QString isRulingSql()
{
    return QStringLiteral(
        "c.kind IN ('official-clarification', 'community-clarification', 'edition-difference', "
        "'open-question', 'variant')");
}

QString appliesRuleOfSql(const QString& box)
{
    return QStringLiteral("EXISTS (SELECT 1 FROM clause d WHERE d.expansion = %1 AND d.id IN "
                          "(SELECT x.basis FROM clause_rest x WHERE x.clause = c.id "
                          "UNION ALL SELECT g.glossed FROM clause_gloss g WHERE g.clause = c.id))")
        .arg(box);
}

QStringList clausesAbout(const catalogue::Catalogue& catalogue, const SubjectId& subject)
{
    Statement rows(catalogue.database(), aboutSql(subject.kind));
    rows.bind(subject.id);
    return idsIn(catalogue, rows);
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
    catalogue.note(rows);
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
