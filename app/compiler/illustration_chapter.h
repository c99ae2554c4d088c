// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/compiler/chapter.h"

namespace glossator::compiler {

/// Writes which tiles stand beside which section or clause, as clauses/*.yaml say. It comes after the
/// clauses and the tiles, and judges only whether the tiles exist: the rest is theirs to judge.
sources::Faults writeIllustrationChapter(QSqlDatabase& database, const SourceTree& tree);

} // namespace glossator::compiler
