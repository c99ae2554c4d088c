// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/compiler/chapter.h"

namespace glossator::compiler {

/// Writes the tiles from tiles/*.yaml; a catalogue without such a folder has no tiles. It comes after the
/// clauses, whose chapter knows the expansions.
sources::Faults writeTileChapter(QSqlDatabase& database, const SourceTree& tree);

} // namespace glossator::compiler
