// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/expansion_reader.h"

#include "model/catalogue/wording_columns.h"

#include <QHash>

namespace glossator::catalogue {

namespace {

constexpr int firstNameColumn = 11;

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
    expansion.partOf = row.text(9);
    expansion.sign = row.text(10);
    expansion.name = wordingsAt(row, firstNameColumn);
    return expansion;
}

} // namespace

std::vector<Expansion> readExpansions(Connection& connection, const std::optional<QString>& id)
{
    const QString sql =
        QLatin1String("SELECT e.id, e.code, e.prefix, e.family, e.number, e.published, e.publisher, e.whole, "
                      "(SELECT group_concat(edition, ' ') FROM (SELECT edition FROM expansion_edition "
                      "WHERE expansion = e.id ORDER BY position)), e.part_of, e.sign, ") +
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

/// Of one expansion, or of all.
Statement select(Connection& connection, const QString& sql, const std::optional<QString>& expansion,
                 const QString& order)
{
    Statement rows(connection.database(),
                   sql + (expansion ? QLatin1String(" WHERE t.expansion = ?") : QLatin1String()) +
                       QLatin1String(" ORDER BY ") + order);
    if (expansion)
        rows.bind(*expansion);
    return rows;
}

/// Expansion and id of a section.
using Key = std::pair<QString, QString>;

/// The tiles beside each section.
QHash<Key, QStringList> readSectionTiles(Connection& connection, const std::optional<QString>& expansion)
{
    Statement rows =
        select(connection, QStringLiteral("SELECT t.expansion, t.section, t.tile FROM section_tile t"),
               expansion, QStringLiteral("t.expansion, t.section, t.position"));
    QHash<Key, QStringList> tiles;
    while (rows.next())
        tiles[{rows.text(0), rows.text(1)}] << rows.text(2);
    connection.note(rows);
    return tiles;
}

/// The names of the columns of each section that is a table.
QHash<Key, std::vector<LocalizedText>> readColumns(Connection& connection,
                                                   const std::optional<QString>& expansion)
{
    Statement rows =
        select(connection,
               QLatin1String("SELECT t.expansion, t.section, ") + wordingColumns() +
                   QLatin1String(" FROM section_column t") + wordingJoins(QStringLiteral("t.name")),
               expansion, QStringLiteral("t.expansion, t.section, t.position"));
    QHash<Key, std::vector<LocalizedText>> columns;
    while (rows.next())
        columns[{rows.text(0), rows.text(1)}].push_back(wordingsAt(rows, 2));
    connection.note(rows);
    return columns;
}

} // namespace

std::vector<Section> readSections(Connection& connection, const std::optional<QString>& expansion)
{
    Statement rows = select(connection,
                            QLatin1String("SELECT t.id, t.expansion, t.position, ") + wordingColumns() +
                                QLatin1String(" FROM section t JOIN expansion e ON e.id = t.expansion") +
                                wordingJoins(QStringLiteral("t.title")),
                            expansion, QStringLiteral("e.position, t.position"));
    const auto tiles = readSectionTiles(connection, expansion);
    const auto columns = readColumns(connection, expansion);
    std::vector<Section> sections;
    while (rows.next()) {
        const Key key{rows.text(1), rows.text(0)};
        sections.push_back({rows.text(0), rows.text(1), rows.integer(2), wordingsAt(rows, 3),
                            tiles.value(key), columns.value(key)});
    }
    connection.note(rows);
    return sections;
}

} // namespace glossator::catalogue
