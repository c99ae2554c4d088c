// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue.h"
#include "model/tiles/tile_catalogue.h"

#include <utility>

namespace glossator::desktop {

/// The tiles of the compiled catalogue; the program ends where they cannot be read.
inline tiles::TileCatalogue compiledTiles(const catalogue::Catalogue& catalogue)
{
    auto tiles = tiles::TileCatalogue::load(catalogue.database());
    if (!tiles)
        qFatal("%s", qPrintable(tiles.error()));
    return std::move(*tiles);
}

} // namespace glossator::desktop
