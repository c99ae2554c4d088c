// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/board.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace glossator::engine {

namespace {

Square shifted(Square square, Square offset)
{
    return {static_cast<std::int16_t>(square.x + offset.x), static_cast<std::int16_t>(square.y + offset.y)};
}

} // namespace

int Board::occupiedAround(Square square) const
{
    int count = 0;
    for (const Square s : around(square))
        count += isOccupied(s) ? 1 : 0;
    return count;
}

bool Board::areAdjoining(const TileSet& set, TileId one, TileId other) const
{
    const auto squaresOf = [&](TileId id) { return set[tile(id).kind].kind.squares.size(); };
    for (std::size_t i = 0; i < squaresOf(one); ++i)
        for (std::size_t j = 0; j < squaresOf(other); ++j) {
            const Square a = squareOf(set, one, static_cast<int>(i));
            const Square b = squareOf(set, other, static_cast<int>(j));
            if (std::abs(a.x - b.x) <= 1 && std::abs(a.y - b.y) <= 1)
                return true;
        }
    return false;
}

Square Board::squareOf(const TileSet& set, TileId id, int index) const
{
    const PlacedTile& placed = tile(id);
    return shifted(placed.square,
                   set[placed.kind].turns[placed.turn][static_cast<std::size_t>(index)].offset);
}

Fit Board::fitsSquares(const std::vector<TurnedSquare>& squares, Square at) const
{
    bool touches = false;
    bool differs = false;
    for (const TurnedSquare& square : squares) {
        const Cell& cell = m_grid.at(shifted(at, square.offset));
        if (cell.tile != none)
            return Fit::Occupied;
        if (cell.frontier == none)
            continue;
        touches = true;
        differs = differs || !m_frontier[static_cast<std::size_t>(cell.frontier)].matches(square.code);
    }
    if (differs)
        return Fit::EdgeDiffers;
    return touches ? Fit::Fits : Fit::TouchesNothing;
}

Fit Board::fits(const TileSet& set, KindId kind, Placement where) const
{
    if (set[kind].fillsHole)
        return fitsHole(where.square);
    return fitsSquares(set[kind].turns[where.turn & 3], where.square);
}

Fit Board::fitsHole(Square at) const
{
    const Cell& cell = m_grid.at(at);
    if (cell.tile != none)
        return Fit::Occupied;
    if (cell.frontier == none)
        return Fit::TouchesNothing;
    return m_frontier[static_cast<std::size_t>(cell.frontier)].isHole() ? Fit::Fits : Fit::NoHole;
}

/// Shows each placement of a large tile to `accept`, some of them more than once, until one is accepted.
template <class Accept>
bool Board::anyLargePlacement(const CompiledKind& kind, Accept&& accept) const
{
    for (int turn = 0; turn < kind.distinctTurns; ++turn)
        for (const TurnedSquare& square : kind.turns[static_cast<std::size_t>(turn)])
            for (const FrontierSquare& edge : m_frontier) {
                const Square at = shifted(edge.square, {static_cast<std::int16_t>(-square.offset.x),
                                                        static_cast<std::int16_t>(-square.offset.y)});
                if (fitsSquares(kind.turns[static_cast<std::size_t>(turn)], at) == Fit::Fits &&
                    accept(Placement{at, static_cast<Turn>(turn)}))
                    return true;
            }
    return false;
}

std::vector<Placement> Board::largePlacements(const CompiledKind& kind) const
{
    std::vector<Placement> found;
    anyLargePlacement(kind, [&](const Placement& placement) {
        found.push_back(placement);
        return false;
    });
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

bool Board::largeFitsAnywhere(const CompiledKind& kind) const
{
    return anyLargePlacement(kind, [](const Placement&) { return true; });
}

bool Board::fitsAnywhere(const TileSet& set, KindId kindId) const
{
    const CompiledKind& kind = set[kindId];
    if (!kind.isSingle())
        return largeFitsAnywhere(kind);
    for (const FrontierSquare& edge : m_frontier)
        for (int turn = 0; turn < kind.distinctTurns; ++turn)
            if (accepts(edge, kind, turn))
                return true;
    return false;
}

TileId Board::place(const TileSet& set, KindId kindId, Placement where, int turnNumber)
{
    const CompiledKind& kind = set[kindId];
    const auto id = static_cast<TileId>(m_tiles.size());
    const auto& squares = kind.turns[where.turn & 3];
    m_tiles.push_back({kindId, static_cast<Turn>(where.turn & 3), where.square,
                       static_cast<FeatureId>(m_features.size()), static_cast<std::int16_t>(turnNumber)});
    if (!kind.isSingle())
        m_largeTiles.push_back(id);
    addFeatures(kind, id);
    for (std::size_t i = 0; i < squares.size(); ++i)
        occupySquare(squares[i], shifted(where.square, squares[i].offset), id, static_cast<int>(i));
    for (const auto& [one, other] : kind.kind.joins)
        join(static_cast<FeatureId>(m_tiles.back().firstFeature + one),
             static_cast<FeatureId>(m_tiles.back().firstFeature + other), 0);
    for (const TurnedSquare& square : squares)
        joinSquare(set, square, shifted(where.square, square.offset), m_tiles.back().firstFeature);
    if (kind.fillsHole)
        endNeighbours(set, where.square);
    for (const TurnedSquare& square : squares)
        surround(set, shifted(where.square, square.offset), id);
    countSurrounded(set, kind, id);
    return id;
}

/// Whatever reaches the square from its four sides ends there.
void Board::endNeighbours(const TileSet& set, Square at)
{
    for (const Side side : allSides) {
        const auto lanes = lanesFacing(set, at, side);
        for (const Lane lane : allLanes)
            if (const FeatureId feature = lanes[static_cast<std::size_t>(lane)];
                feature != none && isJoinable(node(feature).kind, lane))
                --rootNode(feature).openEnds;
    }
}

std::array<FeatureId, 3> Board::lanesFacing(const TileSet& set, Square at, Side side) const
{
    std::array<FeatureId, 3> found{none, none, none};
    const Cell& cell = m_grid.at(neighbour(at, side));
    if (cell.tile == none)
        return found;
    const PlacedTile& other = tile(cell.tile);
    const TurnedSquare& square = set[other.kind].turns[other.turn][cell.square];
    std::ranges::transform(
        square.lanes[static_cast<std::size_t>(opposite(side))], found.begin(), [&](std::int8_t local) {
            return local == SquareSpec::none ? FeatureId{none}
                                             : static_cast<FeatureId>(other.firstFeature + local);
        });
    return found;
}

std::vector<FeatureId> Board::featuresFacing(const TileSet& set, Square square) const
{
    std::vector<FeatureId> found;
    for (const Side side : allSides)
        for (const FeatureId feature : lanesFacing(set, square, side))
            if (feature != none && std::find(found.begin(), found.end(), feature) == found.end())
                found.push_back(feature);
    return found;
}

void Board::addFeatures(const CompiledKind& kind, TileId tile)
{
    for (std::size_t f = 0; f < kind.kind.features.size(); ++f) {
        FeatureNode node;
        node.tile = tile;
        node.local = static_cast<std::uint8_t>(f);
        node.kind = kind.kind.features[f].kind;
        node.root = static_cast<FeatureId>(m_features.size());
        node.next = node.root;
        node.openEnds = static_cast<std::int16_t>(kind.openLanes[f]);
        node.pennants = kind.kind.features[f].pennants;
        m_features.push_back(node);
    }
}

void Board::occupySquare(const TurnedSquare& square, Square at, TileId tile, int index)
{
    leaveFrontier(at);
    Cell& cell = m_grid.use(at);
    assert(cell.tile == none);
    cell.tile = tile;
    cell.square = static_cast<std::uint8_t>(index);
    for (const Side side : allSides) {
        const Square beside = neighbour(at, side);
        if (isOccupied(beside))
            continue;
        const Side back = opposite(side);
        FrontierSquare& edge = enterFrontier(beside);
        edge.need =
            static_cast<EdgeCode>(edge.need | edgeCode(square.edges[static_cast<std::size_t>(side)], back));
        edge.mask = static_cast<EdgeCode>(edge.mask | (0xFU << (4 * engine::index(back))));
    }
}

void Board::joinSquare(const TileSet& set, const TurnedSquare& square, Square at, FeatureId firstFeature)
{
    for (const Side side : allSides)
        if (square.edges[static_cast<std::size_t>(side)] != EdgeKind::Internal)
            joinSide(set, square.lanes[static_cast<std::size_t>(side)], at, side, firstFeature);
}

void Board::joinSide(const TileSet& set, const std::array<std::int8_t, 3>& lanes, Square at, Side side,
                     FeatureId first)
{
    const auto theirs = lanesFacing(set, at, side);
    for (const Lane lane : allLanes) {
        const std::int8_t mine = lanes[static_cast<std::size_t>(lane)];
        const FeatureId b = theirs[static_cast<std::size_t>(facing(lane))];
        if (mine == SquareSpec::none || b == none)
            continue;
        const auto a = static_cast<FeatureId>(first + mine);
        if (isJoinable(node(a).kind, lane) && node(a).kind == node(b).kind)
            join(a, b, 2);
    }
}

void Board::join(FeatureId a, FeatureId b, int closedEnds)
{
    FeatureId to = rootOf(a);
    FeatureId from = rootOf(b);
    if (to != from) {
        if (node(to).nodes < node(from).nodes)
            std::swap(to, from);
        forEachPart(from, [&](FeatureId part) { m_features[static_cast<std::size_t>(part)].root = to; });
        FeatureNode& keep = m_features[static_cast<std::size_t>(to)];
        FeatureNode& gone = m_features[static_cast<std::size_t>(from)];
        std::swap(keep.next, gone.next);
        keep.nodes = static_cast<std::int16_t>(keep.nodes + gone.nodes);
        keep.openEnds = static_cast<std::int16_t>(keep.openEnds + gone.openEnds);
        keep.pennants = static_cast<std::int16_t>(keep.pennants + gone.pennants);
        keep.figures = static_cast<std::int16_t>(keep.figures + gone.figures);
        gone.nodes = gone.openEnds = gone.pennants = gone.figures = 0;
    }
    FeatureNode& root = m_features[static_cast<std::size_t>(to)];
    root.openEnds = static_cast<std::int16_t>(root.openEnds - closedEnds);
}

/// Tells the monasteries and gardens of older tiles around a new square that it is filled.
void Board::surround(const TileSet& set, Square at, TileId newTile)
{
    forEachAround(set, at, [&](FeatureId id) {
        if (node(id).tile != newTile)
            --rootNode(id).openEnds;
    });
}

void Board::countSurrounded(const TileSet& set, const CompiledKind& kind, TileId id)
{
    for (const int local : kind.surrounded) {
        const auto feature = static_cast<FeatureId>(tile(id).firstFeature + local);
        const Square square = standingSquare(set, feature);
        m_grid.use(square).hasSurrounded = true;
        m_features[static_cast<std::size_t>(feature)].openEnds =
            static_cast<std::int16_t>(8 - occupiedAround(square));
    }
}

const FeatureSpec& Board::spec(const TileSet& set, FeatureId id) const
{
    const FeatureNode& part = node(id);
    return set[tile(part.tile).kind].kind.features[part.local];
}

int Board::sizeOf(const TileSet& set, FeatureId id) const
{
    int size = 0;
    forEachPart(id, [&](FeatureId part) {
        const PlacedTile& placed = tile(node(part).tile);
        const CompiledKind& kind = set[placed.kind];
        const FeatureSpec& printed = kind.kind.features[node(part).local];
        if (!kind.sharesSquare[node(part).local]) {
            size += static_cast<int>(printed.squares.size());
            return;
        }
        for (const std::uint8_t square : printed.squares) {
            bool counted = false;
            for (int before = 0; before < node(part).local && !counted; ++before) {
                const auto sibling = static_cast<FeatureId>(placed.firstFeature + before);
                const auto& theirs = kind.kind.features[static_cast<std::size_t>(before)].squares;
                counted = rootOf(sibling) == rootOf(part) &&
                          std::find(theirs.begin(), theirs.end(), square) != theirs.end();
            }
            size += counted ? 0 : 1;
        }
    });
    return size;
}

Square Board::standingSquare(const TileSet& set, FeatureId id) const
{
    return squareOf(set, node(id).tile, spec(set, id).squares.front());
}

bool Board::hasMark(const TileSet& set, FeatureId id, std::string_view mark) const
{
    bool found = false;
    forEachPart(id, [&](FeatureId part) {
        const auto& marks = spec(set, part).marks;
        found = found || std::find(marks.begin(), marks.end(), mark) != marks.end();
    });
    return found;
}

std::vector<FeatureId> Board::finishedCitiesBeside(const TileSet& set, FeatureId field) const
{
    std::vector<FeatureId> cities;
    forEachPart(field, [&](FeatureId part) {
        for (const std::uint8_t local : spec(set, part).touches) {
            const FeatureId city = rootOf(static_cast<FeatureId>(tile(node(part).tile).firstFeature + local));
            if (isFinished(city) && std::find(cities.begin(), cities.end(), city) == cities.end())
                cities.push_back(city);
        }
    });
    return cities;
}

FrontierSquare& Board::enterFrontier(Square square)
{
    Cell& cell = m_grid.use(square);
    if (cell.frontier == none) {
        cell.frontier = static_cast<std::int16_t>(m_frontier.size());
        m_frontier.push_back({square, 0, 0});
    }
    return m_frontier[static_cast<std::size_t>(cell.frontier)];
}

void Board::leaveFrontier(Square square)
{
    const std::int16_t index = m_grid.at(square).frontier;
    if (index == none)
        return;
    const FrontierSquare last = m_frontier.back();
    m_frontier[static_cast<std::size_t>(index)] = last;
    m_grid.use(last.square).frontier = index;
    m_frontier.pop_back();
    m_grid.use(square).frontier = none;
}

} // namespace glossator::engine
