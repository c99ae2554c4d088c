// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/case_result.h"

namespace glossator::cases {

/// Plays a case in the engine and checks every expectation. `kinds` are the tile kinds of
/// Case::tileExpansions(), in any order. Nothing throws; what is wrong comes back as faults with their
/// places, and the steps up to the first choice that could not be made are there all the same.
[[nodiscard]] CaseResult run(const Case& theCase, std::vector<engine::TileKind> kinds);

} // namespace glossator::cases
