// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/compiler/clause_source.h"
#include "app/compiler/expansion_source.h"

#include <vector>

namespace glossator::compiler {

/// Judges what no file can know alone: clauses and sections that stand twice, unknown expansions, prefixes
/// that are another's, glosses and links that lead nowhere.
sources::Faults checkClauses(const std::vector<ExpansionSource>& expansions,
                             const std::vector<ClauseFile>& files);

} // namespace glossator::compiler
