// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/tile_kind.h"

#include <compare>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace glossator::naive {

struct Spot
{
    int x = 0;
    int y = 0;
    auto operator<=>(const Spot&) const = default;
};

/// A printed feature: the number of a laid tile and of a feature on it.
struct Part
{
    int tile = 0;
    int feature = 0;
    auto operator<=>(const Part&) const = default;
};

/// A joined feature, found by walking over the tiles.
struct Patch
{
    engine::FeatureKind kind = engine::FeatureKind::Field;
    std::set<Part> parts;
    std::set<Spot> squares;
    int pennants = 0;
    std::set<std::string> marks; ///< what is drawn on any part
    int openEnds = 0; ///< lanes with no neighbour; for a monastery or garden the empty squares around
};

/// The landscape a second time, kept as simple as can be: a list of tiles, and a walk for each question.
/// It shares nothing with the engine but how a tile is printed.
class Landscape
{
public:
    void lay(const engine::TileKind& kind, int turn, Spot at);
    [[nodiscard]] int tileCount() const { return static_cast<int>(m_tiles.size()); }
    [[nodiscard]] const engine::TileKind& kindOf(int tile) const { return *m_tiles[index(tile)].kind; }
    [[nodiscard]] const engine::FeatureSpec& printed(Part part) const;
    [[nodiscard]] bool isFilled(Spot spot) const { return m_filled.contains(spot); }
    /// The number of the tile on a filled spot.
    [[nodiscard]] int tileAt(Spot spot) const { return m_filled.at(spot).tile; }
    [[nodiscard]] const std::map<Spot, Part>& filled() const { return m_filled; }
    [[nodiscard]] Patch patchOf(Part start) const;
    [[nodiscard]] std::vector<Patch> allPatches() const;
    /// Where a square of a tile lies.
    [[nodiscard]] Spot spotOf(int tile, int square) const;
    /// Whether all edges match and at least one touches; nothing may lie there.
    [[nodiscard]] bool fits(const engine::TileKind& kind, int turn, Spot at) const;
    [[nodiscard]] std::set<Spot> emptyBeside() const;

    static Spot beside(Spot spot, int side);
    static std::vector<Spot> eightAround(Spot spot);

private:
    struct Laid
    {
        const engine::TileKind* kind = nullptr;
        int turn = 0;
        Spot at;
    };
    static std::size_t index(int number) { return static_cast<std::size_t>(number); }
    static Spot squareSpot(const Laid& tile, const engine::SquareSpec& square);
    [[nodiscard]] int featureAt(Spot spot, int side, int lane) const;
    void walkOn(Part part, Patch& patch, std::vector<Part>& todo) const;

    std::vector<Laid> m_tiles;
    std::map<Spot, Part> m_filled; ///< Part::feature is the number of the square here
};

} // namespace glossator::naive
