// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/house/fault.h"

#include <string>
#include <vector>

namespace glossator::house {

/// Entries of the root folder that are missing or that do not belong there. Dot files and build
/// folders are nobody's business.
Faults topLevelFaults(const std::vector<std::string>& names);

} // namespace glossator::house
