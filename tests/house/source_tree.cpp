// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/house/source_tree.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <sstream>

namespace glossator::house {

namespace fs = std::filesystem;

namespace {

std::string readText(const fs::path& path)
{
    std::ifstream in(path, std::ios::binary);
    std::ostringstream out;
    out << in.rdbuf();
    return out.str();
}

bool isAuthored(const fs::path& path)
{
    static constexpr std::array<std::string_view, 9> endings{".h",   ".cpp", ".cmake", ".yaml", ".ts",
                                                             ".yml", ".po",  ".sh",    ".tsv"};
    return path.filename() == "CMakeLists.txt" ||
           std::ranges::find(endings, path.extension().string()) != endings.end();
}

void readFolder(const fs::path& root, const fs::path& folder, std::vector<SourceFile>& files)
{
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        if (entry.is_regular_file() && isAuthored(entry.path()))
            files.push_back({fs::relative(entry.path(), root).generic_string(), readText(entry.path())});
}

} // namespace

bool SourceFile::isCpp() const
{
    return path.ends_with(".h") || path.ends_with(".cpp");
}

bool SourceFile::isIn(std::string_view folder) const
{
    return path.starts_with(folder);
}

std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);)
        lines.push_back(line);
    return lines;
}

std::vector<SourceFile> readTree(const fs::path& root)
{
    std::vector<SourceFile> files{{"CMakeLists.txt", readText(root / "CMakeLists.txt")}};
    for (const char* folder : {"app", "model", "resources", "i18n", "tests", "packaging"})
        readFolder(root, root / folder, files);
    std::ranges::sort(files, {}, &SourceFile::path);
    return files;
}

std::vector<std::string> topLevelOf(const fs::path& root)
{
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(root))
        names.push_back(entry.path().filename().string());
    std::ranges::sort(names);
    return names;
}

} // namespace glossator::house
