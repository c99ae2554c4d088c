// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/house/fault.h"
#include "tests/house/source_tree.h"

namespace glossator::house {

/// Includes that point up or sideways, that are not written from the root, or that bring Qt or the
/// outside world into a layer that must do without.
Faults layerFaults(const SourceFile& file);

/// Libraries in a CMakeLists.txt that its layer must do without.
Faults linkFaults(const SourceFile& file);

} // namespace glossator::house
