// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/coverage_reader.h"

#include <QHash>

namespace glossator::catalogue {

namespace {

using Counts = QHash<ClauseKind, KindCoverage>;

/// Runs a query over `clause c` whose only `?` takes the expansion, and hands each row on.
template <typename TakeRow>
void forEachRow(Connection& connection, const QString& sql, const QString& expansion, TakeRow takeRow)
{
    Statement rows(connection.database(), sql);
    rows.bind(expansion);
    while (rows.next())
        takeRow(rows);
    connection.note(rows);
}

Counts countClauses(Connection& connection, const QString& expansion)
{
    const QString sql = QStringLiteral("SELECT c.kind, count(*), sum(c.proof = 'playable'), "
                                       "sum(EXISTS (SELECT 1 FROM case_proves p WHERE p.clause = c.id)) "
                                       "FROM clause c WHERE ifnull(nullif(?, ''), c.expansion) = c.expansion "
                                       "GROUP BY c.kind");
    Counts counts;
    forEachRow(connection, sql, expansion, [&](const Statement& row) {
        const ClauseKind kind = clauseKindFromString(row.text(0)).value_or(ClauseKind::Note);
        counts.insert(kind, {kind, row.integer(1), row.integer(2), row.integer(3), {row.integer(1)}, {}});
    });
    return counts;
}

void countTranslations(Connection& connection, const QString& expansion, Counts& counts)
{
    const QString sql =
        QStringLiteral("SELECT c.kind, t.lang, sum(t.state = 'done'), sum(t.state = 'outdated') "
                       "FROM clause c JOIN translation t ON t.segment = c.id "
                       "WHERE ifnull(nullif(?, ''), c.expansion) = c.expansion "
                       "GROUP BY c.kind, t.lang");
    forEachRow(connection, sql, expansion, [&](const Statement& row) {
        KindCoverage& kind = counts[clauseKindFromString(row.text(0)).value_or(ClauseKind::Note)];
        const auto language = static_cast<std::size_t>(row.language(1));
        kind.worded.at(language) = row.integer(2);
        kind.outdated.at(language) = row.integer(3);
    });
}

} // namespace

std::vector<KindCoverage> readCoverage(Connection& connection, const QString& expansion)
{
    Counts counts = countClauses(connection, expansion);
    countTranslations(connection, expansion, counts);
    std::vector<KindCoverage> result;
    for (const ClauseKind kind : allClauseKinds)
        if (counts.contains(kind))
            result.push_back(counts.value(kind));
    return result;
}

} // namespace glossator::catalogue
