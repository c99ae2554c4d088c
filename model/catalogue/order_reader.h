// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/connection.h"
#include "model/catalogue/order_step.h"

namespace glossator::catalogue {

/// The order of play for these expansions; empty: for all. A clause belongs to it when its own expansion and
/// all others that it names are there, or a part of such a box; an act when its first clause does, a round of
/// scoring when the clause does by which there is one; a step without acts is left out.
std::vector<OrderStep> readOrderOfPlay(Connection& connection, const QStringList& boxes);

} // namespace glossator::catalogue
