// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/compiler/chapter.h"

namespace glossator::compiler {

/// Writes what the catalogue does not hold, as missing_rules.yaml lists it. It comes after the terms. Unknown
/// expansions and terms are faults, and so is an expansion all of whose rules are here.
sources::Faults writeMissingRuleChapter(QSqlDatabase& database, const SourceTree& tree);

} // namespace glossator::compiler
