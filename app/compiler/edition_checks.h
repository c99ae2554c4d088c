// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/compiler/clause_source.h"
#include "app/compiler/edition_source.h"
#include "app/compiler/expansion_source.h"

#include <vector>

namespace glossator::compiler {

/// Notes every edition that an expansion or a clause names and that is not in the list; of an expansion also
/// one that is not of the whole game.
sources::Faults checkEditions(const std::vector<EditionSource>& editions,
                              const std::vector<ExpansionSource>& expansions,
                              const std::vector<ClauseFile>& files);

} // namespace glossator::compiler
