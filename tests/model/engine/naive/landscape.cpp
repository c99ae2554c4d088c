// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/engine/naive/landscape.h"

namespace glossator::naive {

using engine::EdgeKind;
using engine::FeatureKind;

Spot Landscape::beside(Spot spot, int side)
{
    switch (side) {
    case 0:
        return {spot.x, spot.y - 1};
    case 1:
        return {spot.x + 1, spot.y};
    case 2:
        return {spot.x, spot.y + 1};
    default:
        return {spot.x - 1, spot.y};
    }
}

std::vector<Spot> Landscape::eightAround(Spot spot)
{
    std::vector<Spot> spots;
    for (int x = spot.x - 1; x <= spot.x + 1; ++x)
        for (int y = spot.y - 1; y <= spot.y + 1; ++y)
            if (x != spot.x || y != spot.y)
                spots.push_back({x, y});
    return spots;
}

Spot Landscape::squareSpot(const Laid& tile, const engine::SquareSpec& square)
{
    Spot offset{square.offset.x, square.offset.y};
    for (int i = 0; i < tile.turn; ++i)
        offset = {-offset.y, offset.x};
    return {tile.at.x + offset.x, tile.at.y + offset.y};
}

void Landscape::lay(const engine::TileKind& kind, int turn, Spot at)
{
    m_tiles.push_back({&kind, turn, at});
    for (std::size_t s = 0; s < kind.squares.size(); ++s)
        m_filled[squareSpot(m_tiles.back(), kind.squares[s])] = {tileCount() - 1, static_cast<int>(s)};
}

const engine::FeatureSpec& Landscape::printed(Part part) const
{
    return kindOf(part.tile).features[index(part.feature)];
}

Spot Landscape::spotOf(int tile, int square) const
{
    return squareSpot(m_tiles[index(tile)], kindOf(tile).squares[index(square)]);
}

/// The feature that reaches a lane of a filled square, the side as it lies on the table.
int Landscape::featureAt(Spot spot, int side, int lane) const
{
    const Part square = m_filled.at(spot);
    const Laid& tile = m_tiles[index(square.tile)];
    return tile.kind->squares[index(square.feature)].lanes[index((side + 4 - tile.turn) % 4)][index(lane)];
}

Patch Landscape::patchOf(Part start) const
{
    Patch patch;
    patch.kind = printed(start).kind;
    std::vector<Part> todo{start};
    while (!todo.empty()) {
        const Part part = todo.back();
        todo.pop_back();
        if (!patch.parts.insert(part).second)
            continue;
        patch.pennants += printed(part).pennants;
        patch.marks.insert(printed(part).marks.begin(), printed(part).marks.end());
        for (const std::uint8_t square : printed(part).squares)
            patch.squares.insert(spotOf(part.tile, square));
        walkOn(part, patch, todo);
    }
    if (patch.kind == FeatureKind::Monastery || patch.kind == FeatureKind::Garden)
        for (const Spot spot : eightAround(*patch.squares.begin()))
            patch.openEnds += isFilled(spot) ? 0 : 1;
    if (patch.kind == FeatureKind::Abbacy) // finished by nothing
        patch.openEnds = 1;
    return patch;
}

/// Looks across every outer lane of one printed feature.
void Landscape::walkOn(Part part, Patch& patch, std::vector<Part>& todo) const
{
    const Laid& tile = m_tiles[index(part.tile)];
    for (const auto& [one, other] : tile.kind->joins) {
        if (one == part.feature)
            todo.push_back({part.tile, other});
        if (other == part.feature)
            todo.push_back({part.tile, one});
    }
    for (const engine::SquareSpec& square : tile.kind->squares)
        for (int side = 0; side < 4; ++side) {
            if (square.edges[index(side)] == EdgeKind::Internal)
                continue;
            for (int lane = 0; lane < 3; ++lane) {
                const bool inTheMiddle = lane == 1;
                if (square.lanes[index(side)][index(lane)] != part.feature ||
                    inTheMiddle == (patch.kind == FeatureKind::Field))
                    continue;
                const int tableSide = (side + tile.turn) % 4;
                const Spot other = beside(squareSpot(tile, square), tableSide);
                if (isFilled(other)) { // behind a side that goes beside anything there is no feature
                    if (const int feature = featureAt(other, (tableSide + 2) % 4, 2 - lane); feature >= 0)
                        todo.push_back({tileAt(other), feature});
                } else
                    ++patch.openEnds;
            }
        }
}

std::vector<Patch> Landscape::allPatches() const
{
    std::vector<Patch> patches;
    std::set<Part> seen;
    for (int tile = 0; tile < tileCount(); ++tile)
        for (std::size_t f = 0; f < kindOf(tile).features.size(); ++f) {
            const Part part{tile, static_cast<int>(f)};
            if (seen.contains(part))
                continue;
            patches.push_back(patchOf(part));
            seen.insert(patches.back().parts.begin(), patches.back().parts.end());
        }
    return patches;
}

bool Landscape::fits(const engine::TileKind& kind, int turn, Spot at) const
{
    const Laid laid{&kind, turn, at};
    bool touches = false;
    for (const engine::SquareSpec& square : kind.squares) {
        const Spot spot = squareSpot(laid, square);
        if (isFilled(spot))
            return false;
        for (int side = 0; side < 4; ++side) {
            const int tableSide = (side + turn) % 4;
            const Spot other = beside(spot, tableSide);
            if (!isFilled(other))
                continue;
            touches = true;
            const Part there = m_filled.at(other);
            const Laid& neighbour = m_tiles[index(there.tile)];
            const auto& edges = neighbour.kind->squares[index(there.feature)].edges;
            if (edges[index((tableSide + 6 - neighbour.turn) % 4)] != square.edges[index(side)])
                return false;
        }
    }
    return touches;
}

std::set<Spot> Landscape::emptyBeside() const
{
    std::set<Spot> spots;
    for (const auto& [spot, square] : m_filled)
        for (int side = 0; side < 4; ++side)
            if (!isFilled(beside(spot, side)))
                spots.insert(beside(spot, side));
    return spots;
}

} // namespace glossator::naive
