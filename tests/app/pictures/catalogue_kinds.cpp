// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/pictures/catalogue_kinds.h"

#include "model/tiles/tile_source_reader.h"

#include <algorithm>

namespace glossator::pictures::test {

const std::vector<engine::TileKind>& catalogueKinds()
{
    static const std::vector<engine::TileKind> kinds = [] {
        std::vector<engine::TileKind> all;
        if (const auto files = tiles::readTileFolder(GLOSSATOR_TILE_FOLDER))
            for (const tiles::TileFile& file : *files)
                for (const tiles::TileSource& tile : file.tiles)
                    all.push_back(tile.kind);
        return all;
    }();
    return kinds;
}

const engine::TileKind& kindOf(std::string_view id)
{
    const auto& kinds = catalogueKinds();
    const auto found =
        std::find_if(kinds.begin(), kinds.end(), [&](const auto& kind) { return kind.id == id; });
    return found == kinds.end() ? kinds.front() : *found;
}

} // namespace glossator::pictures::test
