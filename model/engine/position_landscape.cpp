// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/position_landscape.h"

#include <algorithm>

namespace glossator::engine {

namespace {

std::vector<TileId> tilesBeside(const TileSet& set, const Board& board, TileId tile)
{
    std::vector<TileId> found;
    const std::size_t squares = set[board.tile(tile).kind].kind.squares.size();
    for (std::size_t i = 0; i < squares; ++i)
        for (const Side side : allSides) {
            const Square square = board.squareOf(set, tile, static_cast<int>(i));
            if (const TileId other = board.tileAt(neighbour(square, side)); other != none)
                found.push_back(other);
        }
    return found;
}

} // namespace

void PositionLandscape::lay()
{
    const std::size_t faultsBefore = m_draft.faults.size();
    for (const bool fillHoles : {false, true})
        for (std::size_t i = 0; i < m_draft.position.tiles.size(); ++i)
            if (fillsHole(i) == fillHoles)
                layTile(i);
    // What a tile that is not laid would have joined is not a fault of its own.
    if (m_draft.faults.size() == faultsBefore)
        checkConnected();
}

/// What fills a hole comes when there is one.
bool PositionLandscape::fillsHole(std::size_t index) const
{
    const auto kind = m_draft.game.tiles().find(m_draft.position.tiles[index].kind);
    return kind && m_draft.game.tiles()[*kind].fillsHole;
}

void PositionLandscape::layTile(std::size_t index)
{
    const DeclaredTile& tile = m_draft.position.tiles[index];
    const std::optional<KindId> kind = m_draft.kindOf(PositionPart::Tile, index, tile.kind);
    if (!kind || !fits(index, *kind) || !takeCopy(index, *kind))
        return;
    m_draft.state.board.place(m_draft.game.tiles(), *kind, {tile.square, tile.turn}, 0);
    m_entryOf.push_back(index);
}

bool PositionLandscape::fits(std::size_t index, KindId kind)
{
    const DeclaredTile& tile = m_draft.position.tiles[index];
    const auto no = [&](const std::string& what, std::string right) {
        m_draft.fault(PositionPart::Tile, index, what, std::move(right));
        return false;
    };
    switch (m_draft.state.board.fits(m_draft.game.tiles(), kind, {tile.square, tile.turn})) {
    case Fit::Occupied:
        return no("the square " + toText(tile.square) + " is taken by another tile",
                  "choose an empty square");
    case Fit::EdgeDiffers:
        return no("an edge of the tile at " + toText(tile.square) + " does not match its neighbour",
                  "turn the tile or choose another square");
    case Fit::NoHole:
        return no("the square " + toText(tile.square) + " is no hole between four tiles",
                  "declare a tile on each side of it");
    default:
        return true;
    }
}

/// A tile that the setup laid aside comes from there.
bool PositionLandscape::takeCopy(std::size_t index, KindId kind)
{
    auto& aside = m_draft.state.aside;
    const auto laid = std::ranges::find(aside, kind, &TileAside::kind);
    if (laid != aside.end()) {
        aside.erase(laid);
        return true;
    }
    const TileKind& spec = m_draft.game.tiles()[kind].kind;
    if (m_draft.takeCopy(kind))
        return true;
    m_draft.fault(PositionPart::Tile, index,
                  "there are only " + std::to_string(spec.count) + " of the tile \"" + spec.id + "\"",
                  "use another tile of the same edges");
    return false;
}

/// Every tile must be reached from the first one over shared sides.
void PositionLandscape::checkConnected()
{
    if (m_entryOf.empty())
        return m_draft.fault(PositionPart::Whole, 0, "no tile lies on the board",
                             "declare at least one tile");
    const std::vector<bool> reached = reachedTiles();
    for (std::size_t i = 0; i < reached.size(); ++i)
        if (!reached[i])
            m_draft.fault(PositionPart::Tile, m_entryOf[i],
                          "this tile does not hang together with the others", "join it to them by a side");
}

std::vector<bool> PositionLandscape::reachedTiles() const
{
    const Board& board = m_draft.state.board;
    std::vector<bool> reached(board.tiles().size(), false);
    std::vector<TileId> open{0};
    reached[0] = true;
    while (!open.empty()) {
        const TileId tile = open.back();
        open.pop_back();
        for (const TileId other : tilesBeside(m_draft.game.tiles(), board, tile))
            if (!reached[static_cast<std::size_t>(other)]) {
                reached[static_cast<std::size_t>(other)] = true;
                open.push_back(other);
            }
    }
    return reached;
}

} // namespace glossator::engine
