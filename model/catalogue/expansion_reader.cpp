// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/expansion_reader.h"

#include "model/catalogue/wording_columns.h"

#include <QHash>

namespace glossator::catalogue {

namespace {

constexpr int firstNameColumn = 9;

Expansion expansionOf(const Statement& row)
{
    Expansion expansion;
    expansion.id = row.text(0);
    expansion.code = row.text(1);
    expansion.prefix = row.text(2);
    expansion.family = expansionFamilyFromString(row.text(3)).value_or(ExpansionFamily::Mini);
    if (!row.isNull(4))
        expansion.number = row.integer(4);
    expansion.published = row.text(5);
    expansion.publisher = row.text(6);
    expansion.whole = row.boolean(7);
    expansion.editions = row.text(8).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    expansion.name = wordingsAt(row, firstNameColumn);
    return expansion;
}

} // namespace

std::vector<Expansion> readExpansions(Connection& connection, const std::optional<QString>& id)
{
    const QString sql =
        QLatin1String("SELECT e.id, e.code, e.prefix, e.family, e.number, e.published, e.publisher, e.whole, "
                      "(SELECT group_concat(edition, ' ') FROM (SELECT edition FROM expansion_edition "
                      "WHERE expansion = e.id ORDER BY position)), ") +
        wordingColumns() + QLatin1String(" FROM expansion e") + wordingJoins(QStringLiteral("e.name")) +
        (id ? QLatin1String(" WHERE e.id = ?") : QLatin1String(" ORDER BY e.position"));
    Statement rows(connection.database(), sql);
    if (id)
        rows.bind(*id);
    std::vector<Expansion> expansions;
    while (rows.next())
        expansions.push_back(expansionOf(rows));
    connection.note(rows);
    return expansions;
}

namespace {

/// The tiles beside each section of an expansion.
QHash<QString, QStringList> readSectionTiles(Connection& connection, const QString& expansion)
{
    Statement rows(connection.database(), QStringLiteral("SELECT section, tile FROM section_tile "
                                                         "WHERE expansion = ? ORDER BY section, position"));
    rows.bind(expansion);
    QHash<QString, QStringList> tiles;
    while (rows.next())
        tiles[rows.text(0)] << rows.text(1);
    connection.note(rows);
    return tiles;
}

/// The names of the columns of each section of an expansion that is a table.
QHash<QString, std::vector<LocalizedText>> readColumns(Connection& connection, const QString& expansion)
{
    Statement rows(connection.database(),
                   QLatin1String("SELECT c.section, ") + wordingColumns() +
                       QLatin1String(" FROM section_column c") + wordingJoins(QStringLiteral("c.name")) +
                       QLatin1String(" WHERE c.expansion = ? ORDER BY c.section, c.position"));
    rows.bind(expansion);
    QHash<QString, std::vector<LocalizedText>> columns;
    while (rows.next())
        columns[rows.text(0)].push_back(wordingsAt(rows, 1));
    connection.note(rows);
    return columns;
}

} // namespace

std::vector<Section> readSections(Connection& connection, const QString& expansion)
{
    Statement rows(connection.database(), QLatin1String("SELECT t.id, t.expansion, t.position, ") +
                                              wordingColumns() + QLatin1String(" FROM section t") +
                                              wordingJoins(QStringLiteral("t.title")) +
                                              QLatin1String(" WHERE t.expansion = ? ORDER BY t.position"));
    rows.bind(expansion);
    const QHash<QString, QStringList> tiles = readSectionTiles(connection, expansion);
    const auto columns = readColumns(connection, expansion);
    std::vector<Section> sections;
    while (rows.next())
        sections.push_back({rows.text(0), rows.text(1), rows.integer(2), wordingsAt(rows, 3),
                            tiles.value(rows.text(0)), columns.value(rows.text(0))});
    connection.note(rows);
    return sections;
}

} // namespace glossator::catalogue
