// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/house/fault.h"
#include "tests/house/source_tree.h"

namespace glossator::house {

/// Rows of a table in tests/breaking/ that say too little, or whose old text does not stand in its file
/// exactly once: what they break could no longer be broken.
Faults breakingFaults(const SourceFile& table, const std::vector<SourceFile>& tree);

} // namespace glossator::house
