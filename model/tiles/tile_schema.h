// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace glossator::tiles {

/// The text of tiles.sql, where every table and column of the chapter is explained.
QString tileSchemaSql();

} // namespace glossator::tiles
