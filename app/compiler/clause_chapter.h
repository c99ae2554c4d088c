// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/compiler/chapter.h"

namespace glossator::compiler {

/// Writes editions, expansions, sections and clauses from editions.yaml, expansions.yaml and clauses/*.yaml.
sources::Faults writeClauseChapter(QSqlDatabase& database, const SourceTree& tree);

} // namespace glossator::compiler
