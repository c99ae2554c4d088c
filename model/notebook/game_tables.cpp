// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notebook/game_tables.h"

#include "model/notebook/writing.h"

namespace glossator::notebook {

using catalogue::Statement;

namespace {

GameTable tableIn(const Statement& row)
{
    return {row.integer(0), row.integer(1), row.text(2), {}};
}

/// The number of the new table. The statement must be over before what it wrote can be kept.
tl::expected<int, QString> insertNamed(const QSqlDatabase& database, const QString& name)
{
    Statement row(database, QStringLiteral("INSERT INTO game_table (position, name) VALUES "
                                           "((SELECT coalesce(max(position), 0) + 1 FROM game_table), ?) "
                                           "RETURNING number"));
    if (!row.bind(name).next())
        return tl::unexpected(row.error());
    return row.integer(0);
}

} // namespace

std::vector<GameTable> GameTables::all() const
{
    std::vector<GameTable> tables;
    Statement rows(m_database,
                   QStringLiteral("SELECT number, position, name FROM game_table ORDER BY position"));
    while (rows.next())
        tables.push_back(tableIn(rows));
    for (GameTable& table : tables)
        table.expansions = expansionsOf(table.number);
    return tables;
}

std::optional<GameTable> GameTables::find(int number) const
{
    Statement row(m_database,
                  QStringLiteral("SELECT number, position, name FROM game_table WHERE number = ?"));
    if (!row.bind(number).next())
        return std::nullopt;
    GameTable table = tableIn(row);
    table.expansions = expansionsOf(number);
    return table;
}

std::optional<GameTable> GameTables::current() const
{
    Statement row(m_database, QStringLiteral("SELECT game_table FROM current_table"));
    return row.next() ? find(row.integer(0)) : std::nullopt;
}

tl::expected<int, QString> GameTables::add(const QString& name, const QStringList& expansions)
{
    Writing writing(m_database);
    const auto number = insertNamed(m_database, name);
    writing.note(number ? writeExpansions(*number, expansions) : Written(tl::unexpected(number.error())));
    if (const Written written = writing.finish(); !written)
        return tl::unexpected(written.error());
    return number;
}

Written GameTables::rename(int number, const QString& name)
{
    Statement update(m_database, QStringLiteral("UPDATE game_table SET name = ? WHERE number = ?"));
    return run(update.bind(name).bind(number));
}

Written GameTables::setExpansions(int number, const QStringList& expansions)
{
    Writing writing(m_database);
    Statement clear(m_database, QStringLiteral("DELETE FROM game_table_expansion WHERE game_table = ?"));
    writing.note(run(clear.bind(number)));
    writing.note(writeExpansions(number, expansions));
    return writing.finish();
}

Written GameTables::setCurrent(std::optional<int> number)
{
    if (!number) {
        Statement clear(m_database, QStringLiteral("DELETE FROM current_table"));
        return run(clear);
    }
    Statement set(m_database, QStringLiteral("INSERT OR REPLACE INTO current_table (one, game_table) "
                                             "VALUES (1, ?)"));
    return run(set.bind(*number));
}

Written GameTables::remove(int number)
{
    Statement remove(m_database, QStringLiteral("DELETE FROM game_table WHERE number = ?"));
    return run(remove.bind(number));
}

Written GameTables::restore(const GameTable& table)
{
    Writing writing(m_database);
    Statement row(m_database,
                  QStringLiteral("INSERT INTO game_table (number, position, name) VALUES (?, ?, ?)"));
    writing.note(run(row.bind(table.number).bind(table.position).bind(table.name)));
    writing.note(writeExpansions(table.number, table.expansions));
    return writing.finish();
}

QStringList GameTables::expansionsOf(int number) const
{
    QStringList ids;
    Statement rows(m_database, QStringLiteral("SELECT expansion FROM game_table_expansion "
                                              "WHERE game_table = ? ORDER BY expansion"));
    rows.bind(number);
    while (rows.next())
        ids += rows.text(0);
    return ids;
}

Written GameTables::writeExpansions(int number, const QStringList& expansions)
{
    Statement row(m_database,
                  QStringLiteral("INSERT INTO game_table_expansion VALUES (?, ?) ON CONFLICT DO NOTHING"));
    for (const QString& expansion : expansions)
        if (const Written written = run(row.bind(number).bind(expansion)); !written)
            return written;
    return {};
}

} // namespace glossator::notebook
