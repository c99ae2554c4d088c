// SPDX-License-Identifier: GPL-3.0-or-later
// The builder's double turn. The first word of the memory tells whether the present part of the turn has
// earned another one; a further word a player, whether the builder has brought one since it was placed.
#include "model/engine/play.h"
#include "model/engine/rules/traders_builders/traders_builders_rules.h"

#include <algorithm>

namespace glossator::engine::rules {

int TradersBuildersRules::wordCount() const
{
    return 1 + maxPlayers;
}

bool TradersBuildersRules::hasEarnedPart(const State& state) const
{
    return state.words[m_firstWord] != 0;
}

bool TradersBuildersRules::hasBroughtBefore(const State& state, Player player) const
{
    return state.words[m_firstWord + 1 + static_cast<std::size_t>(player)] != 0;
}

bool TradersBuildersRules::isSecondPart(const State& state) const
{
    return state.turn.part > 0 && state.turn.broughtBy == m_number;
}

FeatureId TradersBuildersRules::extendedBy(const State& state, TileId tile, Player owner) const
{
    const auto builder = std::ranges::find_if(state.figures, [&](const Figure& figure) {
        return figure.kind == m_builder && figure.owner == owner && figure.place.kind == PlaceKind::OnFeature;
    });
    if (builder == state.figures.end())
        return none;
    FeatureId found = none;
    state.board.forEachPart(builder->place.index, [&](FeatureId part) {
        if (state.board.node(part).tile == tile)
            found = part;
    });
    return found;
}

/// What is only ended beside a tile is not extended by it.
void TradersBuildersRules::tellEnded(Play& play, TileId tile) const
{
    const State& state = play.state();
    const PlacedTile& placed = state.board.tile(tile);
    if (!play.isHeard() || !play.tiles()[placed.kind].fillsHole)
        return;
    for (const FeatureId ended : state.board.featuresFacing(play.tiles(), placed.square))
        for (const Figure& figure : state.figures)
            if (figure.kind == m_builder && figure.owner == state.turn.player &&
                standsOn(state, figure, ended))
                play.tell([&] {
                    return Event{Withheld{figure.owner, ended, Gift::Other}, {"exp2-double-abbey"}};
                });
}

void TradersBuildersRules::tilePlaced(Play& play, TileId tile) const
{
    State& state = play.state();
    const Player player = state.turn.player;
    tellEnded(play, tile);
    for (Player owner = 0; owner < play.game().players(); ++owner) {
        if (owner != player && !play.isHeard())
            continue;
        const FeatureId feature = extendedBy(state, tile, owner);
        if (feature == none)
            continue;
        const auto withhold = [&](Clause clause) {
            play.tell([&] { return Event{Withheld{owner, feature, Gift::Other}, {clause}}; });
        };
        if (owner != player)
            withhold("exp2-double-own-tile");
        else if (isSecondPart(state))
            withhold("exp2-double-no-third");
        else {
            state.words[m_firstWord] = 1;
            state.words[m_firstWord + 1 + static_cast<std::size_t>(player)] = 1;
        }
    }
}

void TradersBuildersRules::figureDeployed(Play& play, FigureId figure) const
{
    const Figure& deployed = play.state().figures[static_cast<std::size_t>(figure)];
    if (deployed.kind == m_builder)
        play.state().words[m_firstWord + 1 + static_cast<std::size_t>(deployed.owner)] = 0;
}

/// The second part comes after what other rules have added to this turn, and before the second parts that are
/// still due from earlier tiles of it (msg-7-fn-full-order).
void TradersBuildersRules::turnEnds(Play& play) const
{
    State& state = play.state();
    if (!hasEarnedPart(state))
        return;
    state.words[m_firstWord] = 0;
    const Player player = state.turn.player;
    const auto behind = std::ranges::find(state.turnQueue, m_number, &TurnPart::module);
    state.turnQueue.insert(behind, TurnPart{player, m_number, false, state.turn.broughtBy});
}

Citations TradersBuildersRules::whyTurnIsLost() const
{
    return {"exp2-double-no-tile-left"};
}

} // namespace glossator::engine::rules
