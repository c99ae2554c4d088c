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
};

/// A step of a turn, or what follows upon the last turn.
struct OrderStep
{
    QString id;
    LocalizedText name;
    QString phase; ///< the engine's: start, draw, place, wood, score, end or final; empty: whenever it comes
    QString round; ///< of scoring at its end: 1A, 1B, 1C, 2, 3, 4 or own; empty: none
    std::vector<OrderAct> acts;
};

} // namespace glossator::catalogue
