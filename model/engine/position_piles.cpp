// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/position_piles.h"

#include <algorithm>

namespace glossator::engine {

void PositionPiles::layAside()
{
    const Position& position = m_draft.position;
    if (position.aside.empty() && !position.onlyAside)
        return;
    std::erase_if(m_draft.state.aside,
                  [](const TileAside& tile) { return tile.place.kind == PlaceKind::Display; });
    for (std::size_t i = 0; i < position.aside.size(); ++i)
        layTileAside(i);
}

void PositionPiles::layTileAside(std::size_t index)
{
    const DeclaredAside& declared = m_draft.position.aside[index];
    const std::optional<KindId> kind = m_draft.kindOf(PositionPart::Aside, index, declared.kind);
    if (!kind)
        return;
    const Place place{declared.place, declared.player, none};
    checkPlace(index, *kind, place);
    if (takeCopy(index, *kind))
        m_draft.state.aside.push_back({*kind, place});
}

void PositionPiles::checkPlace(std::size_t index, KindId kind, Place place)
{
    const Game& game = m_draft.game;
    if (std::ranges::none_of(game.modules(), [&](const auto& module) {
            return module->mayLie(game, m_draft.state, kind, place);
        }))
        m_draft.fault(PositionPart::Aside, index,
                      "no rule of this game lays the tile \"" + game.tiles()[kind].kind.id + "\" there",
                      "leave it in the pile, or name the expansion whose rules lay it there");
}

bool PositionPiles::takeCopy(std::size_t index, KindId kind)
{
    if (m_draft.takeCopy(kind))
        return true;
    const TileKind& spec = m_draft.game.tiles()[kind].kind;
    const bool onBoard = std::ranges::any_of(m_draft.state.board.tiles(),
                                             [kind](const PlacedTile& tile) { return tile.kind == kind; });
    std::string what = "there are only " + std::to_string(spec.count) + " of the tile \"" + spec.id + "\"";
    if (spec.count == 1)
        what += onBoard ? ", which lies on the board already" : ", which lies aside already";
    m_draft.fault(PositionPart::Aside, index, std::move(what), "declare each copy once");
    return false;
}

void PositionPiles::orderPile()
{
    const Position& position = m_draft.position;
    Pile& pile = m_draft.state.pile;
    m_wanted.assign(pile.counts.size(), 0);
    for (std::size_t i = 0; i < position.order.size(); ++i)
        if (const auto kind = count(i, position.order[i]))
            pile.order.push_back(*kind);
    std::ranges::reverse(pile.order);
    if (!position.onlyOrder)
        return;
    for (std::size_t i = 0; i < position.rest.size(); ++i)
        count(position.order.size() + i, position.rest[i]);
    pile.size = 0;
    for (std::size_t kind = 0; kind < m_wanted.size(); ++kind) {
        pile.counts[kind] = static_cast<std::uint8_t>(std::min<int>(m_wanted[kind], pile.counts[kind]));
        pile.size = static_cast<std::int16_t>(pile.size + pile.counts[kind]);
    }
}

/// Counts a tile of the declared pile; `index` is its place among `order` and then `rest`.
std::optional<KindId> PositionPiles::count(std::size_t index, const std::string& id)
{
    const std::optional<KindId> kind = m_draft.kindOf(PositionPart::Order, index, id);
    if (!kind)
        return kind;
    const auto k = static_cast<std::size_t>(*kind);
    const int left = m_draft.state.pile.counts[k];
    if (++m_wanted[k] > left)
        m_draft.fault(PositionPart::Order, index, "the pile has no further tile \"" + id + "\"",
                      std::to_string(left) + " are left beside those on the board");
    return kind;
}

} // namespace glossator::engine
