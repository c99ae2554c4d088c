// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tiles/tile_source.h"

#include <QSqlDatabase>

#include <algorithm>
#include <map>
#include <optional>
#include <span>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace glossator::tiles {

/// All tiles of a catalogue, read once and kept: what the window, the cases and the engine ask for tiles.
/// One that reads when it is asked belongs to the thread of its database; who asks for single tiles has it
/// read no more than their boxes.
class TileCatalogue
{
public:
    /// Reads the chapter of tiles; the error is what the database said.
    [[nodiscard]] static tl::expected<TileCatalogue, QString> load(const QSqlDatabase& database);
    /// Reads it when somebody asks for tiles: the first page of the window shows few. The database has to
    /// live as long as this.
    [[nodiscard]] static TileCatalogue whenAsked(const QSqlDatabase& database);
    /// From files as read by readTileFolder, for programs without a database.
    [[nodiscard]] static TileCatalogue of(std::vector<TileFile> files);

    /// Empty, or why there are no tiles; reads them.
    [[nodiscard]] const QString& fault() const { return whole().fault; }
    /// The boxes in the order of the shelf.
    [[nodiscard]] std::span<const TileFile> files() const;
    /// nullptr for an unknown id. Stays valid as long as the catalogue does.
    [[nodiscard]] const TileSource* tile(std::string_view id) const;
    /// nullptr for an expansion without a box.
    [[nodiscard]] const TileFile* file(std::string_view expansion) const;
    /// The kinds of the expansions, for the engine; unknown expansions add nothing.
    [[nodiscard]] std::vector<engine::TileKind> kinds(std::span<const std::string> expansions) const;

private:
    struct Shelf
    {
        std::vector<TileFile> files;
        std::vector<bool> isRead; ///< of each file; the others are known by their names only
        std::map<std::string, std::pair<std::size_t, std::size_t>, std::less<>>
            places; ///< by id: file, tile in it
        QString fault;

        void add(std::string box);
        void add(std::string tile, std::size_t inLastFile);
        void put(std::size_t place, TileFile file);
        [[nodiscard]] bool isWhole() const { return std::ranges::find(isRead, false) == isRead.end(); }
    };
    [[nodiscard]] Shelf& shelf() const;
    [[nodiscard]] const Shelf& whole() const;
    void list(Shelf& shelf) const;
    void readBox(Shelf& shelf, std::size_t place) const;
    [[nodiscard]] QSqlDatabase database() const;

    mutable std::optional<Shelf> m_shelf; ///< nothing: still to be listed
    QString m_connection;
};

} // namespace glossator::tiles
