// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/compiler/placed_text.h"

#include <string>
#include <vector>

namespace glossator::compiler {

/// What is done in a step.
struct ActSource
{
    std::vector<PlacedText> clauses;
    QString part;    ///< of the round of scoring, where that is divided; empty: of all of it
    PlacedText when; ///< id of the condition, where the first clause does not tell it; empty: none
};

/// Under which something is done.
struct ConditionSource
{
    PlacedText id;
    PlacedText text;
};

/// A part of the round of scoring of a step.
struct PartSource
{
    QString id; ///< the engine's
    PlacedText name;
};

/// A step of a turn as order_of_play.yaml has it.
struct StepSource
{
    PlacedText id;
    PlacedText name;
    QString phase;          ///< the engine's; empty: whenever it comes
    QString round;          ///< of scoring, the engine's for the phase; empty: none
    PlacedText roundClause; ///< by which there is that round; empty: for everybody
    std::vector<PartSource> parts;
    std::vector<ActSource> acts;
};

/// What order_of_play.yaml says.
struct OrderSource
{
    std::vector<ConditionSource> conditions;
    std::vector<StepSource> steps;
};

/// Reads order_of_play.yaml; what is wrong is added to `faults`, and what can be read comes back all the
/// same.
OrderSource readOrderSource(const std::string& path, sources::Faults& faults);

} // namespace glossator::compiler
