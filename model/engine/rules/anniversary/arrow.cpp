// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/rules/anniversary/arrow.h"

#include <algorithm>
#include <array>

namespace glossator::engine::rules {

namespace {

constexpr std::string_view prefix = "arrow:";
constexpr std::array<std::string_view, 3> symbols{"add-meeple", "place-meeple", "extra-turn"};
constexpr std::string_view sides = "NESW";

/// Read off a mark, "arrow:add-meeple:E".
std::optional<Arrow> arrowIn(std::string_view mark)
{
    const auto end = mark.rfind(':');
    if (!mark.starts_with(prefix) || end < prefix.size() || end + 2 != mark.size())
        return std::nullopt;
    const auto symbol = std::ranges::find(symbols, mark.substr(prefix.size(), end - prefix.size()));
    const auto side = sides.find(mark.back());
    if (symbol == symbols.end() || side == std::string_view::npos)
        return std::nullopt;
    return Arrow{static_cast<Symbol>(symbol - symbols.begin()), static_cast<Side>(side)};
}

std::optional<Arrow> arrowOn(const TileKind& kind)
{
    for (const std::string& mark : kind.marks)
        if (const auto arrow = arrowIn(mark))
            return arrow;
    return std::nullopt;
}

Square squareAhead(const PlacedTile& placed, const Arrow& arrow)
{
    return neighbour(placed.square, turned(arrow.side, placed.turn));
}

} // namespace

Arrows::Arrows(const TileSet& tiles)
{
    for (int kind = 0; kind < tiles.size(); ++kind)
        m_arrows.push_back(arrowOn(tiles[static_cast<KindId>(kind)].kind));
}

bool Arrows::facesTile(const Board& board, TileId tile) const
{
    const PlacedTile& placed = board.tile(tile);
    const auto& arrow = of(placed.kind);
    return arrow && board.isOccupied(squareAhead(placed, *arrow));
}

std::vector<FacingArrow> Arrows::broughtBy(const TileSet& tiles, const Board& board, TileId tile) const
{
    std::vector<FacingArrow> found;
    const PlacedTile& placed = board.tile(tile);
    for (const TurnedSquare& square : tiles[placed.kind].turns[placed.turn])
        addOlder(board,
                 {static_cast<std::int16_t>(placed.square.x + square.offset.x),
                  static_cast<std::int16_t>(placed.square.y + square.offset.y)},
                 found);
    if (facesTile(board, tile))
        found.push_back({tile, of(placed.kind)->symbol});
    return found;
}

void Arrows::addOlder(const Board& board, Square at, std::vector<FacingArrow>& found) const
{
    for (const Side side : allSides) {
        const TileId other = board.tileAt(neighbour(at, side));
        if (other == none)
            continue;
        const PlacedTile& older = board.tile(other);
        const auto& arrow = of(older.kind);
        if (arrow && squareAhead(older, *arrow) == at)
            found.push_back({other, arrow->symbol});
    }
}

} // namespace glossator::engine::rules
