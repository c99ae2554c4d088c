// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pairs/pair_clauses.h"

#include "model/catalogue/statement.h"

namespace glossator::pairs {

namespace {

using catalogue::Statement;

/// How closely `clause c` speaks of a subject, as SQL: 2 by its words or its box, 1 by its heading, 0 not at
/// all. It takes the id.
QString closenessSql(SubjectKind kind)
{
    if (kind == SubjectKind::Expansion)
        return QStringLiteral(
            "2 * (? IN (SELECT c.expansion UNION ALL SELECT o.expansion FROM clause_other o "
            "WHERE o.clause = c.id))");
    return QStringLiteral("coalesce((SELECT CASE k.place WHEN 'text' THEN 2 ELSE 1 END FROM clause_term k "
                          "WHERE k.clause = c.id AND k.term = ?), 0)");
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
    const QString isAlone =
        QStringLiteral(" AND NOT EXISTS (SELECT 1 FROM clause_other o WHERE o.clause = c.id)");
    Statement rows(catalogue.database(), QLatin1String("SELECT c.id FROM clause c WHERE ") +
                                             closenessSql(subject.kind) + QLatin1String(" = 2 AND ") +
                                             isRulingSql() +
                                             (subject.kind == SubjectKind::Expansion ? isAlone : QString()) +
                                             QLatin1String(" ORDER BY c.number"));
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
    Statement rows(catalogue.database(), QLatin1String("SELECT c.id FROM clause c WHERE ") +
                                             closenessSql(subject.kind) +
                                             QLatin1String(" = 2 ORDER BY c.number"));
    rows.bind(subject.id);
    return idsIn(rows);
}

QStringList clausesAboutBoth(const catalogue::Catalogue& catalogue, const PairId& pair)
{
    if (pair.one == pair.other)
        return rulingsAbout(catalogue, pair.one);
    // Where only headings speak of both, the clause itself is about something else.
    Statement rows(
        catalogue.database(),
        QStringLiteral("SELECT id FROM (SELECT c.id, c.number, %1 AS one, %2 AS other FROM clause c) "
                       "WHERE one > 0 AND other > 0 AND one + other > 2 ORDER BY one + other DESC, number")
            .arg(closenessSql(pair.one.kind), closenessSql(pair.other.kind)));
    rows.bind(pair.one.id).bind(pair.other.id);
    return idsIn(rows);
}

} // namespace glossator::pairs
