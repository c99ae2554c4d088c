// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tiles/tile_catalogue.h"

#include "model/catalogue/statement.h"
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
    Shelf& shelf = result.m_shelf.emplace();
    for (TileFile& file : files) {
        shelf.add(file.expansion);
        for (const TileSource& tile : file.tiles)
            shelf.add(tile.kind.id, static_cast<std::size_t>(&tile - file.tiles.data()));
        shelf.put(shelf.files.size() - 1, std::move(file));
    }
    return result;
}

void TileCatalogue::Shelf::add(std::string box)
{
    files.emplace_back().expansion = std::move(box);
    isRead.push_back(false);
}

void TileCatalogue::Shelf::add(std::string tile, std::size_t inLastFile)
{
    places.emplace(std::move(tile), std::pair(files.size() - 1, inLastFile));
}

void TileCatalogue::Shelf::put(std::size_t place, TileFile file)
{
    files[place] = std::move(file);
    isRead[place] = true;
}

/// With the names of all boxes and tiles at least.
TileCatalogue::Shelf& TileCatalogue::shelf() const
{
    if (m_shelf)
        return *m_shelf;
    Shelf& shelf = m_shelf.emplace();
    if (!m_connection.isEmpty())
        list(shelf);
    return shelf;
}

void TileCatalogue::list(Shelf& shelf) const
{
    catalogue::Statement row(
        database(),
        QStringLiteral("SELECT b.expansion, t.id FROM tile_box b "
                       "JOIN expansion e ON e.id = b.expansion "
                       "LEFT JOIN tile t ON t.expansion = b.expansion ORDER BY e.position, t.number"));
    std::size_t tiles = 0; // of the last box
    while (row.next()) {
        const std::string box = row.text(0).toStdString();
        if (shelf.files.empty() || shelf.files.back().expansion != box) {
            shelf.add(box);
            tiles = 0;
        }
        if (!row.isNull(1))
            shelf.add(row.text(1).toStdString(), tiles++);
    }
    shelf.fault = row.error();
}

const TileCatalogue::Shelf& TileCatalogue::whole() const
{
    Shelf& known = shelf();
    if (!known.fault.isEmpty() || known.isWhole())
        return known;
    auto read = readTileRows(database());
    if (!read) {
        known.fault = read.error();
        return known;
    }
    for (std::size_t place = 0; place < std::min(known.files.size(), read->size()); ++place)
        if (!known.isRead[place])
            known.put(place, std::move((*read)[place]));
    return known;
}

const TileSource* TileCatalogue::tile(std::string_view id) const
{
    Shelf& known = shelf();
    const auto found = known.places.find(id);
    if (found == known.places.end())
        return nullptr;
    const auto [box, place] = found->second;
    if (known.fault.isEmpty() && !known.isRead[box])
        readBox(known, box);
    const bool isThere = known.fault.isEmpty() && place < known.files[box].tiles.size();
    return isThere ? &known.files[box].tiles[place] : nullptr;
}

void TileCatalogue::readBox(Shelf& shelf, std::size_t place) const
{
    auto read = readTileBox(database(), QString::fromStdString(shelf.files[place].expansion));
    if (read)
        shelf.put(place, std::move(*read));
    else
        shelf.fault = read.error();
}

QSqlDatabase TileCatalogue::database() const
{
    return QSqlDatabase::database(m_connection, false);
}

std::span<const TileFile> TileCatalogue::files() const
{
    const Shelf& known = whole();
    return known.fault.isEmpty() ? std::span(known.files) : std::span<const TileFile>();
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
