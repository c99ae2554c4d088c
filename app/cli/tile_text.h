// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/page.h"
#include "model/tiles/tile_source.h"

#include <QJsonObject>

namespace glossator::cli {

/// A tile as one JSON object; see JSON.md.
[[nodiscard]] QJsonObject tileJson(const tiles::TileSource& tile);

/// A tile with its edges and features, for people.
void addTile(Page& page, const tiles::TileSource& tile);

} // namespace glossator::cli
