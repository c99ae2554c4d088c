// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notebook/salvage.h"

#include "model/catalogue/statement.h"

#include <QStringList>
#include <QUuid>

#include <vector>

namespace glossator::notebook {

using catalogue::Statement;

namespace {

/// A table whose rows are copied, after those it refers to.
struct Salvaged
{
    QString name;
    QString columns;
    QString order; ///< what its rows are kept by
};

std::vector<Salvaged> tables()
{
    return {
        {QStringLiteral("game_table"), QStringLiteral("number, position, name"), QStringLiteral("number")},
        {QStringLiteral("game_table_expansion"), QStringLiteral("game_table, expansion"),
         QStringLiteral("game_table %1, expansion")},
        {QStringLiteral("current_table"), QStringLiteral("one, game_table"), QStringLiteral("one")},
        {QStringLiteral("bookmark"), QStringLiteral("kind, id, added"), QStringLiteral("rowid")},
        {QStringLiteral("note"), QStringLiteral("clause, text, changed"), QStringLiteral("rowid")},
        {QStringLiteral("recent_place"), QStringLiteral("kind, id, visited"), QStringLiteral("rowid")},
        {QStringLiteral("house_decision"), QStringLiteral("switch, reading, decided"),
         QStringLiteral("rowid")},
        {QStringLiteral("house_rule"), QStringLiteral("clause, text, decided"), QStringLiteral("rowid")},
        {QStringLiteral("stage_pace"), QStringLiteral("one, speed, motion"), QStringLiteral("one")}};
}

/// Until the first row that cannot be read.
int copyRows(const QSqlDatabase& from, const QSqlDatabase& into, const Salvaged& table, bool backwards)
{
    const QString direction = backwards ? QStringLiteral("DESC") : QStringLiteral("ASC");
    QString order = table.order;
    order.replace(QStringLiteral("%1"), direction);
    Statement rows(
        from,
        QStringLiteral("SELECT %1 FROM %2 ORDER BY %3 %4").arg(table.columns, table.name, order, direction));
    const auto columns = table.columns.count(u',') + 1;
    QStringList marks;
    marks.fill(QStringLiteral("?"), columns);
    int copied = 0;
    while (rows.next()) {
        Statement insert(into, QStringLiteral("INSERT OR IGNORE INTO %1 (%2) VALUES (%3) RETURNING 1")
                                   .arg(table.name, table.columns, marks.join(u',')));
        for (int column = 0; column < columns; ++column)
            insert.bind(rows.value(column));
        copied += insert.next() ? 1 : 0;
    }
    return copied;
}

int copyAll(const QSqlDatabase& from, const QSqlDatabase& into)
{
    int copied = 0;
    for (const Salvaged& table : tables())
        for (const bool backwards : {false, true})
            copied += copyRows(from, into, table, backwards);
    return copied;
}

} // namespace

int salvage(const QString& damagedFile, const QSqlDatabase& into)
{
    const QString name = QUuid::createUuid().toString(QUuid::WithoutBraces);
    int copied = 0;
    {
        QSqlDatabase from = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        from.setDatabaseName(damagedFile);
        from.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY"));
        if (from.open())
            copied = copyAll(from, into);
    }
    QSqlDatabase::removeDatabase(name);
    return copied;
}

} // namespace glossator::notebook
