// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/clause.h"

#include <vector>

namespace glossator::catalogue {

/// What is done in a step of a turn.
struct OrderAct
{
    Clause lead;              ///< says what to do
    std::vector<Clause> more; ///< says more about it
    QString part;             ///< of the round of scoring, the engine's word, "after"; empty: none
    LocalizedText condition;  ///< under which it is done, where the lead does not tell; else without wordings
};

/// A part of the round of scoring of a step.
struct OrderPart
{
    QString id; ///< the engine's word, "after"
    LocalizedText name;
};

/// A step of a turn, or what follows upon the last turn.
struct OrderStep
{
    QString id;
    LocalizedText name;
    QString phase; ///< the engine's word, "wood"; empty: whenever it comes
    QString round; ///< of scoring at its end, the engine's name, "1A"; empty: none at this table
    std::vector<OrderPart> parts; ///< where the round is divided; in no order
    std::vector<OrderAct> acts;
};

} // namespace glossator::catalogue
