// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/rules/wonders/wonder.h"

#include <algorithm>

namespace glossator::engine::rules {

bool WonderLookup::isDisplayEmpty(const State& state) const
{
    return std::none_of(state.aside.begin(), state.aside.end(),
                        [&](const TileAside& tile) { return isDisplayed(tile); });
}

bool WonderLookup::isAnyGained(const State& state) const
{
    return std::any_of(state.board.largeTiles().begin(), state.board.largeTiles().end(),
                       [&](TileId tile) { return isWonder(state.board.tile(tile).kind); }) ||
           std::any_of(state.aside.begin(), state.aside.end(),
                       [](const TileAside& tile) { return tile.place.kind != PlaceKind::Display; });
}

WonderLookup::WonderLookup(const TileSet& tiles) : m_kinds()
{
    for (std::size_t w = 0; w < m_kinds.size(); ++w)
        m_kinds[w] = tiles.find(wonderTileIds[w]).value_or(none);
}

std::optional<Wonder> WonderLookup::wonderOf(KindId kind) const
{
    const auto found = std::find(m_kinds.begin(), m_kinds.end(), kind);
    if (kind == none || found == m_kinds.end())
        return {};
    return static_cast<Wonder>(found - m_kinds.begin());
}

TileId WonderLookup::tileOf(const State& state, Wonder wonder) const
{
    const KindId kind = kindOf(wonder);
    for (const TileId tile : state.board.largeTiles())
        if (state.board.tile(tile).kind == kind)
            return tile;
    return none;
}

FeatureId WonderLookup::areaOf(const TileSet& tiles, const State& state, TileId tile) const
{
    const PlacedTile& placed = state.board.tile(tile);
    const auto& features = tiles[placed.kind].kind.features;
    for (std::size_t f = 0; f < features.size(); ++f)
        if (features[f].kind == FeatureKind::Area)
            return static_cast<FeatureId>(placed.firstFeature + static_cast<FeatureId>(f));
    return none;
}

Player WonderLookup::ownerOf(const TileSet& tiles, const State& state, Wonder wonder) const
{
    const TileId tile = tileOf(state, wonder);
    if (tile == none)
        return nobody;
    const FeatureId area = areaOf(tiles, state, tile);
    for (const Figure& figure : state.figures)
        if (figure.place.kind == PlaceKind::OnFeature && figure.place.index == area)
            return figure.owner;
    return nobody;
}

int WonderLookup::countOf(const TileSet& tiles, const State& state, Player player) const
{
    int count = 0;
    for (int w = 0; w < wonderCount; ++w)
        count += ownerOf(tiles, state, static_cast<Wonder>(w)) == player ? 1 : 0;
    return count;
}

int WonderLookup::countKinds() const
{
    return static_cast<int>(
        std::count_if(m_kinds.begin(), m_kinds.end(), [](KindId kind) { return kind != none; }));
}

bool WonderLookup::isAnyWaiting(const State& state) const
{
    return std::any_of(state.aside.begin(), state.aside.end(), [&](const TileAside& tile) {
        return tile.place.player >= 0 && waitsFor(tile, tile.place.player);
    });
}

int WonderLookup::countWaiting(const State& state, Player player) const
{
    return static_cast<int>(std::count_if(state.aside.begin(), state.aside.end(),
                                          [&](const TileAside& tile) { return waitsFor(tile, player); }));
}

} // namespace glossator::engine::rules
