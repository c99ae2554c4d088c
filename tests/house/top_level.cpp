// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/house/top_level.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace glossator::house {

namespace {

constexpr std::array<std::string_view, 12> wanted{
    "CMakeLists.txt", "CMakePresets.json", "README.md", "CONTRIBUTING.md", "LICENSE",  "dev", "app",
    "model",          "resources",         "i18n",      "tests",           "packaging"};

bool isFree(std::string_view name)
{
    return name.starts_with('.') || name.starts_with("build");
}

} // namespace

Faults topLevelFaults(const std::vector<std::string>& names)
{
    Faults faults;
    for (const std::string_view name : wanted)
        if (std::ranges::find(names, name) == names.end())
            faults.push_back({std::string(name), 0, "is missing at the top level"});
    for (const std::string& name : names)
        if (!isFree(name) && std::ranges::find(wanted, name) == wanted.end())
            faults.push_back({name, 0, "does not belong at the top level"});
    return faults;
}

} // namespace glossator::house
