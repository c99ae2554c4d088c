// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tiles/tile_row_writer.h"

#include "model/tiles/tile_words.h"

namespace glossator::tiles {

namespace {

using catalogue::Statement;
using engine::Side;

/// An empty text is '' and not NULL.
QString text(std::string_view words)
{
    return words.empty() ? QStringLiteral("")
                         : QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

QVariant laneValue(std::int8_t feature)
{
    return feature == engine::SquareSpec::none ? QVariant() : QVariant(int{feature});
}

Statement insertInto(const QSqlDatabase& database, const QString& table, const QString& columns)
{
    QString marks = QStringLiteral("?");
    for (qsizetype i = columns.count(u','); i > 0; --i)
        marks += QStringLiteral(", ?");
    return Statement(database, QStringLiteral("INSERT INTO %1 (%2) VALUES (%3)").arg(table, columns, marks));
}

} // namespace

TileRowWriter::TileRowWriter(const QSqlDatabase& database)
    : m_box(insertInto(database, "tile_box", "expansion, note, missing, missing_note")),
      m_token(insertInto(database, "tile_token", "expansion, position, name, count")),
      m_tile(insertInto(database, "tile",
                        "number, id, expansion, letter, name, count, starts, confidence, standing, note, "
                        "marker_x, marker_y")),
      m_copy(insertInto(database, "tile_copy", "tile, position, shows")),
      m_mark(insertInto(database, "tile_mark", "tile, position, mark")),
      m_feature(insertInto(database, "tile_feature", "tile, position, name, kind, pennants")),
      m_featureMark(insertInto(database, "tile_feature_mark", "tile, feature, position, mark")),
      m_roadEnd(insertInto(database, "tile_road_end", "tile, feature, position, place")),
      m_fieldCity(insertInto(database, "tile_field_city", "tile, field, position, city")),
      m_square(insertInto(database, "tile_square", "tile, position, name, x, y")),
      m_featureSquare(insertInto(database, "tile_feature_square", "tile, feature, position, square")),
      m_edge(insertInto(database, "tile_edge", "tile, square, side, kind, left, centre, right"))
{
}

void TileRowWriter::write(const TileFile& file)
{
    writeBox(file);
    for (const TileSource& tile : file.tiles)
        writeTile(tile);
}

QString TileRowWriter::error() const
{
    for (const Statement* statement :
         {&m_box, &m_token, &m_tile, &m_copy, &m_mark, &m_feature, &m_featureMark, &m_roadEnd, &m_fieldCity,
          &m_square, &m_featureSquare, &m_edge})
        if (!statement->error().isEmpty())
            return statement->error();
    return {};
}

void TileRowWriter::writeBox(const TileFile& file)
{
    m_box.bind(text(file.expansion)).bind(text(file.note));
    m_box.bind(file.missing ? QVariant(file.missing->tiles) : QVariant());
    m_box.bind(file.missing ? QVariant(text(file.missing->note)) : QVariant()).run();
    int position = 0;
    for (const auto& [name, count] : file.tokens)
        m_token.bind(text(file.expansion)).bind(position++).bind(text(name)).bind(count).run();
}

void TileRowWriter::writeTile(const TileSource& tile)
{
    m_tile.bind(++m_number).bind(text(tile.kind.id)).bind(text(tile.expansion)).bind(text(tile.letter));
    m_tile.bind(text(tile.name)).bind(tile.kind.count).bind(int{tile.kind.starts});
    m_tile.bind(text(word(tile.confidence))).bind(text(word(tile.standing))).bind(text(tile.note));
    m_tile.bind(tile.marker ? QVariant(tile.marker->x) : QVariant());
    m_tile.bind(tile.marker ? QVariant(tile.marker->y) : QVariant()).run();
    int position = 0;
    for (const std::string& shown : tile.shows)
        m_copy.bind(m_number).bind(position++).bind(text(shown)).run();
    position = 0;
    for (const std::string& mark : tile.kind.marks)
        m_mark.bind(m_number).bind(position++).bind(text(mark)).run();
    for (std::size_t i = 0; i < tile.kind.features.size(); ++i)
        writeFeature(tile.kind.features[i], static_cast<int>(i));
    for (std::size_t i = 0; i < tile.kind.squares.size(); ++i)
        writeSquare(tile.kind.squares[i], static_cast<int>(i));
    for (std::size_t i = 0; i < tile.kind.features.size(); ++i)
        writeCoverage(tile.kind.features[i], static_cast<int>(i));
}

void TileRowWriter::writeFeature(const engine::FeatureSpec& feature, int position)
{
    m_feature.bind(m_number).bind(position).bind(text(feature.name)).bind(text(word(feature.kind)));
    m_feature.bind(int{feature.pennants}).run();
    int order = 0;
    for (const std::string& mark : feature.marks)
        m_featureMark.bind(m_number).bind(position).bind(order++).bind(text(mark)).run();
    order = 0;
    for (const std::string& place : feature.innerEnds)
        m_roadEnd.bind(m_number).bind(position).bind(order++).bind(text(place)).run();
}

void TileRowWriter::writeSquare(const engine::SquareSpec& square, int position)
{
    m_square.bind(m_number)
        .bind(position)
        .bind(text(square.name))
        .bind(int{square.offset.x})
        .bind(int{square.offset.y})
        .run();
    for (const Side side : engine::allSides) {
        const auto& [left, centre, right] = square.lanes[static_cast<std::size_t>(side)];
        m_edge.bind(m_number).bind(position).bind(text(word(side)));
        m_edge.bind(text(word(square.edges[static_cast<std::size_t>(side)])));
        m_edge.bind(laneValue(left)).bind(laneValue(centre)).bind(laneValue(right)).run();
    }
}

/// What a feature says of other rows: they must be there first.
void TileRowWriter::writeCoverage(const engine::FeatureSpec& feature, int position)
{
    int order = 0;
    for (const std::uint8_t city : feature.touches)
        m_fieldCity.bind(m_number).bind(position).bind(order++).bind(int{city}).run();
    order = 0;
    for (const std::uint8_t square : feature.squares)
        m_featureSquare.bind(m_number).bind(position).bind(order++).bind(int{square}).run();
}

} // namespace glossator::tiles
