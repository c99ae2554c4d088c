// SPDX-License-Identifier: GPL-3.0-or-later
// The clauses that events of a game with watchtowers follow.
#include "model/engine/rules/clause_table.h"
#include "model/engine/rules/on_the_tiles.h"
#include "model/engine/rules/watchtowers/watchtower_rules.h"

#include <algorithm>
#include <array>

namespace glossator::engine::rules {

namespace {

/// What a wonder, or a tile of two squares, beside a tower that counts meeples adds to why it pays so much.
void citeMeeplesOfLargeTile(const Game& game, const State& state, TileId tile, Citations& cites)
{
    const auto isAtWork = [&](const Figure& figure) { return workplaceOf(game, state, figure) == tile; };
    const auto isMarkerThere = [&](const Figure& figure) {
        return isMarker(game, state, figure) && state.board.node(figure.place.index).tile == tile;
    };
    if (std::ranges::any_of(state.figures, isMarkerThere))
        cites.emplace_back("watch-count-fn-marker");
    if (std::ranges::none_of(state.figures, isAtWork))
        return;
    if (isWonder(game, state, tile))
        cites.emplace_back("woh-x-watchtower-meeples-whole-tile");
    else if (game.tiles()[state.board.tile(tile).kind].kind.squares.size() == 2)
        cites.emplace_back("woh-fn-watchtower-official");
}

/// The same for every tile around the tower and whatever it counts.
void citeLargeTiles(const Game& game, const State& state, TileId tower, Watched what, Citations& cites)
{
    for (const TileId tile : tilesWatchedFrom(state, tower))
        if (what == Watched::Meeple)
            citeMeeplesOfLargeTile(game, state, tile, cites);
        else if (isWonder(game, state, tile))
            cites.emplace_back("woh-x-watchtower-squares");
}

int meeplesOf(const Game& game, const State& state, Player player, TileId tile, FeatureId feature)
{
    return static_cast<int>(std::ranges::count_if(state.figures, [&](const Figure& figure) {
        return figure.owner == player && standsOn(state, figure, feature) &&
               state.board.node(figure.place.index).tile == tile && game.kindOf(figure).follower;
    }));
}

} // namespace

Citations WatchtowerRules::citesFor(const Game& game, const State& state, const Watch& watch) const
{
    Citations cites{"watch-score-meeple-on-tile", "watch-score-first", "watch-count-nine-squares"};
    const auto shares = sharesOf(game, state, watch.feature);
    if (std::ranges::any_of(shares,
                            [&](const Share& share) { return share.player == watch.player && !share.wins; }))
        cites.emplace_back("watch-score-fn-no-majority");
    if (meeplesOf(game, state, watch.player, watch.tile, watch.feature) > 1)
        cites.emplace_back("watch-score-fn-two-meeples");
    citeLargeTiles(game, state, watch.tile, towerOn(state, watch.tile).what, cites);
    return cites;
}

/// A farmer on the tile of a tower that the new tile brought, or beside what it finished, gets nothing.
void WatchtowerRules::tellFarmers(Play& play) const
{
    const State& state = play.state();
    const TileId tile = state.turn.newTile;
    for (const Figure& figure : state.figures)
        if (figure.place.kind == PlaceKind::OnFeature && state.board.node(figure.place.index).tile == tile &&
            state.board.node(figure.place.index).kind == FeatureKind::Field &&
            play.game().kindOf(figure).follower && towerOn(state, tile).points > 0)
            play.tell([&] {
                return Event{Withheld{figure.owner, figure.place.index, Gift::Points},
                             {"watch-score-not-farmers"}};
            });
}

void WatchtowerRules::annotate(const Game&, const State& state, Event& event) const
{
    if (std::holds_alternative<GameBegan>(event.what))
        add(event.cites, {"watch-setup-twelve-tiles", "watch-setup-shuffle"});
    if (const auto* placed = std::get_if<TilePlaced>(&event.what);
        placed != nullptr && towerOn(state, placed->tile).points > 0)
        event.cites.emplace_back("watch-place-as-usual");
    const auto* scored = std::get_if<Scored>(&event.what);
    if (scored == nullptr || state.phase != Phase::Final || scored->feature == none)
        return;
    if (std::ranges::any_of(state.figures, [&](const Figure& figure) {
            return standsOn(state, figure, scored->feature) &&
                   towerOn(state, state.board.node(figure.place.index).tile).points > 0;
        }))
        event.cites.emplace_back("watch-final-nothing");
}

/// The tower itself is no feature on which anybody could stand.
void WatchtowerRules::cite(const Game&, const State& state, const Option& option, Refusal& refusal) const
{
    if (option.action == Action::Deploy && refusal.reason == Reason::NoSuchFeature &&
        state.turn.newTile != none && towerOn(state, state.turn.newTile).points > 0)
        refusal.cites.emplace_back("watch-place-not-on-tower");
}

} // namespace glossator::engine::rules
