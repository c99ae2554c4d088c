// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/house/fault.h"
#include "tests/house/source_tree.h"

namespace glossator::house {

/// A test that no CMakeLists in its folder or above names: it would never run.
Faults listedFaults(const SourceFile& file, const std::vector<SourceFile>& tree);

} // namespace glossator::house
