// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tiles/tile_source_reader.h"

#include "model/sources/mapping_reader.h"
#include "model/tiles/tile_entry.h"

#include <algorithm>
#include <filesystem>
#include <map>

namespace glossator::tiles {

namespace {

using sources::Faults;
using sources::MappingReader;
using sources::Node;

std::pair<std::string, int> readToken(const Node& name, const Node& count, Faults& faults)
{
    const std::string& text = count.text();
    const bool isNumber =
        !text.empty() && text.size() < 4 && text.find_first_not_of("0123456789") == std::string::npos;
    if (!isNumber || text.front() == '0')
        faults.push_back({count.place(), "\"" + text + "\" is no number of pieces", "write 1 to 999"});
    return {name.text(), isNumber ? std::stoi(text) : 0};
}

void readTokens(const Node* tokens, TileFile& file, Faults& faults)
{
    if (tokens == nullptr)
        return;
    if (!tokens->isMapping())
        faults.push_back({tokens->place(), "tokens are names with numbers", "write {meeple: 8}"});
    for (const auto& [name, count] : tokens->entries())
        file.tokens.push_back(readToken(name, count, faults));
}

std::optional<MissingTiles> readMissing(const Node* node, Faults& faults)
{
    if (node == nullptr)
        return std::nullopt;
    MappingReader reader(*node, "missing tiles", faults);
    const MissingTiles missing{reader.integer("tiles"), reader.text("note")};
    if (node->find("tiles") != nullptr && missing.tiles < 1)
        reader.fault("tiles", "no tiles are missing", "write how many, or leave \"missing\" out");
    reader.finish();
    return missing;
}

void readEntries(const Node* entries, TileFile& file, Faults& faults)
{
    if (entries == nullptr)
        return;
    if (!entries->isSequence())
        faults.push_back({entries->place(), "tiles are a list", "start each tile with \"- id: ...\""});
    std::map<std::string, std::string> seen;
    for (const Node& entry : entries->items()) {
        file.tiles.push_back(readTileEntry(entry, file.expansion, faults));
        const Node* id = entry.find("id");
        if (id == nullptr)
            continue;
        const auto [first, isNew] = seen.emplace(id->text(), id->place().text());
        if (!isNew)
            faults.push_back({id->place(),
                              "there are two tiles " + id->text() + "; the other is at " + first->second,
                              "give each tile an id of its own"});
    }
}

tl::expected<TileFile, Faults> readFile(const Node& root)
{
    Faults faults;
    TileFile file;
    MappingReader reader(root, "a tile file", faults);
    file.expansion = reader.text("expansion");
    file.note = reader.optionalText("note").value_or("");
    readTokens(reader.node("tokens"), file, faults);
    file.missing = readMissing(reader.node("missing"), faults);
    readEntries(reader.node("tiles"), file, faults);
    reader.finish();
    if (!faults.empty())
        return tl::unexpected(std::move(faults));
    return file;
}

/// Reads a file and compares its name and its expansion; no expansions stand for any.
tl::expected<TileFile, Faults> readNamedFile(const std::string& path, std::span<const std::string> expansions)
{
    const auto root = sources::readYaml(path);
    if (!root)
        return tl::unexpected(root.error());
    auto file = readFile(*root);
    if (!file)
        return file;
    const std::string& id = file->expansion;
    const auto fault = [&](std::string what, std::string right) {
        return tl::unexpected(Faults{{root->find("expansion")->place(), std::move(what), std::move(right)}});
    };
    if (std::filesystem::path(path).stem() != id)
        return fault("this file does not bear the name of its expansion \"" + id + "\"",
                     "call it " + id + ".yaml");
    if (!expansions.empty() && std::find(expansions.begin(), expansions.end(), id) == expansions.end())
        return fault("there is no expansion \"" + id + "\"", "write the id of an expansion of the catalogue");
    return file;
}

/// Every id may be used by one file only.
void checkIds(const TileFile& file, const std::string& path, std::map<std::string, std::string>& owners,
              Faults& faults)
{
    for (const TileSource& tile : file.tiles) {
        const auto [owner, isNew] = owners.emplace(tile.kind.id, path);
        if (!isNew)
            faults.push_back({{path, 0, 0},
                              "tile " + tile.kind.id + " is in " + owner->second + " too",
                              "give each tile an id of its own"});
    }
}

tl::expected<std::vector<std::string>, Faults> filesOf(const std::string& folder)
{
    std::error_code error;
    std::vector<std::string> paths;
    for (std::filesystem::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error))
        if (entry->path().extension() == ".yaml")
            paths.push_back(entry->path().string());
    if (error || paths.empty())
        return tl::unexpected(
            Faults{{{folder, 0, 0}, "no tile files can be read here", "name a folder of YAML files"}});
    std::sort(paths.begin(), paths.end());
    return paths;
}

} // namespace

tl::expected<TileFile, Faults> readTiles(std::string_view text, const std::string& file)
{
    return sources::parseYaml(text, file).and_then(readFile);
}

tl::expected<TileFile, Faults> readTileFile(const std::string& path)
{
    return readNamedFile(path, {});
}

tl::expected<std::vector<TileFile>, Faults> readTileFolder(const std::string& folder,
                                                           std::span<const std::string> expansions)
{
    const auto paths = filesOf(folder);
    if (!paths)
        return tl::unexpected(paths.error());
    Faults faults;
    std::vector<TileFile> files;
    std::map<std::string, std::string> owners;
    for (const std::string& path : *paths) {
        if (auto file = readNamedFile(path, expansions)) {
            checkIds(*file, path, owners, faults);
            files.push_back(std::move(*file));
        } else {
            faults.insert(faults.end(), file.error().begin(), file.error().end());
        }
    }
    if (!faults.empty())
        return tl::unexpected(std::move(faults));
    return files;
}

} // namespace glossator::tiles
