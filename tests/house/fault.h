// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace glossator::house {

/// A place in the sources that breaks a rule of the house. Line 0 means the whole file.
struct Fault
{
    std::string path;
    int line = 0;
    std::string what;
    bool operator==(const Fault&) const = default;
};

using Faults = std::vector<Fault>;

} // namespace glossator::house
