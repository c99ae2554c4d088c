// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace glossator::house {

/// The text of a C++ file with every comment blanked out; lines and columns stay.
std::string withoutComments(const std::string& text);

/// The words of a line of code in lower case: "SkipWonder_phase2" gives skip, wonder, phase.
std::vector<std::string> wordsOf(const std::string& line);

} // namespace glossator::house
