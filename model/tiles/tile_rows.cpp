// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tiles/tile_rows.h"

#include "model/catalogue/statement.h"
#include "model/tiles/tile_row_reader.h"
#include "model/tiles/tile_row_writer.h"
#include "model/tiles/tile_schema.h"
#include "model/tiles/tile_validator.h"

namespace glossator::tiles {

namespace {

/// What is wrong with the first tile that makes no sense.
QString firstFinding(const std::vector<TileFile>& files)
{
    for (const TileFile& file : files)
        for (const TileSource& tile : file.tiles)
            if (const Findings findings = validate(tile); !findings.empty())
                return QString::fromStdString(tile.kind.id + ": " + findings.front().what);
    return {};
}

/// The files unless something is wrong with them. `files` are what the reader has read.
tl::expected<std::vector<TileFile>, QString> sound(std::vector<TileFile> files, const TileRowReader& reader)
{
    const QString error = reader.error().isEmpty() ? firstFinding(files) : reader.error();
    if (!error.isEmpty())
        return tl::unexpected(error);
    return files;
}

} // namespace

tl::expected<void, QString> createTileTables(const QSqlDatabase& database)
{
    return catalogue::runScript(database, tileSchemaSql());
}

tl::expected<void, QString> writeTileRows(const QSqlDatabase& database, std::span<const TileFile> files)
{
    TileRowWriter writer(database);
    for (const TileFile& file : files)
        writer.write(file);
    if (!writer.error().isEmpty())
        return tl::unexpected(writer.error());
    return {};
}

tl::expected<std::vector<TileFile>, QString> readTileRows(const QSqlDatabase& database)
{
    TileRowReader reader(database);
    return sound(reader.read(), reader);
}

tl::expected<TileFile, QString> readTileBox(const QSqlDatabase& database, const QString& expansion)
{
    TileRowReader reader(database);
    return sound(reader.readBox(expansion), reader).map([](const std::vector<TileFile>& files) {
        return files.empty() ? TileFile() : files.front();
    });
}

} // namespace glossator::tiles
