// SPDX-License-Identifier: GPL-3.0-or-later
// Who is in reach of a tower, what becomes of whoever is captured, and the exchange of prisoners.
#include "model/engine/rules/clause_table.h"
#include "model/engine/rules/on_the_tiles.h"
#include "model/engine/rules/tower/tower_rules.h"

#include <algorithm>
#include <cstdlib>

namespace glossator::engine::rules {

namespace {

/// Visits the squares of the board on which a tile lies.
template <class Visit>
void forEachSquare(const Game& game, const State& state, TileId tile, Visit&& visit)
{
    const PlacedTile& placed = state.board.tile(tile);
    for (const TurnedSquare& square : game.tiles()[placed.kind].turns[placed.turn])
        visit(Square{static_cast<std::int16_t>(placed.square.x + square.offset.x),
                     static_cast<std::int16_t>(placed.square.y + square.offset.y)});
}

/// How many squares lie between two squares and one further, or none when they are on no common line.
int stepsBetween(Square from, Square to)
{
    if (from.x != to.x && from.y != to.y)
        return none;
    return std::abs(from.x - to.x) + std::abs(from.y - to.y);
}

Square along(Square from, Square to, int step)
{
    const auto towards = [&](int a, int b) {
        return static_cast<std::int16_t>(a + (b > a ? step : b < a ? -step : 0));
    };
    return {towards(from.x, to.x), towards(from.y, to.y)};
}

} // namespace

/// What counts is the nearest of the tile's squares that lie in line with the tower.
Sight TowerRules::sightOf(const Game& game, const State& state, TileId tower, TileId tile) const
{
    const Square from = state.board.tile(tower).square;
    int nearest = none;
    Square to = from;
    forEachSquare(game, state, tile, [&](Square square) {
        const int steps = stepsBetween(from, square);
        if (steps == none || (nearest != none && steps >= nearest))
            return;
        nearest = steps;
        to = square;
    });
    Sight sight;
    sight.isInReach = nearest != none && nearest <= heightOf(state, tower);
    sight.isOwnTile = tower == tile;
    for (int step = 1; step < nearest; ++step) {
        const TileId between = state.board.tileAt(along(from, to, step));
        sight.hasGap = sight.hasGap || between == none;
        sight.crossesWonder = sight.crossesWonder || (between != none && isWonder(game, state, between));
    }
    return sight;
}

bool TowerRules::canCapture(const Game& game, const State& state, FigureId figure) const
{
    const TileId tile = workplaceOf(game, state, state.figures[static_cast<std::size_t>(figure)]);
    return tile != none && sightOf(game, state, capturingTower(state), tile).isInReach;
}

void TowerRules::options(const Game& game, const State& state, Options& out) const
{
    if (static_cast<Question>(state.decision.code) == Question::Exchange) {
        const auto [owner, holder] = exchanging(state);
        return addPrisoners(state, owner, holder, out, Option::pickFigure);
    }
    for (std::size_t i = 0; i < state.figures.size(); ++i)
        if (const auto id = static_cast<FigureId>(i);
            canCapture(game, state, id) && firstAlike(state, id) == id)
            out.push_back(Option::pickFigure(id));
    out.push_back(Option::pass());
}

std::string_view TowerRules::topicName(std::uint8_t code) const
{
    return static_cast<Question>(code) == Question::Capture ? "capture" : "exchange";
}

void TowerRules::askWhoIsCaptured(Play& play) const
{
    const State& state = play.state();
    if (play.isHeard())
        tellMarkersInReach(play);
    for (std::size_t i = 0; i < state.figures.size(); ++i)
        if (canCapture(play.game(), state, static_cast<FigureId>(i)))
            return play.ask(
                {Topic::OfModule, state.turn.player, m_number, static_cast<std::uint8_t>(Question::Capture)});
    play.tell([&] {
        return Event{Withheld{state.turn.player, none, Gift::Other},
                     {"exp4-capture-after-piece", "exp4-capture-lines"}};
    });
}

void TowerRules::tellMarkersInReach(Play& play) const
{
    const State& state = play.state();
    for (const Figure& figure : state.figures) {
        if (!isMarker(play.game(), state, figure))
            continue;
        const FeatureId area = figure.place.index;
        if (sightOf(play.game(), state, capturingTower(state), state.board.node(area).tile).isInReach)
            play.tell([&] {
                return Event{Withheld{state.turn.player, area, Gift::Other}, {"woh-x-exp4-marker-safe"}};
            });
    }
}

Citations TowerRules::captureCites(const Game& game, const State& state, FigureId id) const
{
    const Figure& figure = state.figures[static_cast<std::size_t>(id)];
    const Place& place = figure.place;
    const TileId tile = workplaceOf(game, state, figure);
    const Sight sight = sightOf(game, state, capturingTower(state), tile);
    Citations cites{"exp4-capture-after-piece",
                    sight.isOwnTile ? "exp4-capture-own-tile" : "exp4-capture-lines"};
    if (sight.hasGap)
        cites.emplace_back("exp4-capture-gaps");
    if (isWonder(game, state, tile))
        add(cites, {"woh-x-exp4-one-tile", "woh-x-exp4-capture-anywhere"});
    if (sight.crossesWonder)
        cites.emplace_back("woh-x-exp4-one-tile");
    if (place.kind == PlaceKind::OnTile && !isFoundation(state, tile))
        return cites;
    if (place.kind == PlaceKind::OnTile)
        add(cites, {"exp4-top-capturable", "exp4-top-fn-open-again"});
    else if (state.board.node(place.index).kind != FeatureKind::Field && state.board.isFinished(place.index))
        cites.emplace_back("exp4-capture-before-scoring");
    return cites;
}

void TowerRules::capture(Play& play, FigureId figure) const
{
    State& state = play.state();
    const Player captor = state.turn.player;
    const Player owner = state.figures[static_cast<std::size_t>(figure)].owner;
    Citations cites = play.isHeard() ? captureCites(play.game(), state, figure) : Citations{};
    if (owner == captor) {
        cites.emplace_back("exp4-capture-own-home");
        return play.moveFigure(figure, {PlaceKind::Supply, owner, none}, std::move(cites));
    }
    cites.emplace_back("exp4-capture-prisoner");
    play.moveFigure(figure, {PlaceKind::HeldBy, captor, none}, std::move(cites));
    Options back;
    addPrisoners(state, captor, owner, back, Option::pickFigure);
    if (back.size() == 1)
        exchange(play, back.front().figure);
    else if (!back.empty())
        play.ask({Topic::OfModule, captor, m_number, static_cast<std::uint8_t>(Question::Exchange)});
}

void TowerRules::addPrisoners(const State& state, Player owner, Player holder, Options& out,
                              Option (*option)(FigureId))
{
    std::vector<FigureKind> told;
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const Figure& figure = state.figures[i];
        if (figure.owner != owner || figure.place != Place{PlaceKind::HeldBy, holder, none} ||
            std::ranges::find(told, figure.kind) != told.end())
            continue;
        told.push_back(figure.kind);
        out.push_back(option(static_cast<FigureId>(i)));
    }
}

/// Only the active player captures, and has held nobody of the other one before.
std::pair<Player, Player> TowerRules::exchanging(const State& state) const
{
    const Player captor = state.turn.player;
    const auto holdsOf = [&](Player holder, Player owner) {
        return std::ranges::any_of(state.figures, [&](const Figure& figure) {
            return figure.owner == owner && figure.place == Place{PlaceKind::HeldBy, holder, none};
        });
    };
    for (Player other = 0; other < maxPlayers; ++other)
        if (holdsOf(captor, other) && holdsOf(other, captor))
            return {captor, other};
    return {captor, nobody};
}

/// `mine` is the active player's figure that comes home.
void TowerRules::exchange(Play& play, FigureId mine) const
{
    const State& state = play.state();
    const Figure& home = state.figures[static_cast<std::size_t>(mine)];
    const Player captor = home.owner;
    const Player other = home.place.player;
    const auto theirs = std::ranges::find_if(state.figures, [&](const Figure& figure) {
        return figure.owner == other && figure.place == Place{PlaceKind::HeldBy, captor, none};
    });
    const auto figure = static_cast<FigureId>(theirs - state.figures.begin());
    const bool wasPicked = play.isHeard() && [&] {
        Options prisoners;
        addPrisoners(state, captor, other, prisoners, Option::pickFigure);
        return prisoners.size() > 1;
    }();
    play.moveFigure(figure, {PlaceKind::Supply, other, none}, {"exp4-exchange-at-once"});
    Citations cites{"exp4-exchange-at-once"};
    if (wasPicked)
        cites.emplace_back("exp4-exchange-fn-which");
    play.moveFigure(mine, {PlaceKind::Supply, captor, none}, std::move(cites));
}

} // namespace glossator::engine::rules
