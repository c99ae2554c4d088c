// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/page.h"
#include "app/cli/run_view.h"

namespace glossator::cli {

/// A run step by step for people, and whether the case passed.
void addRun(Page& page, const RunView& view);

/// Unmet expectations: the place in the file, what came out and what was expected.
void addFaults(Page& page, const sources::Faults& faults, int indent);

} // namespace glossator::cli
