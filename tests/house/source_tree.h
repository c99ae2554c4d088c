// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace glossator::house {

/// A file of the project as the rules see it: its path from the root, with slashes, and its text.
struct SourceFile
{
    std::string path;
    std::string text;

    [[nodiscard]] bool isCpp() const;
    [[nodiscard]] bool isIn(std::string_view folder) const; ///< folder ends with a slash
};

/// The lines of a text without their ends.
std::vector<std::string> linesOf(const std::string& text);

/// Every authored text file below the folders of the project, sorted by path.
std::vector<SourceFile> readTree(const std::filesystem::path& root);

/// The names of what lies in the root folder, sorted.
std::vector<std::string> topLevelOf(const std::filesystem::path& root);

} // namespace glossator::house
