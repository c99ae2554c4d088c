// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notebook/salvage.h"

#include "model/catalogue/statement.h"
#include "model/notebook/mended_copy.h"
#include "model/notebook/page_map.h"
#include "model/notebook/row_copier.h"

#include <QFile>
#include <QSet>
#include <QUuid>

#include <functional>
#include <utility>
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
        {QStringLiteral("game_table"), QStringLiteral("number, position, name"), rowid, 1, true,
         EntryKind::Table},
        {QStringLiteral("game_table_expansion"), QStringLiteral("game_table, expansion"),
         QStringLiteral("game_table %1, expansion %1"), 1, false, EntryKind::Table},
        {QStringLiteral("current_table"), QStringLiteral("one, game_table"), rowid},
        {QStringLiteral("bookmark"), QStringLiteral("kind, id, added"), rowid, 1, true, EntryKind::Bookmark},
        {QStringLiteral("note"), QStringLiteral("clause, text, changed"), rowid, 1, true, EntryKind::Note},
        {QStringLiteral("recent_place"), QStringLiteral("kind, id, visited"), rowid},
        {QStringLiteral("house_decision"), QStringLiteral("switch, reading, decided"), rowid, 1, true,
         EntryKind::HouseDecision},
        {QStringLiteral("house_rule"), QStringLiteral("clause, text, decided"), rowid, 2, true,
         EntryKind::HouseDecision},
        {QStringLiteral("stage_pace"), QStringLiteral("one, speed, motion"), rowid, 3}};
    return all;
}

constexpr qint64 mostRowsOfAPage = 256;

/// What one way of reading came to.
struct Reading
{
    int copied = 0;
    std::vector<const SalvagedTable*> broken{}; ///< of which not every row could be read
    QSet<QString> unknown{}; ///< tables that its schema does not tell of, although it should

    /// What the broken tables are of.
    [[nodiscard]] std::set<EntryKind> incomplete() const
    {
        std::set<EntryKind> entries;
        for (const SalvagedTable* table : broken)
            if (table->entries)
                entries.insert(*table->entries);
        return entries;
    }
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
        if (!rows.isWhole())
            reading.broken.push_back(&table);
    }
    return reading;
}

/// Does something with the copy on a connection of its own.
template <typename Act>
void onConnection(const MendedCopy& copy, const Act& act)
{
    const QString name = QUuid::createUuid().toString(QUuid::WithoutBraces);
    {
        QSqlDatabase from = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        from.setDatabaseName(copy.path());
        if (from.open()) {
            // One bad table in the schema shall not hide the others.
            (void)Statement(from, QStringLiteral("PRAGMA writable_schema = ON")).run();
            act(from);
        }
    }
    QSqlDatabase::removeDatabase(name);
}

Reading read(const MendedCopy& copy, const QSqlDatabase& into, const QSet<QString>& wanted = {})
{
    Reading reading;
    onConnection(copy, [&](const QSqlDatabase& from) { reading = readFrom(from, into, copy, wanted); });
    return reading;
}

std::vector<int> strayPages(const MendedCopy& copy)
{
    std::vector<int> roots{1};
    onConnection(copy, [&](const QSqlDatabase& from) {
        Statement rows(from, QStringLiteral("SELECT rootpage FROM sqlite_schema"));
        while (rows.next())
            roots.push_back(rows.integer(0));
    });
    QFile file(copy.path());
    const QByteArray content = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    return PageMap(content, MendedCopy::pageSize).strays(roots);
}

/// Pages that no table leads to any more are those of the broken one: each is read as if it began there.
int readStrays(const MendedCopy& copy, const QSqlDatabase& into, const SalvagedTable& table)
{
    int copied = 0;
    for (const int page : strayPages(copy)) {
        onConnection(copy, [&](const QSqlDatabase& from) {
            Statement(from, QStringLiteral("UPDATE sqlite_schema SET rootpage = ? WHERE name = ?"))
                .bind(page)
                .bind(table.name)
                .run();
        });
        onConnection(copy, [&](const QSqlDatabase& from) {
            RowCopier rows(from, into, table);
            rows.copy(mostRowsOfAPage);
            copied += rows.copied();
        });
    }
    return copied;
}

/// All that one state of the file has, and whether that is all that it should have.
std::pair<Salvaged, bool> readState(const QString& damagedFile, Log log, const QSqlDatabase& into)
{
    const MendedCopy copy(damagedFile, Schema::Kept, log);
    const Reading asItIs = read(copy, into);
    Salvaged saved{asItIs.copied, asItIs.incomplete()};
    if (asItIs.broken.size() == 1 && asItIs.broken.front()->hasRowId)
        saved.rows += readStrays(copy, into, *asItIs.broken.front());
    if (asItIs.unknown.isEmpty())
        return {saved, asItIs.broken.empty()};
    const Reading anew = read(MendedCopy(damagedFile, Schema::New, log), into, asItIs.unknown);
    saved.rows += anew.copied;
    saved.incomplete.merge(anew.incomplete());
    return {saved, false};
}

/// A log that belongs to another state of the file spoils what could be read without it.
Salvaged readDamaged(const QString& damagedFile, const QSqlDatabase& into)
{
    auto [saved, isWhole] = readState(damagedFile, Log::Read, into);
    if (isWhole)
        return saved;
    const Salvaged without = readState(damagedFile, Log::LeftOut, into).first;
    saved.rows += without.rows;
    std::erase_if(saved.incomplete, [&](EntryKind kind) { return !without.incomplete.contains(kind); });
    return saved;
}

Salvaged inOneWrite(QSqlDatabase database, const std::function<Salvaged()>& copy)
{
    (void)database.transaction();
    Salvaged saved = copy();
    if (database.commit())
        return saved;
    (void)database.rollback();
    return {};
}

} // namespace

int readNewer(const QString& file, const QSqlDatabase& into)
{
    return inOneWrite(into,
                      [&] { return Salvaged{read(MendedCopy(file, Schema::Kept, Log::Read), into).copied}; })
        .rows;
}

Salvaged salvage(const QString& damagedFile, const QSqlDatabase& into)
{
    return inOneWrite(into, [&] { return readDamaged(damagedFile, into); });
}

} // namespace glossator::notebook
