// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace glossator::tiles {

/// The text of tiles.sql, where every table and column of the chapter is explained.
QString tileSchemaSql();

/// The id of the text that is the note of a tile.
QString noteSegment(const std::string& tile);

} // namespace glossator::tiles
