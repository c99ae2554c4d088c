// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/compiler/chapter.h"

namespace glossator::compiler {

/// Writes expansions, sections and clauses from expansions.yaml and clauses/*.yaml.
sources::Faults writeClauseChapter(QSqlDatabase& database, const SourceTree& tree);

} // namespace glossator::compiler
