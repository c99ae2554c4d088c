// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/house/fault.h"
#include "tests/house/source_tree.h"

namespace glossator::house {

inline constexpr int longestCppFile = 400; ///< lines; tables excepted

/// A file without the licence line that its kind calls for.
Faults licenceFaults(const SourceFile& file);

/// A C++ file that is longer than a reader can hold.
Faults lengthFaults(const SourceFile& file);

/// A file whose last line has no end.
Faults endFaults(const SourceFile& file);

/// A translation of the window with an apostrophe of the typewriter.
Faults apostropheFaults(const SourceFile& file);

/// Code of the window that asks for bold letters: the typefaces have none, and what is half-bold is smeared
/// to look so.
Faults boldFaults(const SourceFile& file);

} // namespace glossator::house
