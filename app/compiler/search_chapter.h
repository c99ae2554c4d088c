// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/compiler/chapter.h"

namespace glossator::compiler {

/// Writes the index of the search over all other chapters; it comes last.
sources::Faults writeSearchChapter(QSqlDatabase& database, const SourceTree& tree);

} // namespace glossator::compiler
