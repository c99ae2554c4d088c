// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/compiler/chapter.h"

namespace glossator::compiler {

/// Whether each file of clauses has left rows. When one could not be parsed, what others name in it looks
/// unknown and is none of their faults.
bool isEveryClauseFileRead(const QSqlDatabase& database, const SourceTree& tree);

/// The same of the tile files.
bool isEveryTileFileRead(const QSqlDatabase& database, const SourceTree& tree);

/// The same of the case files.
bool isEveryCaseFileRead(const QSqlDatabase& database, const SourceTree& tree);

} // namespace glossator::compiler
