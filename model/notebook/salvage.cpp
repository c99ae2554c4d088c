// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notebook/salvage.h"

#include "model/catalogue/statement.h"
#include "model/notebook/mended_copy.h"
#include "model/notebook/row_copier.h"

#include <QSet>
#include <QUuid>

#include <vector>

namespace glossator::notebook {

using catalogue::Statement;
using Schema = MendedCopy::Schema;
using Log = MendedCopy::Log;

namespace {

/// After those that they refer to.
const std::vector<SalvagedTable>& tables()
{
    const QString rowid = QStringLiteral("rowid");
    static const std::vector<SalvagedTable> all{
        {QStringLiteral("game_table"), QStringLiteral("number, position, name"), rowid},
        {QStringLiteral("game_table_expansion"), QStringLiteral("game_table, expansion"),
         QStringLiteral("game_table %1, expansion %1"), 1, false},
        {QStringLiteral("current_table"), QStringLiteral("one, game_table"), rowid},
        {QStringLiteral("bookmark"), QStringLiteral("kind, id, added"), rowid},
        {QStringLiteral("note"), QStringLiteral("clause, text, changed"), rowid},
        {QStringLiteral("recent_place"), QStringLiteral("kind, id, visited"), rowid},
        {QStringLiteral("house_decision"), QStringLiteral("switch, reading, decided"), rowid},
        {QStringLiteral("house_rule"), QStringLiteral("clause, text, decided"), rowid, 2},
        {QStringLiteral("stage_pace"), QStringLiteral("one, speed, motion"), rowid, 3}};
    return all;
}

/// What one way of reading came to.
struct Reading
{
    int copied = 0;
    bool isWhole = true;     ///< every row could be read
    QSet<QString> unknown{}; ///< tables that its schema does not tell of, although it should
};

bool knows(const QSqlDatabase& database, const QString& table)
{
    Statement row(database, QStringLiteral("SELECT 1 FROM %1 LIMIT 0").arg(table));
    return row.error().isEmpty();
}

/// Only the wanted tables; none: all.
Reading readFrom(const QSqlDatabase& from, const QSqlDatabase& into, const MendedCopy& copy,
                 const QSet<QString>& wanted)
{
    constexpr qint64 mostRowsOfAPage = 256;
    Reading reading;
    for (const SalvagedTable& table : tables()) {
        if (table.since > copy.version() || (!wanted.isEmpty() && !wanted.contains(table.name)))
            continue;
        if (!knows(from, table.name)) {
            reading.unknown.insert(table.name);
            continue;
        }
        RowCopier rows(from, into, table);
        rows.copy(copy.pages() * mostRowsOfAPage);
        reading.copied += rows.copied();
        reading.isWhole = reading.isWhole && rows.isWhole();
    }
    return reading;
}

Reading read(const MendedCopy& copy, const QSqlDatabase& into, const QSet<QString>& wanted = {})
{
    const QString name = QUuid::createUuid().toString(QUuid::WithoutBraces);
    Reading reading{0, false};
    {
        QSqlDatabase from = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        from.setDatabaseName(copy.path());
        if (from.open()) {
            // One bad table in the schema shall not hide the others.
            (void)Statement(from, QStringLiteral("PRAGMA writable_schema = ON")).run();
            reading = readFrom(from, into, copy, wanted);
        }
    }
    QSqlDatabase::removeDatabase(name);
    return reading;
}

} // namespace

/// A log that belongs to another state of the file spoils what could be read without it.
int salvage(const QString& damagedFile, const QSqlDatabase& into)
{
    int copied = 0;
    for (const Log log : {Log::Read, Log::LeftOut}) {
        const Reading asItIs = read(MendedCopy(damagedFile, Schema::Kept, log), into);
        copied += asItIs.copied;
        if (asItIs.isWhole && asItIs.unknown.isEmpty())
            break;
        if (!asItIs.unknown.isEmpty())
            copied += read(MendedCopy(damagedFile, Schema::New, log), into, asItIs.unknown).copied;
    }
    return copied;
}

} // namespace glossator::notebook
