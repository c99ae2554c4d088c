// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/tile_kind.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace glossator::tiles {

/// How far the sources bear out what is written about a tile.
enum class Confidence : std::uint8_t { Certain, High, Medium, Derived, DerivedUnsupported };

/// Ruled: as the sources give it. Schematic: a shape of our own that keeps to what the sources give.
enum class Standing : std::uint8_t { Ruled, Schematic };

/// A point of a tile, in squares, from the north-west corner of its first square; unturned.
struct Point
{
    double x = 0;
    double y = 0;
    bool operator==(const Point&) const = default;
};

/// A tile as the catalogue knows it: what the engine plays with, and what only people look at.
struct TileSource
{
    engine::TileKind kind;
    std::string expansion;          ///< id of the expansion
    std::string letter;             ///< as printed, "D"; may be empty
    std::string name;               ///< of a tile with a name of its own, "Stonehenge"; may be empty
    std::vector<std::string> shows; ///< the small illustration on each copy; empty where not known
    Confidence confidence = Confidence::Certain;
    Standing standing = Standing::Ruled;
    std::string note;
    std::optional<Point> marker; ///< where a marker lies
    bool operator==(const TileSource&) const = default;
};

/// Tiles that are in a box, but whose features no source describes.
struct MissingTiles
{
    int tiles = 0;
    std::string note;
    bool operator==(const MissingTiles&) const = default;
};

/// One authored file: the tiles and the loose pieces of an expansion.
struct TileFile
{
    std::string expansion;
    std::string note;
    std::vector<std::pair<std::string, int>> tokens; ///< kind of piece and how many are in the box
    std::optional<MissingTiles> missing;
    std::vector<TileSource> tiles;
    bool operator==(const TileFile&) const = default;
};

} // namespace glossator::tiles
