// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/rules/clause_table.h"

namespace glossator::engine::rules {

/// Adds the clauses of the base game that an award follows.
void citeScored(const Seen<Scored>& seen, Citations& cites);

} // namespace glossator::engine::rules
