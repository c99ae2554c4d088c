// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tiles/tile_source.h"

#include <QSqlDatabase>

#include <map>
#include <span>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace glossator::tiles {

/// All tiles of a catalogue, read once and kept: what the window, the cases and the engine ask for tiles.
class TileCatalogue
{
public:
    /// Reads the chapter of tiles; the error is what the database said.
    [[nodiscard]] static tl::expected<TileCatalogue, QString> load(const QSqlDatabase& database);
    /// From files as read by readTileFolder, for programs without a database.
    [[nodiscard]] static TileCatalogue of(std::vector<TileFile> files);

    /// The boxes in the order of the shelf.
    [[nodiscard]] std::span<const TileFile> files() const { return m_files; }
    /// nullptr for an unknown id. Stays valid as long as the catalogue does.
    [[nodiscard]] const TileSource* tile(std::string_view id) const;
    /// nullptr for an expansion without a box.
    [[nodiscard]] const TileFile* file(std::string_view expansion) const;
    /// The kinds of the expansions, for the engine; unknown expansions add nothing.
    [[nodiscard]] std::vector<engine::TileKind> kinds(std::span<const std::string> expansions) const;

private:
    std::vector<TileFile> m_files;
    std::map<std::string, std::pair<std::size_t, std::size_t>, std::less<>>
        m_places; ///< by id: file, tile in it
};

} // namespace glossator::tiles
