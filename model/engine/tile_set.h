// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/ids.h"
#include "model/engine/tile_kind.h"

#include <optional>
#include <span>
#include <string_view>

namespace glossator::engine {

/// The four edges of a square packed for matching: four bits a side, 0 where nothing is known.
using EdgeCode = std::uint16_t;

/// One square of a tile after turning.
struct TurnedSquare
{
    Square offset; ///< from the tile's first square
    EdgeCode code = 0;
    std::array<EdgeKind, 4> edges{};
    std::array<std::array<std::int8_t, 3>, 4> lanes{};
};

/// A tile kind with everything that play asks often computed once: its four turns, which turns look
/// the same, and which features need care when they are counted.
struct CompiledKind
{
    TileKind kind;
    std::array<std::vector<TurnedSquare>, 4> turns;
    std::array<EdgeCode, 4> codes{}; ///< by turn: the first square's edges
    int distinctTurns = 4;           ///< 1, 2 or 4
    std::vector<int> openLanes;      ///< by feature: lanes on outer edges and ends inside that can be joined;
                                     ///< one more where a feature is never finished
    std::vector<int> surrounded;     ///< features that are finished by the eight squares around them
    std::vector<bool> sharesSquare;  ///< by feature: another feature of its kind lies on one of its squares
    bool fillsHole = false; ///< a single square whose sides go beside anything: it lies where four tiles end
    [[nodiscard]] bool isSingle() const { return kind.squares.size() == 1; }
};

/// All tile kinds of one game, by number.
class TileSet
{
public:
    TileSet() = default;
    explicit TileSet(std::span<const TileKind> kinds);

    [[nodiscard]] int size() const { return static_cast<int>(m_kinds.size()); }
    [[nodiscard]] const CompiledKind& operator[](KindId kind) const
    {
        return m_kinds[static_cast<std::size_t>(kind)];
    }
    /// The kind with this id, if the game has it.
    [[nodiscard]] std::optional<KindId> find(std::string_view id) const;
    /// The first of the turns in which the kind looks as it does in this one: it stands for all of them.
    /// The turns of a kind that does not exist all differ.
    [[nodiscard]] Turn firstAlike(KindId kind, Turn turn) const;

private:
    std::vector<CompiledKind> m_kinds;
};

/// What a side of an edge code must show to match: the neighbour's edge.
[[nodiscard]] EdgeCode edgeCode(EdgeKind edge, Side side);

} // namespace glossator::engine
