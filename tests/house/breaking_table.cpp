// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/house/breaking_table.h"

#include <algorithm>

namespace glossator::house {

namespace {

constexpr std::size_t fewestColumns = 3; ///< without a new text the old one is taken away
constexpr std::size_t mostColumns = 4;

std::vector<std::string> columnsOf(const std::string& row)
{
    std::vector<std::string> columns;
    for (std::size_t begin = 0; begin <= row.size();) {
        const std::size_t end = std::min(row.find('\t', begin), row.size());
        columns.push_back(row.substr(begin, end - begin));
        begin = end + 1;
    }
    return columns;
}

/// The text that a column stands for, with \n as the end of a line.
std::string unescaped(std::string text)
{
    for (std::size_t at = text.find("\\n"); at != std::string::npos; at = text.find("\\n", at))
        text.replace(at, 2, "\n");
    return text;
}

int countIn(const std::string& text, const std::string& wanted)
{
    int count = 0;
    for (std::size_t at = text.find(wanted); at != std::string::npos;
         at = text.find(wanted, at + wanted.size()))
        ++count;
    return count;
}

/// What is wrong with a row; empty when nothing is.
std::string wrongWith(const std::string& row, const std::vector<SourceFile>& tree)
{
    const std::vector<std::string> columns = columnsOf(row);
    if (columns.size() < fewestColumns || columns.size() > mostColumns ||
        std::ranges::find(columns, "") != columns.end())
        return "is not: what is broken, file, old text, new text";
    const auto file = std::ranges::find(tree, columns[1], &SourceFile::path);
    if (file == tree.end())
        return "there is no file " + columns[1];
    if (columns.size() == mostColumns && columns[2] == columns[3])
        return "breaks nothing: the new text is the old one";
    const int count = countIn(file->text, unescaped(columns[2]));
    if (count == 1)
        return {};
    return "\"" + columns[2] + "\" stands " + std::to_string(count) + " times in " + columns[1] +
           "; it must stand there once";
}

} // namespace

Faults breakingFaults(const SourceFile& table, const std::vector<SourceFile>& tree)
{
    if (!table.isIn("tests/breaking/") || !table.path.ends_with(".tsv"))
        return {};
    Faults faults;
    const std::vector<std::string> lines = linesOf(table.text);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].empty() || lines[i].starts_with('#'))
            continue;
        if (std::string what = wrongWith(lines[i], tree); !what.empty())
            faults.push_back({table.path, static_cast<int>(i) + 1, std::move(what)});
    }
    return faults;
}

} // namespace glossator::house
