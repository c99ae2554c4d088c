// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tiles/tile_source.h"

#include <QSqlDatabase>

#include <span>
#include <tl/expected.hpp>
#include <vector>

namespace glossator::tiles {

/// Creates the tables of the chapter (tiles.sql) in a catalogue that is being compiled. The tables of
/// clauses must be there, for they hold the expansions. The error is what the database said.
tl::expected<void, QString> createTileTables(const QSqlDatabase& database);

/// Writes files in their order; their expansions must be rows already.
tl::expected<void, QString> writeTileRows(const QSqlDatabase& database, std::span<const TileFile> files);

/// Reads back all files, in the order of the shelf, each equal to what was written. Every tile has passed
/// validate(): a damaged catalogue gives an error and no tiles.
tl::expected<std::vector<TileFile>, QString> readTileRows(const QSqlDatabase& database);

/// Reads back the file of one expansion in the same way; an expansion without a box gives one without tiles.
tl::expected<TileFile, QString> readTileBox(const QSqlDatabase& database, const QString& expansion);

} // namespace glossator::tiles
