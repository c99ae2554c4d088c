// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tiles/tile_validator.h"

#include "model/tiles/edge_checks.h"
#include "model/tiles/feature_checks.h"
#include "model/tiles/tile_marks.h"
#include "model/tiles/tile_words.h"

#include <algorithm>
#include <set>
#include <vector>

namespace glossator::tiles {

namespace {

using Part = Finding::Part;

void checkCopies(const TileSource& tile, Findings& findings)
{
    if (tile.kind.count < 1)
        findings.push_back({Part::Count, "",
                            "there are " + std::to_string(tile.kind.count) + " copies of this tile",
                            "write 1 or more"});
    else if (!tile.shows.empty() && tile.shows.size() != static_cast<std::size_t>(tile.kind.count))
        findings.push_back({Part::Shows, "",
                            std::to_string(tile.shows.size()) + " illustrations for " +
                                std::to_string(tile.kind.count) + " copies",
                            "name one for each copy (plain where there is none), or none at all"});
}

void checkNames(const engine::TileKind& kind, Findings& findings)
{
    if (!isName(kind.id))
        findings.push_back(
            {Part::Tile, "", "\"" + kind.id + "\" is no id of a tile", "write one word, as in base:D"});
    for (const engine::SquareSpec& square : kind.squares)
        if (kind.squares.size() > 1 && !isName(square.name))
            findings.push_back({Part::Square, square.name, "\"" + square.name + "\" is no name for a square",
                                "write one word, as in top-left"});
}

void checkTileMarks(const engine::TileKind& kind, Findings& findings)
{
    for (const std::string& mark : kind.marks)
        if (!isTileMark(mark))
            findings.push_back(
                {Part::Marks, "", "\"" + mark + "\" is no mark of a tile", "one of " + tileMarks()});
}

/// The squares that hang together with the first.
std::set<engine::Square> connected(const std::set<engine::Square>& squares, engine::Square first)
{
    std::vector<engine::Square> waiting{first};
    std::set<engine::Square> seen{first};
    while (!waiting.empty()) {
        const engine::Square from = waiting.back();
        waiting.pop_back();
        for (const engine::Side side : engine::allSides)
            if (const auto to = engine::neighbour(from, side); squares.contains(to) && seen.insert(to).second)
                waiting.push_back(to);
    }
    return seen;
}

void checkOffsets(const engine::TileKind& kind, Findings& findings)
{
    std::set<engine::Square> taken;
    for (const engine::SquareSpec& square : kind.squares)
        if (!taken.insert(square.offset).second)
            findings.push_back(
                {Part::Square, square.name, "square " + square.name + " lies on another", "move it"});
    if (kind.squares.front().offset != engine::Square{})
        findings.push_back({Part::Square, kind.squares.front().name, "the first square is not at [0, 0]",
                            "count from the first square"});
    const auto joined = connected(taken, kind.squares.front().offset);
    for (const engine::SquareSpec& square : kind.squares)
        if (!joined.contains(square.offset))
            findings.push_back({Part::Square, square.name,
                                "square " + square.name + " does not connect with the first of its tile",
                                "let it share an edge with another"});
}

/// Every index of a lane must be one of the features before anything else can be asked.
bool lanesAreKnown(const engine::TileKind& kind)
{
    const auto isKnown = [&](std::int8_t lane) {
        return lane >= engine::SquareSpec::none && lane < static_cast<int>(kind.features.size());
    };
    return std::all_of(kind.squares.begin(), kind.squares.end(), [&](const auto& square) {
        return std::all_of(square.lanes.begin(), square.lanes.end(), [&](const auto& lanes) {
            return std::all_of(lanes.begin(), lanes.end(), isKnown);
        });
    });
}

} // namespace

Findings validate(const TileSource& tile)
{
    Findings findings;
    checkNames(tile.kind, findings);
    checkCopies(tile, findings);
    checkTileMarks(tile.kind, findings);
    if (tile.kind.squares.empty() || !lanesAreKnown(tile.kind)) {
        findings.push_back({Part::Tile, "", "the tile has no square, or an edge names no feature of it",
                            "give it squares whose edges name its features"});
        return findings;
    }
    checkOffsets(tile.kind, findings);
    checkOuterEdges(tile.kind, findings);
    checkInternalEdges(tile.kind, findings);
    checkFeatures(tile.kind, findings);
    return findings;
}

} // namespace glossator::tiles
