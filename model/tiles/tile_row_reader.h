// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/statement.h"
#include "model/tiles/tile_source.h"

#include <limits>
#include <map>
#include <string>
#include <vector>

namespace glossator::tiles {

/// Reads the tables of the chapter one after the other, each in one go, and puts their rows where they
/// belong: all boxes, or a single one. Rows that belong nowhere or hold words of no meaning are remembered as
/// an error.
class TileRowReader
{
public:
    explicit TileRowReader(const QSqlDatabase& database) : m_database(database) {}

    /// All boxes with their tiles, in the order of the shelf. They make sense only when error() is empty.
    [[nodiscard]] std::vector<TileFile> read();
    /// The same of one box alone; none for an expansion without a box.
    [[nodiscard]] std::vector<TileFile> readBox(const QString& expansion);
    [[nodiscard]] const QString& error() const { return m_error; }

private:
    /// Runs a query and gives each row to `take` together with the tile whose number is in column 0.
    template <typename Take>
    void forEachTileRow(const char* sql, Take take);
    /// The same with the feature whose position is in column 1.
    template <typename Take>
    void forEachFeatureRow(const char* sql, Take take);

    void readBoxes();
    void findNumbers();
    void readTokens();
    void readTiles();
    void readTile(catalogue::Statement& row, TileSource& tile);
    void readFeatures();
    void readSquares();
    void readEdge(catalogue::Statement& row, engine::TileKind& kind);
    [[nodiscard]] std::int8_t laneOf(const catalogue::Statement& row, int column) const;
    TileFile* fileOf(const QString& expansion);
    void note(const catalogue::Statement& statement);
    void fail(const QString& error);

    QSqlDatabase m_database;
    QString m_error;
    QString m_only;                               ///< the box that is read; null: all
    int m_first = 0;                              ///< number of its first tile
    int m_last = std::numeric_limits<int>::max(); ///< and of its last
    std::vector<TileFile> m_files;
    std::map<std::string, std::size_t> m_fileOf;                 ///< by expansion
    std::map<int, std::pair<std::size_t, std::size_t>> m_tileOf; ///< by number: file, tile in it
};

} // namespace glossator::tiles
