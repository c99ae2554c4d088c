// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/position_draft.h"

#include <algorithm>

namespace glossator::engine {

namespace {

int copiesInSight(const State& state, KindId kind)
{
    const auto isIt = [kind](const auto& tile) { return tile.kind == kind; };
    return static_cast<int>(std::ranges::count_if(state.board.tiles(), isIt) +
                            std::ranges::count_if(state.aside, isIt));
}

} // namespace

std::string toText(Square square)
{
    return "[" + std::to_string(square.x) + ", " + std::to_string(square.y) + "]";
}

void PositionDraft::fault(PositionPart part, std::size_t index, std::string what, std::string right)
{
    faults.push_back({part, index, std::move(what), std::move(right)});
}

std::optional<KindId> PositionDraft::kindOf(PositionPart part, std::size_t index, const std::string& id)
{
    const std::optional<KindId> kind = game.tiles().find(id);
    if (!kind)
        fault(part, index, "the game has no tile \"" + id + "\"", "name a tile of the case's expansions");
    return kind;
}

bool PositionDraft::takeCopy(KindId kind)
{
    std::uint8_t& left = state.pile.counts[static_cast<std::size_t>(kind)];
    if (left == 0)
        return copiesInSight(state, kind) < game.tiles()[kind].kind.count;
    --left;
    --state.pile.size;
    return true;
}

} // namespace glossator::engine
