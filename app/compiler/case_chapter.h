// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/compiler/chapter.h"

namespace glossator::compiler {

/// Writes the cases from cases/*.yaml with their titles and captions. It comes after the clauses, which
/// cases name.
sources::Faults writeCaseChapter(QSqlDatabase& database, const SourceTree& tree);

} // namespace glossator::compiler
