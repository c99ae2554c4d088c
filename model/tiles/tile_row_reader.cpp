// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tiles/tile_row_reader.h"

#include "model/tiles/tile_words.h"

namespace glossator::tiles {

namespace {

using catalogue::Statement;
using engine::SquareSpec;

std::string textOf(const Statement& row, int column)
{
    return row.text(column).toStdString();
}

/// The next position of a list: rows come in order, without gaps.
template <typename Value>
bool isNext(const std::vector<Value>& list, int position)
{
    return static_cast<int>(list.size()) == position;
}

} // namespace

std::vector<TileFile> TileRowReader::read()
{
    readBoxes();
    readTokens();
    readTiles();
    readFeatures();
    readSquares();
    return std::move(m_files);
}

std::vector<TileFile> TileRowReader::readBox(const QString& expansion)
{
    m_only = expansion;
    findNumbers();
    return read();
}

/// The tiles of a box have numbers that follow one another.
void TileRowReader::findNumbers()
{
    Statement row(m_database,
                  QStringLiteral("SELECT min(number), max(number) FROM tile WHERE expansion = ?"));
    if (row.bind(m_only).next()) {
        m_first = row.integer(0);
        m_last = row.integer(1);
    }
    note(row);
}

template <typename Take>
void TileRowReader::forEachTileRow(const char* sql, Take take)
{
    Statement row(m_database, QString::fromLatin1(sql));
    row.bind(m_first).bind(m_last);
    while (row.next()) {
        const auto found = m_tileOf.find(row.integer(0));
        if (found == m_tileOf.end())
            return fail(QStringLiteral("a row belongs to no tile: %1").arg(QString::fromLatin1(sql)));
        take(row, m_files[found->second.first].tiles[found->second.second]);
    }
    note(row);
}

template <typename Take>
void TileRowReader::forEachFeatureRow(const char* sql, Take take)
{
    forEachTileRow(sql, [&](Statement& row, TileSource& tile) {
        const int feature = row.integer(1);
        if (feature < 0 || feature >= static_cast<int>(tile.kind.features.size()))
            fail(QStringLiteral("a row belongs to no feature of a tile"));
        else
            take(row, tile.kind.features[static_cast<std::size_t>(feature)]);
    });
}

void TileRowReader::readBoxes()
{
    Statement row(
        m_database,
        QStringLiteral("SELECT b.expansion, b.note, b.missing, b.missing_note FROM tile_box b "
                       "JOIN expansion e ON e.id = b.expansion WHERE b.expansion = ?1 OR ?1 IS NULL "
                       "ORDER BY e.position"));
    row.bind(m_only);
    while (row.next()) {
        TileFile file;
        file.expansion = textOf(row, 0);
        file.note = textOf(row, 1);
        if (!row.isNull(2))
            file.missing = MissingTiles{row.integer(2), textOf(row, 3)};
        m_fileOf.emplace(file.expansion, m_files.size());
        m_files.push_back(std::move(file));
    }
    note(row);
}

void TileRowReader::readTokens()
{
    Statement row(
        m_database,
        QStringLiteral("SELECT expansion, name, count FROM tile_token WHERE expansion = ?1 OR ?1 IS NULL "
                       "ORDER BY expansion, position"));
    row.bind(m_only);
    while (row.next())
        if (TileFile* file = fileOf(row.text(0)))
            file->tokens.emplace_back(textOf(row, 1), row.integer(2));
    note(row);
}

void TileRowReader::readTiles()
{
    Statement row(
        m_database,
        QStringLiteral("SELECT expansion, number, id, letter, name, count, starts, confidence, standing, "
                       "note, marker_x, marker_y FROM tile WHERE number BETWEEN ? AND ? ORDER BY number"));
    row.bind(m_first).bind(m_last);
    while (row.next()) {
        TileFile* file = fileOf(row.text(0));
        if (file == nullptr)
            continue;
        m_tileOf.emplace(row.integer(1),
                         std::pair(m_fileOf.find(file->expansion)->second, file->tiles.size()));
        readTile(row, file->tiles.emplace_back());
    }
    note(row);
    forEachTileRow("SELECT tile, shows FROM tile_copy WHERE tile BETWEEN ? AND ? ORDER BY tile, position",
                   [](Statement& copy, TileSource& tile) { tile.shows.push_back(textOf(copy, 1)); });
    forEachTileRow("SELECT tile, mark FROM tile_mark WHERE tile BETWEEN ? AND ? ORDER BY tile, position",
                   [](Statement& mark, TileSource& tile) { tile.kind.marks.push_back(textOf(mark, 1)); });
}

void TileRowReader::readTile(Statement& row, TileSource& tile)
{
    tile.expansion = textOf(row, 0);
    tile.kind.box = tile.expansion;
    tile.kind.id = textOf(row, 2);
    tile.letter = textOf(row, 3);
    tile.name = textOf(row, 4);
    tile.kind.count = row.integer(5);
    tile.kind.starts = row.boolean(6);
    const auto certainty = confidence(textOf(row, 7));
    const auto status = standing(textOf(row, 8));
    if (!certainty || !status)
        return fail(QStringLiteral("tile %1 has no known confidence or standing").arg(row.text(2)));
    tile.confidence = *certainty;
    tile.standing = *status;
    tile.note = textOf(row, 9);
    if (!row.isNull(10))
        tile.marker = Point{row.real(10), row.real(11)};
}

void TileRowReader::readFeatures()
{
    forEachTileRow("SELECT tile, position, name, kind, pennants FROM tile_feature WHERE tile BETWEEN ? AND ? "
                   "ORDER BY tile, position",
                   [this](Statement& row, TileSource& tile) {
                       const auto kind = featureKind(textOf(row, 3));
                       if (!kind || !isNext(tile.kind.features, row.integer(1)))
                           return fail(
                               QStringLiteral("feature %1 has no known kind or place").arg(row.text(2)));
                       engine::FeatureSpec& feature = tile.kind.features.emplace_back();
                       feature.kind = *kind;
                       feature.name = textOf(row, 2);
                       feature.pennants = static_cast<std::uint8_t>(row.integer(4));
                   });
    using Feature = engine::FeatureSpec;
    forEachFeatureRow("SELECT tile, feature, mark FROM tile_feature_mark WHERE tile BETWEEN ? AND ? ORDER BY "
                      "tile, feature, position",
                      [](Statement& row, Feature& feature) { feature.marks.push_back(textOf(row, 2)); });
    forEachFeatureRow("SELECT tile, feature, place FROM tile_road_end WHERE tile BETWEEN ? AND ? ORDER BY "
                      "tile, feature, position",
                      [](Statement& row, Feature& feature) { feature.innerEnds.push_back(textOf(row, 2)); });
    forEachFeatureRow("SELECT tile, field, city FROM tile_field_city WHERE tile BETWEEN ? AND ? ORDER BY "
                      "tile, field, position",
                      [](Statement& row, Feature& feature) {
                          feature.touches.push_back(static_cast<std::uint8_t>(row.integer(2)));
                      });
    forEachFeatureRow("SELECT tile, feature, square FROM tile_feature_square WHERE tile BETWEEN ? AND ? "
                      "ORDER BY tile, feature, position",
                      [](Statement& row, Feature& feature) {
                          feature.squares.push_back(static_cast<std::uint8_t>(row.integer(2)));
                      });
}

void TileRowReader::readSquares()
{
    forEachTileRow(
        "SELECT tile, position, name, x, y FROM tile_square WHERE tile BETWEEN ? AND ? ORDER BY tile, "
        "position",
        [this](Statement& row, TileSource& tile) {
            if (!isNext(tile.kind.squares, row.integer(1)))
                return fail(
                    QStringLiteral("a square of %1 is missing").arg(QString::fromStdString(tile.kind.id)));
            SquareSpec& square = tile.kind.squares.emplace_back();
            square.name = textOf(row, 2);
            for (auto& lanes : square.lanes)
                lanes.fill(SquareSpec::none);
            square.offset = {static_cast<std::int16_t>(row.integer(3)),
                             static_cast<std::int16_t>(row.integer(4))};
        });
    forEachTileRow("SELECT tile, square, side, kind, left, centre, right FROM tile_edge WHERE tile BETWEEN ? "
                   "AND ? ORDER BY tile, square",
                   [this](Statement& row, TileSource& tile) { readEdge(row, tile.kind); });
}

void TileRowReader::readEdge(Statement& row, engine::TileKind& kind)
{
    const int square = row.integer(1);
    const auto at = side(textOf(row, 2));
    const std::string edgeWord = textOf(row, 3);
    const auto edge = edgeWord == "internal" ? engine::EdgeKind::Internal : edgeKind(edgeWord);
    if (square < 0 || square >= static_cast<int>(kind.squares.size()) || !at || !edge)
        return fail(
            QStringLiteral("an edge of %1 has no known place or kind").arg(QString::fromStdString(kind.id)));
    SquareSpec& spec = kind.squares[static_cast<std::size_t>(square)];
    spec.edges[static_cast<std::size_t>(*at)] = *edge;
    spec.lanes[static_cast<std::size_t>(*at)] = {laneOf(row, 4), laneOf(row, 5), laneOf(row, 6)};
}

std::int8_t TileRowReader::laneOf(const Statement& row, int column) const
{
    return row.isNull(column) ? SquareSpec::none : static_cast<std::int8_t>(row.integer(column));
}

TileFile* TileRowReader::fileOf(const QString& expansion)
{
    const auto found = m_fileOf.find(expansion.toStdString());
    if (found != m_fileOf.end())
        return &m_files[found->second];
    fail(QStringLiteral("a row belongs to no box: %1").arg(expansion));
    return nullptr;
}

void TileRowReader::note(const Statement& statement)
{
    if (!statement.error().isEmpty())
        fail(statement.error());
}

void TileRowReader::fail(const QString& error)
{
    if (m_error.isEmpty())
        m_error = error;
}

} // namespace glossator::tiles
