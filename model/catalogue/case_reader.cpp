// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/case_reader.h"

#include "model/catalogue/wording_columns.h"

namespace glossator::catalogue {

namespace {

std::vector<LocalizedText> captionsOf(Connection& connection, const QString& id)
{
    Statement rows(connection.database(), QLatin1String("SELECT ") + wordingColumns() +
                                              QLatin1String(" FROM case_caption c") +
                                              wordingJoins(QStringLiteral("c.segment")) +
                                              QLatin1String(" WHERE c.case_id = ? ORDER BY c.position"));
    rows.bind(id);
    std::vector<LocalizedText> captions;
    while (rows.next())
        captions.push_back(wordingsAt(rows, 0));
    connection.note(rows);
    return captions;
}

QStringList listOf(Connection& connection, const char* sql, const QString& id)
{
    Statement rows(connection.database(), QLatin1String(sql));
    rows.bind(id);
    QStringList list;
    while (rows.next())
        list << rows.text(0);
    connection.note(rows);
    return list;
}

void complete(Connection& connection, CaseInfo& info)
{
    info.captions = captionsOf(connection, info.id);
    info.expansions = listOf(
        connection, "SELECT expansion FROM case_expansion WHERE case_id = ? ORDER BY position", info.id);
    info.proves = listOf(
        connection, "SELECT clause FROM case_proves WHERE case_id = ? AND how = 'proves' ORDER BY position",
        info.id);
    info.shows = listOf(
        connection, "SELECT clause FROM case_proves WHERE case_id = ? AND how = 'shows' ORDER BY position",
        info.id);
}

} // namespace

std::vector<CaseInfo> readCases(Connection& connection, const std::optional<QString>& id)
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
    for (CaseInfo& info : cases)
        complete(connection, info);
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
