// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/grid.h"

#include <span>

namespace glossator::engine {

/// A tile on the board.
struct PlacedTile
{
    KindId kind = none;
    Turn turn = 0;
    Square square;                 ///< of the tile's first square
    FeatureId firstFeature = 0;    ///< its printed features have consecutive ids from here
    std::int16_t placedInTurn = 0; ///< number of the turn, 0 for what lay there before the first
    bool operator==(const PlacedTile&) const = default;
};

/// One printed feature on the board. Joined features form a ring and share a root; the numbers below
/// the line hold for the whole joined feature and are kept at its root alone.
struct FeatureNode
{
    TileId tile = none;
    std::uint8_t local = 0; ///< index among the tile's features
    FeatureKind kind = FeatureKind::Field;
    FeatureId root = none;
    FeatureId next = none;
    // ---
    std::int16_t nodes = 1;
    /// Joinable lanes without a neighbour, and ends inside that are not linked; for a monastery or garden
    /// empty squares around.
    std::int16_t openEnds = 0;
    std::int16_t pennants = 0;
    std::int16_t figures = 0; ///< those that occupy it, see FigureKindSpec::occupies
    bool operator==(const FeatureNode&) const = default;
};

/// Why a tile does not fit, or that it does.
enum class Fit : std::uint8_t { Fits, Occupied, TouchesNothing, EdgeDiffers, NoHole };

/// Where a tile goes.
struct Placement
{
    Square square;
    Turn turn = 0;
    auto operator<=>(const Placement&) const = default; // NOLINT(modernize-use-nullptr)
};

/// An empty square beside a tile and what its neighbours show to it.
struct FrontierSquare
{
    Square square;
    EdgeCode need = 0;
    EdgeCode mask = 0; ///< the sides on which there is a neighbour
    [[nodiscard]] bool matches(EdgeCode code) const { return (code & mask) == need; }
    [[nodiscard]] bool isHole() const { return mask == 0xFFFFU; }
    bool operator==(const FrontierSquare&) const = default;
};

/// The landscape: which tile lies where, and which features its joined tiles form. It knows geometry and
/// nothing of rules; every size it tells counts squares.
class Board
{
public:
    // What lies where
    [[nodiscard]] const Grid& grid() const { return m_grid; }
    [[nodiscard]] std::span<const PlacedTile> tiles() const { return m_tiles; }
    [[nodiscard]] const PlacedTile& tile(TileId id) const { return m_tiles[static_cast<std::size_t>(id)]; }
    [[nodiscard]] TileId tileAt(Square square) const { return m_grid.at(square).tile; }
    [[nodiscard]] bool isOccupied(Square square) const { return tileAt(square) != none; }
    /// Tiles of more than one square, in the order in which they were placed.
    [[nodiscard]] std::span<const TileId> largeTiles() const { return m_largeTiles; }
    /// Empty squares beside a tile, in no particular order.
    [[nodiscard]] std::span<const FrontierSquare> frontier() const { return m_frontier; }
    /// Number of the eight squares around that hold a tile.
    [[nodiscard]] int occupiedAround(Square square) const;
    /// Whether two tiles have a side or a corner in common, or are one and the same.
    [[nodiscard]] bool areAdjoining(const TileSet& set, TileId one, TileId other) const;
    /// The square of the board on which square `index` of a placed tile lies.
    [[nodiscard]] Square squareOf(const TileSet& set, TileId tile, int index) const;

    // Placing
    [[nodiscard]] Fit fits(const TileSet& set, KindId kind, Placement where) const;
    /// Calls `visit(Placement)` for every placement of the kind that fits; turns that look the same are
    /// told once.
    template <class Visit>
    void forEachPlacement(const TileSet& set, KindId kindId, Visit&& visit) const
    {
        const CompiledKind& kind = set[kindId];
        if (!kind.isSingle()) {
            for (const Placement& placement : largePlacements(kind))
                visit(placement);
            return;
        }
        for (const FrontierSquare& edge : m_frontier)
            for (int turn = 0; turn < kind.distinctTurns; ++turn)
                if (accepts(edge, kind, turn))
                    visit(Placement{edge.square, static_cast<Turn>(turn)});
    }
    [[nodiscard]] bool fitsAnywhere(const TileSet& set, KindId kind) const;
    /// Puts a tile down; its squares must be empty and its edges must match. It need not touch another
    /// tile, so that positions can be built in any order.
    TileId place(const TileSet& set, KindId kind, Placement where, int turnNumber);

    // Features
    [[nodiscard]] std::span<const FeatureNode> features() const { return m_features; }
    [[nodiscard]] const FeatureNode& node(FeatureId id) const
    {
        return m_features[static_cast<std::size_t>(id)];
    }
    [[nodiscard]] FeatureId rootOf(FeatureId id) const { return node(id).root; }
    [[nodiscard]] const FeatureNode& whole(FeatureId id) const { return node(rootOf(id)); }
    [[nodiscard]] const FeatureSpec& spec(const TileSet& set, FeatureId id) const;
    [[nodiscard]] bool isFinished(FeatureId id) const { return whole(id).openEnds == 0; }
    [[nodiscard]] bool isOccupiedFeature(FeatureId id) const { return whole(id).figures > 0; }
    /// Squares that the joined feature covers; a square counts once however often the feature crosses it.
    [[nodiscard]] int sizeOf(const TileSet& set, FeatureId id) const;
    /// The features of the tiles on the four sides that reach a square, each printed part once.
    [[nodiscard]] std::vector<FeatureId> featuresFacing(const TileSet& set, Square square) const;
    /// Calls `visit(FeatureId)` for every monastery and garden that stands on one of the eight squares
    /// around.
    template <class Visit>
    void forEachAround(const TileSet& set, Square square, Visit&& visit) const
    {
        for (const Square beside : around(square)) {
            const Cell& cell = m_grid.at(beside);
            if (!cell.hasSurrounded)
                continue;
            const PlacedTile& other = tile(cell.tile);
            for (const int local : set[other.kind].surrounded)
                if (const auto id = static_cast<FeatureId>(other.firstFeature + local);
                    standingSquare(set, id) == beside)
                    visit(id);
        }
    }
    /// The square on which a monastery or garden stands.
    [[nodiscard]] Square standingSquare(const TileSet& set, FeatureId id) const;
    /// True when any printed part of the joined feature carries the mark.
    [[nodiscard]] bool hasMark(const TileSet& set, FeatureId id, std::string_view mark) const;
    /// Finished cities beside a joined field, each once, by root.
    [[nodiscard]] std::vector<FeatureId> finishedCitiesBeside(const TileSet& set, FeatureId field) const;
    /// Calls `visit(FeatureId)` for every printed part of the joined feature.
    template <class Visit>
    void forEachPart(FeatureId id, Visit&& visit) const
    {
        const FeatureId first = rootOf(id);
        FeatureId at = first;
        do {
            visit(at);
            at = node(at).next;
        } while (at != first);
    }
    /// Joins two features by an end inside the tile of each, or closes two such ends of one feature.
    void link(FeatureId a, FeatureId b) { join(a, b, 2); }
    void addFigure(FeatureId id, int change)
    {
        rootNode(id).figures = static_cast<std::int16_t>(rootNode(id).figures + change);
    }

    bool operator==(const Board&) const = default;

private:
    FeatureNode& rootNode(FeatureId id) { return m_features[static_cast<std::size_t>(rootOf(id))]; }
    [[nodiscard]] static bool accepts(const FrontierSquare& edge, const CompiledKind& kind, int turn)
    {
        return kind.fillsHole ? edge.isHole() : edge.matches(kind.codes[static_cast<std::size_t>(turn)]);
    }
    [[nodiscard]] Fit fitsHole(Square at) const;
    /// By lane as its own tile sees it, which feature beyond a side of the square reaches that side, or none.
    [[nodiscard]] std::array<FeatureId, 3> lanesFacing(const TileSet& set, Square at, Side side) const;
    void endNeighbours(const TileSet& set, Square at);
    [[nodiscard]] Fit fitsSquares(const std::vector<TurnedSquare>& squares, Square at) const;
    [[nodiscard]] std::vector<Placement> largePlacements(const CompiledKind& kind) const;
    template <class Accept>
    bool anyLargePlacement(const CompiledKind& kind, Accept&& accept) const;
    [[nodiscard]] bool largeFitsAnywhere(const CompiledKind& kind) const;
    void addFeatures(const CompiledKind& kind, TileId tile);
    void occupySquare(const TurnedSquare& square, Square at, TileId tile, int index);
    void joinSquare(const TileSet& set, const TurnedSquare& square, Square at, FeatureId firstFeature);
    void joinSide(const TileSet& set, const std::array<std::int8_t, 3>& lanes, Square at, Side side,
                  FeatureId first);
    void join(FeatureId a, FeatureId b, int closedEnds);
    void surround(const TileSet& set, Square at, TileId newTile);
    void countSurrounded(const TileSet& set, const CompiledKind& kind, TileId tile);
    FrontierSquare& enterFrontier(Square square);
    void leaveFrontier(Square square);

    Grid m_grid;
    std::vector<PlacedTile> m_tiles;
    std::vector<TileId> m_largeTiles;
    std::vector<FeatureNode> m_features;
    std::vector<FrontierSquare> m_frontier;
};

} // namespace glossator::engine
