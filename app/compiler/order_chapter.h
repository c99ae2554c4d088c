// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/compiler/chapter.h"

namespace glossator::compiler {

/// Writes the order of play, as order_of_play.yaml lists its steps. It comes after the clauses. Unknown
/// clauses, conditions, phases and rounds are faults, and so are acts without clauses, conditions of no act
/// and steps that are there twice.
sources::Faults writeOrderChapter(QSqlDatabase& database, const SourceTree& tree);

} // namespace glossator::compiler
