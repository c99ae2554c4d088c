// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/house/fault.h"
#include "tests/house/source_tree.h"

namespace glossator::house {

/// Code of the engine's core that names an expansion or one of its things. Rule modules, in
/// model/engine/rules/, may; comments may give examples.
Faults coreWordFaults(const SourceFile& file);

} // namespace glossator::house
