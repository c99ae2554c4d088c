// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/house/layers.h"

#include "tests/house/code_text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

namespace glossator::house {

namespace {

/// What a layer may include of the project, as prefixes of paths; and whether it may use Qt.
struct Layer
{
    std::string_view folder;
    std::vector<std::string_view> mayInclude;
    bool mayUseQt = true;
};

const std::vector<Layer>& layers()
{
    static const std::vector<Layer> table{
        {"model/engine/", {"model/engine/"}, false},
        {"model/sources/", {"model/sources/"}, false},
        {"model/catalogue/", {"model/catalogue/", "model/sources/"}},
        {"model/notebook/", {"model/notebook/", "model/catalogue/"}},
        {"model/terms/", {"model/terms/", "model/catalogue/", "model/sources/"}},
        {"model/search/", {"model/search/", "model/catalogue/", "model/terms/", "model/sources/"}},
        {"model/pairs/",
         {"model/pairs/", "model/search/", "model/catalogue/", "model/terms/", "model/sources/"}},
        {"model/tiles/",
         {"model/tiles/", "model/sources/", "model/catalogue/", "model/engine/tile_kind.h",
          "model/engine/geometry.h"}},
        {"model/cases/", {"model/cases/", "model/engine/", "model/tiles/", "model/sources/"}, false},
        {"model/wording/",
         {"model/wording/", "model/cases/", "model/engine/", "model/tiles/", "model/sources/"}},
        {"app/pictures/", {"app/pictures/", "model/"}},
        {"app/compiler/", {"app/compiler/", "model/"}},
        {"app/cli/", {"app/cli/", "app/pictures/", "model/"}},
        {"app/desktop/", {"app/desktop/", "app/pictures/", "model/"}},
        {"tests/model/", {"tests/", "model/"}},
        {"tests/", {"tests/", "app/", "model/"}},
    };
    return table;
}

/// Headers that would give the engine files, a clock, chance or threads.
constexpr std::array<std::string_view, 18> outsideWorld{
    "chrono",   "cstdio",   "ctime",     "filesystem", "fstream", "future",
    "iostream", "mutex",    "random",    "thread",     "stdio.h", "stdlib.h",
    "time.h",   "unistd.h", "sqlite3.h", "syncstream", "atomic",  "libfyaml.h"};

const Layer* layerOf(const SourceFile& file)
{
    const auto found = std::ranges::find_if(layers(), [&](const Layer& l) { return file.isIn(l.folder); });
    return found == layers().end() ? nullptr : &*found;
}

struct Include
{
    bool quoted = false;
    std::string what;
};

std::optional<Include> includeIn(const std::string& line)
{
    const auto hash = line.find_first_not_of(" \t");
    if (hash == std::string::npos || line[hash] != '#')
        return {};
    const auto word = line.find_first_not_of(" \t", hash + 1);
    if (word == std::string::npos || line.compare(word, 7, "include") != 0)
        return {};
    const auto open = line.find_first_of("<\"", word);
    const auto close = line.find_first_of(">\"", open + 1);
    if (open == std::string::npos || close == std::string::npos)
        return {};
    return Include{line[open] == '"', line.substr(open + 1, close - open - 1)};
}

bool startsWithAny(std::string_view text, std::span<const std::string_view> prefixes)
{
    return std::ranges::any_of(prefixes, [&](std::string_view p) { return text.starts_with(p); });
}

bool isQt(const std::string& header)
{
    const bool isOldSpelling = header.starts_with('q') && header.ends_with(".h");
    return header.starts_with('Q') || isOldSpelling;
}

std::string projectFault(const Layer& layer, const std::string& path)
{
    static constexpr std::array<std::string_view, 3> roots{"app/", "model/", "tests/"};
    if (path.ends_with(".moc") || startsWithAny(path, layer.mayInclude))
        return {};
    if (!startsWithAny(path, roots))
        return "\"" + path + "\" is not written from the root of the project";
    return std::string(layer.folder) + " may not include " + path;
}

std::string systemFault(const Layer& layer, const std::string& header)
{
    const bool isOutside = std::ranges::find(outsideWorld, header) != outsideWorld.end();
    if (!layer.mayUseQt && isQt(header))
        return std::string(layer.folder) + " may not use Qt: <" + header + ">";
    if (layer.folder == "model/engine/" && isOutside)
        return "the engine may not see the outside world: <" + header + ">";
    return {};
}

} // namespace

Faults layerFaults(const SourceFile& file)
{
    const Layer* layer = layerOf(file);
    if (layer == nullptr || !file.isCpp())
        return {};
    Faults faults;
    int number = 0;
    for (const std::string& line : linesOf(file.text)) {
        ++number;
        const auto include = includeIn(line);
        if (!include)
            continue;
        const auto what =
            include->quoted ? projectFault(*layer, include->what) : systemFault(*layer, include->what);
        if (!what.empty())
            faults.push_back({file.path, number, what});
    }
    return faults;
}

Faults linkFaults(const SourceFile& file)
{
    const Layer* layer = layerOf(file);
    if (layer == nullptr || !file.path.ends_with("CMakeLists.txt") || !file.isIn("model/"))
        return {};
    Faults faults;
    int number = 0;
    for (const std::string& line : linesOf(file.text)) {
        ++number;
        const bool widgets = line.find("Qt6::Widgets") != std::string::npos;
        const bool qt = line.find("Qt6::") != std::string::npos;
        if (widgets || (qt && !layer->mayUseQt))
            faults.push_back({file.path, number, std::string(layer->folder) + " may not link this: " + line});
    }
    return faults;
}

} // namespace glossator::house
