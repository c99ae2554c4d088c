// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/case_reader.h"

#include "model/catalogue/wording_columns.h"

namespace glossator::catalogue {

namespace {

/// Of one case, or of all; the lists of all cases are read at once.
using Wanted = std::optional<QString>;

QLatin1String only(const Wanted& id)
{
    return id ? QLatin1String(" WHERE case_id = ?") : QLatin1String();
}

QHash<QString, std::vector<LocalizedText>> captions(Connection& connection, const Wanted& id)
{
    Statement rows(connection.database(), QLatin1String("SELECT c.case_id, ") + wordingColumns() +
                                              QLatin1String(" FROM case_caption c") +
                                              wordingJoins(QStringLiteral("c.segment")) + only(id) +
                                              QLatin1String(" ORDER BY c.case_id, c.position"));
    if (id)
        rows.bind(*id);
    QHash<QString, std::vector<LocalizedText>> captions;
    while (rows.next())
        captions[rows.text(0)].push_back(wordingsAt(rows, 1));
    connection.note(rows);
    return captions;
}

/// Lists by case and by `kind`, the SQL of what tells several lists of a case apart.
QHash<QString, QHash<QString, QStringList>> lists(Connection& connection, const char* kind, const char* item,
                                                  const char* table, const Wanted& id)
{
    Statement rows(connection.database(),
                   QStringLiteral("SELECT case_id, %1, %2 FROM %3%4 "
                                  "ORDER BY case_id, position")
                       .arg(QLatin1String(kind), QLatin1String(item), QLatin1String(table), only(id)));
    if (id)
        rows.bind(*id);
    QHash<QString, QHash<QString, QStringList>> lists;
    while (rows.next())
        lists[rows.text(0)][rows.text(1)] += rows.text(2);
    connection.note(rows);
    return lists;
}

} // namespace

std::vector<CaseInfo> readCases(Connection& connection, const Wanted& id)
{
    Statement rows(connection.database(),
                   QLatin1String("SELECT f.id, f.file, f.source, ") + wordingColumns() +
                       QLatin1String(" FROM case_file f") + wordingJoins(QStringLiteral("f.title")) +
                       (id ? QLatin1String(" WHERE f.id = ?") : QLatin1String(" ORDER BY f.position")));
    if (id)
        rows.bind(*id);
    std::vector<CaseInfo> cases;
    while (rows.next())
        cases.push_back({rows.text(0), rows.text(1), wordingsAt(rows, 3), {}, {}, {}, {}, rows.text(2)});
    connection.note(rows);
    const auto said = captions(connection, id);
    const auto played = lists(connection, "''", "expansion", "case_expansion", id);
    const auto proved = lists(connection, "how", "clause", "case_proves", id);
    for (CaseInfo& info : cases) {
        info.captions = said.value(info.id);
        info.expansions = played.value(info.id).value(QString());
        info.proves = proved.value(info.id).value(QStringLiteral("proves"));
        info.shows = proved.value(info.id).value(QStringLiteral("shows"));
    }
    return cases;
}

QHash<QString, QStringList> readCasesByClause(Connection& connection, const QString& clauses)
{
    Statement rows(connection.database(),
                   QStringLiteral("SELECT DISTINCT p.clause, p.case_id FROM case_proves p "
                                  "JOIN case_file f ON f.id = p.case_id "
                                  "WHERE p.clause IN (SELECT value FROM json_each(?)) ORDER BY f.position"));
    rows.bind(clauses);
    QHash<QString, QStringList> cases;
    while (rows.next())
        cases[rows.text(0)] += rows.text(1);
    connection.note(rows);
    return cases;
}

} // namespace glossator::catalogue
