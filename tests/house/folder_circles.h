// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/house/fault.h"
#include "tests/house/source_tree.h"

#include <vector>

namespace glossator::house {

/// Includes by which the folders of app/desktop/ need one another in a circle: none of them could be read or
/// changed without the others.
Faults folderCircleFaults(const std::vector<SourceFile>& files);

} // namespace glossator::house
