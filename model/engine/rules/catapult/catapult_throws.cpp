// SPDX-License-Identifier: GPL-3.0-or-later
// What a throw brings.
#include "model/engine/rules/catapult/catapult_rules.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

/// Told at the tile that brought the throw.
Award awardOf(const State& state, Player player, Clause cite)
{
    Award award;
    award.player = player;
    if (state.turn.newTile != none)
        award.origin.add(state.board.tile(state.turn.newTile).square);
    award.sheet.add(Counted::Bonus, 1, CatapultRules::points, cite);
    return award;
}

/// Whether such a figure could stand where another one makes room.
bool canReplace(const Game& game, const State& state, FigureId old, FigureKind kind)
{
    const Figure& leaving = state.figures[static_cast<std::size_t>(old)];
    if (leaving.place.kind == PlaceKind::OnFeature) {
        const FeatureKind feature = state.board.node(leaving.place.index).kind;
        if (game.kindOf(leaving).standsOn.has(feature))
            return game.figureKinds()[kind].standsOn.has(feature);
    }
    State without = state;
    without.figures[static_cast<std::size_t>(old)].place = {PlaceKind::Supply, leaving.owner, none};
    return std::ranges::any_of(game.modules(), [&](const auto& module) {
        return module->mayStand(game, without, kind, leaving.place);
    });
}

} // namespace

/// A token can hit several; the question comes again until the thrower has told them all.
void CatapultRules::hit(Play& play, Player thrower, FigureId figure) const
{
    play.next(step(Step::Throw, thrower));
    const Player owner = play.state().figures[static_cast<std::size_t>(figure)].owner;
    play.moveFigure(figure, {PlaceKind::Supply, owner, none},
                    {"exp7-knockout-hit",
                     owner == thrower ? Clause("exp7-knockout-own") : Clause("exp7-knockout-several"),
                     "exp7-field"});
}

std::vector<FigureId> CatapultRules::substitutes(const Game& game, const State& state, Player player) const
{
    const Figure& old = state.figures[static_cast<std::size_t>(nearest(state))];
    std::vector<FigureId> found;
    for (std::size_t k = 0; k < game.figureKinds().size(); ++k) {
        const auto kind = static_cast<FigureKind>(k);
        const bool isTheSame = old.owner == player && old.kind == kind;
        const FigureId figure = findInSupply(state, player, kind);
        if (figure != none && game.figureKinds()[k].follower && !isTheSame &&
            canReplace(game, state, nearest(state), kind))
            found.push_back(figure);
    }
    return found;
}

/// The token came to rest on the land, nearest to this meeple.
void CatapultRules::come(Play& play, Player thrower, FigureId figure) const
{
    State& state = play.state();
    state.words[m_word + 1] = figure + 1;
    if (!substitutes(play.game(), state, thrower).empty())
        return ask(play, thrower, Question::Exchange);
    play.tell([&] { return Event{Withheld{thrower, none, Gift::Other}, {"exp7-seduction-nearest"}}; });
}

/// The newcomer is there before the other one goes, so that a player who only changes figures stays.
void CatapultRules::exchange(Play& play, FigureId figure) const
{
    const State& state = play.state();
    const FigureId old = nearest(state);
    const Figure left = state.figures[static_cast<std::size_t>(old)];
    Citations cites{"exp7-seduction-nearest", "exp7-seduction-land"};
    if (left.owner == state.figures[static_cast<std::size_t>(figure)].owner)
        cites.emplace_back("exp7-seduction-own");
    play.moveFigure(figure, left.place, std::move(cites));
    play.moveFigure(old, {PlaceKind::Supply, left.owner, none}, {"exp7-seduction-home"});
}

void CatapultRules::aim(Play& play, Player thrower, Aim aim) const
{
    std::int32_t& best = bestAim(play.state());
    if (aim == Aim::Closer)
        best = 0;
    if (aim != Aim::Farther)
        best |= 1 << thrower;
}

void CatapultRules::settle(Play& play) const
{
    const std::int32_t best = bestAim(play.state());
    for (int place = play.game().players() - 1; place >= 0; --place) {
        const auto player = static_cast<Player>((play.state().turn.player + place) % play.game().players());
        if ((best & (1 << player)) == 0)
            continue;
        const bool isAlone = best == 1 << player;
        play.award(awardOf(play.state(), player, isAlone ? "exp7-target-closest" : "exp7-target-tie"));
    }
}

/// Whoever sits to the left tries to catch.
void CatapultRules::fly(Play& play, Player thrower, Flight flight) const
{
    const auto catcher = static_cast<Player>((thrower + 1) % play.game().players());
    const State& state = play.state();
    Award award = flight == Flight::Caught   ? awardOf(state, catcher, "exp7-catch-caught")
                  : flight == Flight::Missed ? awardOf(state, thrower, "exp7-catch-missed")
                                             : awardOf(state, catcher, "exp7-catch-short");
    award.cites = {"exp7-catch-left"};
    play.award(award);
}

} // namespace glossator::engine::rules
