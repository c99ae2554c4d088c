// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sources/place.h"
#include "model/tiles/tile_source.h"

#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace glossator::tiles {

/// Reads the text of one tile file. Every fault of it is reported with its place; `file` only names the
/// text. The tiles that come back have passed validate().
[[nodiscard]] tl::expected<TileFile, sources::Faults> readTiles(std::string_view text,
                                                                const std::string& file);

/// Reads one file. Its name is the id of its expansion with ".yaml" behind it; anything else is a fault.
[[nodiscard]] tl::expected<TileFile, sources::Faults> readTileFile(const std::string& path);

/// Reads every ".yaml" file of a folder, in the order of their names. A tile id that two files use is a
/// fault as well, and so is a file of none of the expansions, unless none are given.
[[nodiscard]] tl::expected<std::vector<TileFile>, sources::Faults>
readTileFolder(const std::string& path, std::span<const std::string> expansions = {});

} // namespace glossator::tiles
