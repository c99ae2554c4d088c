// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pairs/pair_cases.h"

#include "model/catalogue/statement.h"

namespace glossator::pairs {

namespace {

/// How plainly each case names or plays a subject, as SQL with its id: 3 in its title, 2 in a caption, 1 with
/// a piece. A box goes by the name of the thing that it is all about.
QString plainnessSql(SubjectKind kind)
{
    const QString terms = kind == SubjectKind::Concept
                              ? QStringLiteral("k.term = ?")
                              : QStringLiteral("k.term IN (SELECT r.term FROM term_rules r WHERE "
                                               "r.expansion = ? AND r.section IS NULL)");
    return QStringLiteral("SELECT k.case_id AS id, max(CASE k.place WHEN 'title' THEN 3 WHEN 'caption' "
                          "THEN 2 ELSE 1 END) AS plainness FROM case_term k WHERE %1 GROUP BY k.case_id")
        .arg(terms);
}

QStringList casesIn(const catalogue::Catalogue& catalogue, catalogue::Statement& rows)
{
    QStringList ids;
    while (rows.next())
        ids += rows.text(0);
    catalogue.note(rows);
    return ids;
}

/// The cases whose words name both, or else those that only play both with their pieces.
QStringList casesWith(const catalogue::Catalogue& catalogue, const PairId& pair, bool isNaming,
                      const QStringList& known, int most)
{
    catalogue::Statement rows(
        catalogue.database(),
        QStringLiteral("SELECT one.id FROM (%1) one JOIN (%2) other USING (id) WHERE "
                       "(min(one.plainness, other.plainness) > 1) = ? AND one.id NOT IN (SELECT value FROM "
                       "json_each(?)) ORDER BY one.plainness + "
                       "other.plainness DESC, (SELECT count(*) FROM case_term k WHERE k.case_id = one.id AND "
                       "k.place = 'title'), one.id LIMIT ?")
            .arg(plainnessSql(pair.one.kind), plainnessSql(pair.other.kind)));
    rows.bind(pair.one.id).bind(pair.other.id).bind(isNaming).bind(catalogue::jsonOf(known)).bind(most);
    return casesIn(catalogue, rows);
}

/// The cases that show clauses of both lists.
QStringList casesProving(const catalogue::Catalogue& catalogue, const QStringList& one,
                         const QStringList& other, const QStringList& known, int most)
{
    catalogue::Statement rows(
        catalogue.database(),
        QStringLiteral("WITH one (id) AS (SELECT value FROM json_each(?)), "
                       "other (id) AS (SELECT value FROM json_each(?)), "
                       "shown AS (SELECT case_id, sum(clause IN (SELECT id FROM one)) AS ones, "
                       "sum(clause IN (SELECT id FROM other)) AS others, count(*) AS clauses "
                       "FROM case_proves GROUP BY case_id) "
                       "SELECT case_id FROM shown WHERE ones > 0 AND others > 0 "
                       "AND case_id NOT IN (SELECT value FROM json_each(?)) "
                       "ORDER BY min(ones, others) * 1.0 / clauses DESC, case_id LIMIT ?"));
    rows.bind(catalogue::jsonOf(one))
        .bind(catalogue::jsonOf(other))
        .bind(catalogue::jsonOf(known))
        .bind(most);
    return casesIn(catalogue, rows);
}

} // namespace

QStringList casesNamingBoth(const catalogue::Catalogue& catalogue, const PairId& pair,
                            const QStringList& known, int most)
{
    return casesWith(catalogue, pair, true, known, most);
}

QStringList casesPlayingBoth(const catalogue::Catalogue& catalogue, const PairId& pair,
                             const QStringList& one, const QStringList& other, const QStringList& known,
                             int most)
{
    QStringList cases =
        casesProving(catalogue, one, other, known, most) + casesWith(catalogue, pair, false, known, most);
    cases.removeDuplicates();
    return cases.mid(0, most);
}

} // namespace glossator::pairs
