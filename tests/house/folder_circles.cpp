// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/house/folder_circles.h"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace glossator::house {

namespace {

constexpr std::string_view parent = "app/desktop/";
constexpr std::string_view beginning = "#include \"app/desktop/";

/// An include of another folder.
struct Way
{
    std::string from;
    std::string to;
    Fault place;
};

/// The folder at the beginning of a path; empty for a file that lies in none.
std::string folderOf(std::string_view path)
{
    const auto end = path.find('/');
    return end == std::string_view::npos ? std::string() : std::string(path.substr(0, end));
}

std::vector<Way> waysOf(const SourceFile& file)
{
    std::vector<Way> ways;
    const std::string from = folderOf(std::string_view(file.path).substr(parent.size()));
    int number = 0;
    for (const std::string& line : linesOf(file.text)) {
        ++number;
        if (!line.starts_with(beginning))
            continue;
        const std::string to = folderOf(std::string_view(line).substr(beginning.size()));
        if (!from.empty() && !to.empty() && from != to)
            ways.push_back({from, to, {file.path, number, from + " and " + to + " need one another"}});
    }
    return ways;
}

using Needs = std::map<std::string, std::set<std::string>>;

bool leadsTo(const Needs& needs, const std::string& from, const std::string& to, std::set<std::string>& seen)
{
    const auto found = needs.find(from);
    if (found == needs.end() || !seen.insert(from).second)
        return false;
    for (const std::string& next : found->second)
        if (next == to || leadsTo(needs, next, to, seen))
            return true;
    return false;
}

} // namespace

Faults folderCircleFaults(const std::vector<SourceFile>& files)
{
    std::vector<Way> ways;
    Needs needs;
    for (const SourceFile& file : files)
        if (file.isCpp() && file.isIn(parent))
            for (Way& way : waysOf(file)) {
                needs[way.from].insert(way.to);
                ways.push_back(std::move(way));
            }
    Faults faults;
    for (const Way& way : ways)
        if (std::set<std::string> seen; leadsTo(needs, way.to, way.from, seen))
            faults.push_back(way.place);
    return faults;
}

} // namespace glossator::house
