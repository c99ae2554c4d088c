// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/printouts/sheet_flow.h"

namespace glossator::desktop {

/// Moves what stands in the columns of a sheet, from a height on, so that they are about as long as each
/// other. What was placed together in a column stays together.
void evenColumns(std::vector<PlacedPart>& sheet, const SheetShape& shape, double top);

} // namespace glossator::desktop
