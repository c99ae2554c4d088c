// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/house/listed_tests.h"

#include <algorithm>
#include <regex>

namespace glossator::house {

namespace {

std::string folderOf(const std::string& path)
{
    return path.substr(0, path.rfind('/') + 1);
}

/// Lists name a test by its file, or without what all of their names end with.
bool names(const SourceFile& list, const std::string& test)
{
    return std::regex_search(list.text, std::regex("[\\s(/]" + test + "(_test[.]cpp)?[\\s)]"));
}

} // namespace

Faults listedFaults(const SourceFile& file, const std::vector<SourceFile>& tree)
{
    static const std::regex isTest("tests/.*/([a-z0-9_]+)_test[.]cpp");
    std::smatch test;
    if (!std::regex_match(file.path, test, isTest))
        return {};
    const auto isNamed = [&](const SourceFile& other) {
        return other.path.ends_with("/CMakeLists.txt") && file.path.starts_with(folderOf(other.path)) &&
               names(other, test[1]);
    };
    if (std::ranges::any_of(tree, isNamed))
        return {};
    return {{file.path, 0, "no CMakeLists.txt here or above names it, so it never runs"}};
}

} // namespace glossator::house
