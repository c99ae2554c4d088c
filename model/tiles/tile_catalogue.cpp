// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tiles/tile_catalogue.h"

#include "model/tiles/tile_rows.h"

#include <algorithm>

namespace glossator::tiles {

tl::expected<TileCatalogue, QString> TileCatalogue::load(const QSqlDatabase& database)
{
    return readTileRows(database).map([](std::vector<TileFile> files) { return of(std::move(files)); });
}

TileCatalogue TileCatalogue::of(std::vector<TileFile> files)
{
    TileCatalogue result;
    result.m_files = std::move(files);
    for (std::size_t file = 0; file < result.m_files.size(); ++file)
        for (std::size_t tile = 0; tile < result.m_files[file].tiles.size(); ++tile)
            result.m_places.emplace(result.m_files[file].tiles[tile].kind.id, std::pair(file, tile));
    return result;
}

const TileSource* TileCatalogue::tile(std::string_view id) const
{
    const auto found = m_places.find(id);
    return found == m_places.end() ? nullptr : &m_files[found->second.first].tiles[found->second.second];
}

const TileFile* TileCatalogue::file(std::string_view expansion) const
{
    const auto found = std::find_if(m_files.begin(), m_files.end(),
                                    [&](const TileFile& f) { return f.expansion == expansion; });
    return found == m_files.end() ? nullptr : &*found;
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
