// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/clause_reader.h"

#include "model/catalogue/wording_columns.h"

#include <QHash>

#include <algorithm>

namespace glossator::catalogue {

namespace {

constexpr int firstWordingColumn = 10;

Statement select(Connection& connection, const QString& sql, const QVariantList& values)
{
    Statement statement(connection.database(), sql);
    for (const QVariant& value : values)
        statement.bind(value);
    return statement;
}

/// The database's own CHECKs keep each word of an enumeration readable.
Clause clauseOf(const Statement& row)
{
    Clause clause;
    clause.id = row.text(0);
    clause.expansion = row.text(1);
    clause.section = row.text(2);
    clause.order = row.integer(3);
    clause.kind = clauseKindFromString(row.text(4)).value_or(ClauseKind::Note);
    clause.origin = originFromString(row.text(5)).value_or(Origin::Community);
    clause.date = row.text(6);
    clause.edition = row.text(7);
    clause.standing = standingFromString(row.text(8)).value_or(Standing::Open);
    clause.proof = proofFromString(row.text(9)).value_or(Proof::Catalogue);
    clause.text = wordingsAt(row, firstWordingColumn);
    return clause;
}

std::vector<Clause> readRows(Connection& connection, const ClauseCondition& condition)
{
    const QString sql =
        QLatin1String("SELECT c.id, c.expansion, c.section, c.position, c.kind, c.origin, c.date, "
                      "c.edition, c.standing, c.proof, ") +
        wordingColumns() + QLatin1String(" FROM clause c") + wordingJoins(QStringLiteral("c.id")) +
        QLatin1String(" WHERE ") + condition.sql + QLatin1String(" ORDER BY c.number");
    Statement rows = select(connection, sql, condition.values);
    std::vector<Clause> clauses;
    while (rows.next())
        clauses.push_back(clauseOf(rows));
    connection.note(rows);
    return clauses;
}

/// The other expansions that a clause speaks of.
struct Others
{
    QStringList named;
    TableNeed need;
};

QHash<QString, Others> readOthers(Connection& connection, const ClauseCondition& condition)
{
    const QString sql =
        QStringLiteral(
            "SELECT o.clause, o.expansion, o.need FROM clause_other o JOIN clause c ON c.id = o.clause "
            "WHERE %1 ORDER BY o.clause, o.position")
            .arg(condition.sql);
    Statement rows = select(connection, sql, condition.values);
    QHash<QString, Others> others;
    while (rows.next()) {
        Others& told = others[rows.text(0)];
        told.named << rows.text(1);
        if (rows.text(2) == u"all")
            told.need.all << rows.text(1);
        else if (rows.text(2) == u"any")
            told.need.any << rows.text(1);
    }
    connection.note(rows);
    return others;
}

/// One list of ids per clause, from a table that has (clause, position, `column`).
QHash<QString, QStringList> readLists(Connection& connection, const char* table, const char* column,
                                      const ClauseCondition& condition)
{
    const QString sql = QStringLiteral("SELECT l.clause, l.%2 FROM %1 l JOIN clause c ON c.id = l.clause "
                                       "WHERE %3 ORDER BY l.clause, l.position")
                            .arg(QLatin1String(table), QLatin1String(column), condition.sql);
    Statement rows = select(connection, sql, condition.values);
    QHash<QString, QStringList> lists;
    while (rows.next())
        lists[rows.text(0)] << rows.text(1);
    connection.note(rows);
    return lists;
}

/// The names of all editions by their ids.
QHash<QString, LocalizedText> readEditionNames(Connection& connection)
{
    Statement rows(connection.database(), QLatin1String("SELECT e.id, ") + wordingColumns() +
                                              QLatin1String(" FROM edition e") +
                                              wordingJoins(QStringLiteral("e.name")));
    QHash<QString, LocalizedText> names;
    while (rows.next())
        names.insert(rows.text(0), wordingsAt(rows, 1));
    connection.note(rows);
    return names;
}

/// Most clauses speak of all editions, so that the names are seldom needed.
void nameEditions(Connection& connection, std::vector<Clause>& clauses)
{
    const auto hasEdition = [](const Clause& clause) { return !clause.edition.isEmpty(); };
    if (std::ranges::none_of(clauses, hasEdition))
        return;
    const QHash<QString, LocalizedText> names = readEditionNames(connection);
    for (Clause& clause : clauses)
        clause.editionName = names.value(clause.edition);
}

} // namespace

std::vector<Clause> readClauses(Connection& connection, const ClauseCondition& condition)
{
    std::vector<Clause> clauses = readRows(connection, condition);
    if (clauses.empty())
        return clauses;
    const QHash<QString, Others> others = readOthers(connection, condition);
    const QHash<QString, QStringList> glosses = readLists(connection, "clause_gloss", "glossed", condition);
    const QHash<QString, QStringList> tiles = readLists(connection, "clause_tile", "tile", condition);
    for (Clause& clause : clauses) {
        const Others told = others.value(clause.id);
        clause.others = told.named;
        clause.need = told.need;
        clause.glosses = glosses.value(clause.id);
        clause.tiles = tiles.value(clause.id);
    }
    nameEditions(connection, clauses);
    return clauses;
}

} // namespace glossator::catalogue
