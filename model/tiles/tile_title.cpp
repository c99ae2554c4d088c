// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tiles/tile_title.h"

namespace glossator::tiles {

TileTitle titleOf(const TileSource& tile)
{
    if (!tile.name.empty())
        return {tile.name, {}, {}};
    const std::string& id = tile.kind.id;
    const std::string end = id.substr(id.find(':') + 1); // an id without a colon stands as it is
    const std::size_t hyphen = end.find('-');
    if (hyphen == std::string::npos)
        return {{}, end, {}};
    return {{}, end.substr(0, hyphen), end.substr(hyphen + 1)};
}

std::string englishTitle(const TileSource& tile)
{
    const TileTitle title = titleOf(tile);
    if (!title.name.empty())
        return title.name;
    return "tile " + title.letter + (title.drawn.empty() ? "" : " with " + title.drawn);
}

} // namespace glossator::tiles
