// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tiles/tile_catalogue.h"

#include "model/tiles/tile_rows.h"

#include <algorithm>

namespace glossator::tiles {

tl::expected<TileCatalogue, QString> TileCatalogue::load(const QSqlDatabase& database)
{
    TileCatalogue result = whenAsked(database);
    if (!result.fault().isEmpty())
        return tl::unexpected(result.fault());
    return result;
}

TileCatalogue TileCatalogue::whenAsked(const QSqlDatabase& database)
{
    TileCatalogue result;
    result.m_connection = database.connectionName();
    return result;
}

TileCatalogue TileCatalogue::of(std::vector<TileFile> files)
{
    TileCatalogue result;
    result.m_shelf.emplace().put(std::move(files));
    return result;
}

void TileCatalogue::Shelf::put(std::vector<TileFile> read)
{
    files = std::move(read);
    for (std::size_t file = 0; file < files.size(); ++file)
        for (std::size_t tile = 0; tile < files[file].tiles.size(); ++tile)
            places.emplace(files[file].tiles[tile].kind.id, std::pair(file, tile));
}

const TileCatalogue::Shelf& TileCatalogue::shelf() const
{
    if (m_shelf)
        return *m_shelf;
    Shelf& shelf = m_shelf.emplace();
    if (m_connection.isEmpty())
        return shelf;
    auto read = readTileRows(QSqlDatabase::database(m_connection, false));
    if (read)
        shelf.put(std::move(*read));
    else
        shelf.fault = read.error();
    return shelf;
}

const TileSource* TileCatalogue::tile(std::string_view id) const
{
    const Shelf& from = shelf();
    const auto found = from.places.find(id);
    return found == from.places.end() ? nullptr
                                      : &from.files[found->second.first].tiles[found->second.second];
}

const TileFile* TileCatalogue::file(std::string_view expansion) const
{
    const auto found = std::find_if(files().begin(), files().end(),
                                    [&](const TileFile& f) { return f.expansion == expansion; });
    return found == files().end() ? nullptr : &*found;
}

std::vector<engine::TileKind> TileCatalogue::kinds(std::span<const std::string> expansions) const
{
    std::vector<engine::TileKind> result;
    for (const std::string& expansion : expansions)
        if (const TileFile* found = file(expansion))
            for (const TileSource& tile : found->tiles)
                result.push_back(tile.kind);
    return result;
}

} // namespace glossator::tiles
