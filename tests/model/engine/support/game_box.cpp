// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/engine/support/game_box.h"

#include "model/tiles/tile_source_reader.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>

namespace glossator::support {

namespace {

std::string fileOf(const std::string& expansion)
{
    return std::string(GLOSSATOR_TILE_FOLDER "/") + expansion + ".yaml";
}

std::vector<engine::TileKind> readTiles(const std::string& expansion)
{
    const auto file = tiles::readTileFile(fileOf(expansion));
    if (!file) {
        std::fprintf(stderr, "the tiles of %s cannot be read\n", expansion.c_str());
        std::exit(2);
    }
    std::vector<engine::TileKind> kinds;
    for (const tiles::TileSource& source : file->tiles)
        kinds.push_back(source.kind);
    return kinds;
}

/// An expansion with its rules and its tiles, where it has any.
void addBox(const std::string& expansion, engine::GameSetup& setup)
{
    setup.expansions.push_back(expansion);
    if (!std::filesystem::exists(fileOf(expansion)))
        return;
    const auto& tiles = tilesOf(expansion);
    setup.tiles.insert(setup.tiles.end(), tiles.begin(), tiles.end());
}

} // namespace

const std::vector<engine::TileKind>& tilesOf(const std::string& expansion)
{
    static std::map<std::string, std::vector<engine::TileKind>> read;
    const auto found = read.find(expansion);
    return found == read.end() ? read[expansion] = readTiles(expansion) : found->second;
}

engine::GameSetup setupOf(const Rules& rules)
{
    engine::GameSetup setup;
    setup.players = rules.players;
    setup.expansions = {"base"};
    setup.tiles = tilesOf("base");
    if (rules.abbot)
        setup.expansions.emplace_back("abbot");
    if (rules.wonders)
        addBox("wonders-of-humanity", setup);
    for (const std::string& expansion : rules.expansions)
        addBox(expansion, setup);
    setup.tiles.insert(setup.tiles.end(), rules.moreTiles.begin(), rules.moreTiles.end());
    setup.switches = rules.switches;
    setup.display = rules.display;
    return setup;
}

engine::Game makeGame(const Rules& rules)
{
    auto game = engine::Game::make(setupOf(rules));
    if (game)
        return std::move(*game);
    for (const std::string& fault : game.error())
        std::fprintf(stderr, "%s\n", fault.c_str());
    std::exit(2);
}

int gamesToPlay(int usual, int underSanitizers)
{
    if (const char* wanted = std::getenv("GLOSSATOR_GAMES"))
        return std::max(1, std::atoi(wanted));
#ifdef GLOSSATOR_SANITIZE
    static_cast<void>(usual);
    return underSanitizers;
#else
    static_cast<void>(underSanitizers);
    return usual;
#endif
}

int firstGame()
{
    const char* wanted = std::getenv("GLOSSATOR_FIRST_GAME");
    return wanted == nullptr ? 0 : std::max(0, std::atoi(wanted));
}

} // namespace glossator::support
