// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/compiler/placed_text.h"

#include <string>
#include <vector>

namespace glossator::compiler {

/// A step of a turn as order_of_play.yaml has it.
struct StepSource
{
    PlacedText id;
    PlacedText name;
    QString phase;                             ///< the engine's; empty: whenever it comes
    QString round;                             ///< of scoring; empty: none
    std::vector<std::vector<PlacedText>> acts; ///< the ids of the clauses of each
};

/// Reads order_of_play.yaml; what is wrong is added to `faults`, and what can be read comes back all the
/// same.
std::vector<StepSource> readStepSources(const std::string& path, sources::Faults& faults);

} // namespace glossator::compiler
