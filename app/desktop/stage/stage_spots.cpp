// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/stage_spots.h"

#include "app/desktop/stage/supply_row.h"

#include <algorithm>

namespace glossator::desktop {

namespace {

std::vector<engine::FigureId> figuresIn(const engine::State& state, engine::PlaceKind where,
                                        engine::Player player, engine::FigureId without)
{
    std::vector<engine::FigureId> found;
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const engine::Place& place = state.figures[i].place;
        const auto id = static_cast<engine::FigureId>(i);
        if (id != without && place.kind == where && place.player == player)
            found.push_back(id);
    }
    return found;
}

int placeIn(const std::vector<engine::FigureId>& figures, engine::FigureId figure)
{
    return static_cast<int>(std::ranges::find(figures, figure) - figures.begin());
}

/// Tiles that lie face down come after the open ones.
bool liesBefore(engine::PlaceKind tile, engine::PlaceKind place)
{
    return tile == engine::PlaceKind::InFront && place == engine::PlaceKind::Reserve;
}

Spot::Where whereOf(engine::PlaceKind place)
{
    switch (place) {
    case engine::PlaceKind::Display:
        return Spot::Where::Display;
    case engine::PlaceKind::InFront:
    case engine::PlaceKind::Reserve:
        return Spot::Where::InFront;
    case engine::PlaceKind::InHand:
        return Spot::Where::Hand;
    default:
        return Spot::Where::Away;
    }
}

} // namespace

std::vector<engine::FigureId> supplyOf(const engine::State& state, engine::Player player,
                                       engine::FigureId without)
{
    return figuresIn(state, engine::PlaceKind::Supply, player, without);
}

std::vector<engine::FigureId> prisonersOf(const engine::State& state, engine::Player holder,
                                          engine::FigureId without)
{
    return figuresIn(state, engine::PlaceKind::HeldBy, holder, without);
}

std::vector<PlayerTokens> tokensOf(const engine::Game& game, const engine::State& state,
                                   engine::Player player)
{
    std::vector<PlayerTokens> tokens;
    for (std::size_t kind = 0; kind < game.tokenKinds().size(); ++kind)
        if (const int count = state.tokens[game.tokenSlot(static_cast<engine::TokenKind>(kind), player)])
            tokens.push_back({game.tokenKinds()[kind].id, count});
    return tokens;
}

Spot StageSpots::tile(const engine::State& state, engine::KindId kind, const engine::Place& place)
{
    Spot spot;
    spot.where = whereOf(place.kind);
    spot.seat = std::max<int>(place.player, 0);
    bool isPassed = false;
    for (std::size_t i = 0; i < state.aside.size(); ++i) {
        const engine::TileAside& tile = state.aside[i];
        if (tile.place.player != place.player)
            continue;
        const bool isInRow = tile.place.kind == place.kind;
        isPassed = isPassed || (isInRow && tile.kind == kind);
        const bool isInHand = static_cast<std::int16_t>(i) == state.turn.fromAside;
        if (!isInHand && ((isInRow && !isPassed) || liesBefore(tile.place.kind, place.kind)))
            ++spot.index;
    }
    return spot;
}

/// Counted from the end of the row, where they lie.
Spot StageSpots::token(const engine::State& state, engine::TokenKind kind, engine::Player holder) const
{
    if (holder == engine::nobody)
        return {Spot::Where::Pile, {}};
    const engine::Game& game = m_builder.game();
    const std::vector<PlayerTokens> row = tokensOf(game, state, holder);
    const auto found = std::ranges::find(row, game.tokenKinds()[kind].id, &PlayerTokens::kind);
    return {Spot::Where::Tokens, {}, holder, std::max(0, static_cast<int>(row.end() - found) - 1)};
}

std::vector<pictures::Figure> StageSpots::picturesOf(const engine::State& state,
                                                     const std::vector<engine::FigureId>& figures) const
{
    std::vector<pictures::Figure> kinds;
    kinds.reserve(figures.size());
    for (const engine::FigureId figure : figures)
        kinds.push_back(m_builder.figureOf(state.figures[static_cast<std::size_t>(figure)].kind));
    return kinds;
}

Spot StageSpots::inSupply(const engine::State& state, engine::FigureId figure) const
{
    const engine::Player owner = state.figures[static_cast<std::size_t>(figure)].owner;
    const auto supply = supplyOf(state, owner);
    const int index = placeIn(supply, figure);
    if (owner == engine::nobody)
        return {Spot::Where::Shelf, {}, 0, index};
    return {Spot::Where::Supply,
            {},
            owner,
            index,
            countedPlace(picturesOf(state, supply), static_cast<std::size_t>(index))};
}

Spot StageSpots::heldBy(const engine::State& state, engine::FigureId figure) const
{
    const engine::Player holder = state.figures[static_cast<std::size_t>(figure)].place.player;
    return {Spot::Where::Prison, {}, holder, placeIn(prisonersOf(state, holder), figure)};
}

Spot StageSpots::figure(const engine::State& state, engine::FigureId figure) const
{
    const engine::Figure& wooden = state.figures[static_cast<std::size_t>(figure)];
    const int seat = std::max<int>(wooden.owner, 0);
    switch (wooden.place.kind) {
    case engine::PlaceKind::OnFeature:
    case engine::PlaceKind::WithFigure:
    case engine::PlaceKind::OnTile:
        return {Spot::Where::Board, m_builder.piece(state, figure).at, seat, wooden.place.index};
    case engine::PlaceKind::Supply:
        return inSupply(state, figure);
    case engine::PlaceKind::HeldBy:
        return heldBy(state, figure);
    case engine::PlaceKind::OnTrack:
        return {Spot::Where::Track, {}, seat, wooden.place.index};
    case engine::PlaceKind::BesideTrack:
        return {Spot::Where::BesideTrack, {}, seat, wooden.place.index};
    default:
        return {};
    }
}

} // namespace glossator::desktop
