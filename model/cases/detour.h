// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/case_result.h"

namespace glossator::cases {

/// Leaves a run after one of its steps and lets the engine play another choice from there. What comes
/// back has the steps of the run up to that one, and a last one for the choice; a choice that is refused
/// is a step too, which changes nothing and tells why. Claims and faults are the case's and left out.
/// `step` is one of the run's, and the run has a game.
[[nodiscard]] CaseResult detour(const CaseResult& run, std::size_t step, const engine::Option& option);

/// What the run itself chooses at the decision after a step, looking past steps that choose nothing;
/// nothing where it ends or goes back.
[[nodiscard]] std::optional<engine::Option> choiceAfter(const CaseResult& run, std::size_t step);

/// What a player might think of at the decision after a step and the engine refuses, with why: what the
/// case tries there, squares beside the board where the tile in hand fits in no turn, and features of the
/// new tile on which a figure may not go.
[[nodiscard]] std::vector<Attempt> refusedAfter(const CaseResult& run, std::size_t step);

} // namespace glossator::cases
