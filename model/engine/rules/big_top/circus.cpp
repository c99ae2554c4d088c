// SPDX-License-Identifier: GPL-3.0-or-later
// The big top moves on, and whoever is near the place that it leaves has points of the animal there.
#include "model/engine/rules/big_top/big_top_rules.h"
#include "model/engine/rules/on_the_tiles.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

/// Whether the new tile finished a feature, which has been scored.
bool hasFinishedFeature(const Game& game, const State& state)
{
    const PlacedTile& placed = state.board.tile(state.turn.newTile);
    const std::size_t count = game.tiles()[placed.kind].kind.features.size();
    for (std::size_t i = 0; i < count; ++i) {
        const auto feature = static_cast<FeatureId>(placed.firstFeature + static_cast<FeatureId>(i));
        const FeatureKind kind = state.board.node(feature).kind;
        if ((kind == FeatureKind::City || kind == FeatureKind::Road) && state.board.isFinished(feature))
            return true;
    }
    return false;
}

} // namespace

FigureId BigTopRules::tentOf(const State& state) const
{
    const auto found = std::ranges::find(state.figures, m_tent, &Figure::kind);
    return static_cast<FigureId>(found - state.figures.begin());
}

TileId BigTopRules::tentTile(const State& state) const
{
    const Place& place = state.figures[static_cast<std::size_t>(tentOf(state))].place;
    return place.kind == PlaceKind::OnTile ? place.index : TileId{none};
}

void BigTopRules::afterFeatures(Play& play) const
{
    const State& state = play.state();
    for (auto tile = static_cast<TileId>(state.board.tiles().size() - 1); tile >= state.turn.firstTile;
         --tile)
        if (hasCircus(state, tile))
            play.next(step(Step::MoveOn, tile));
}

void BigTopRules::moveOn(Play& play, TileId tile) const
{
    if (tentTile(play.state()) == none)
        return pitch(play, tile);
    play.next(step(Step::Pitch, tile));
    reveal(play);
}

void BigTopRules::pitch(Play& play, TileId tile) const
{
    const State& state = play.state();
    const bool isFirst = tentTile(state) == none;
    Citations cites{isFirst ? Clause("exp10-circus-first") : Clause("exp10-circus-moves"),
                    "exp10-circus-token-face-down"};
    play.moveFigure(tentOf(state), {PlaceKind::OnTile, nobody, tile}, std::move(cites));
}

/// A token that a position tells is known; else the table turns one up. There are more tokens than circus
/// tiles.
void BigTopRules::reveal(Play& play) const
{
    const AnimalStack tokens = stack(play.state());
    const int known = tokens.order(tokens.allTurned());
    if (known != 0 && tokens.isLeft(static_cast<std::size_t>(known - 1)))
        return turnUp(play, static_cast<std::size_t>(known - 1));
    play.ask({Topic::OfModule, theTable, m_number, 0});
}

void BigTopRules::turnUp(Play& play, std::size_t animal) const
{
    State& state = play.state();
    ++stack(state).turned(animal);
    play.tell([&] {
        return Event{CardTurned{state.turn.player, m_number, static_cast<std::uint8_t>(animal), true},
                     {"exp10-circus-reveal", "exp10-setup-animal-tokens"}};
    });
    scoreCircus(play, animals.at(animal));
}

bool BigTopRules::isVisitor(const Game& game, const State& state, const Figure& figure) const
{
    const TileId tile = workplaceOf(game, state, figure);
    return tile != none && state.board.areAdjoining(game.tiles(), tile, tentTile(state));
}

void BigTopRules::scoreCircus(Play& play, const Animal& animal) const
{
    const State& state = play.state();
    bool hasVisitors = false;
    for (auto player = static_cast<Player>(play.game().players() - 1); player >= 0; --player) {
        Award award{player, none, state.phase == Phase::Final, {}, {"exp10-circus-all-meeples"}, false};
        int visitors = 0;
        for (const Figure& figure : state.figures)
            if (figure.owner == player && isVisitor(play.game(), state, figure)) {
                ++visitors;
                award.origin.add(squareUnder(play.game(), state, figure).value());
            }
        if (visitors == 0)
            continue;
        hasVisitors = true;
        award.sheet.add(Counted::Figures, visitors, animal.points, "exp10-circus-points");
        citeAward(play.game(), state, award);
        play.award(award);
    }
    if (!hasVisitors)
        play.tell([&] {
            return Event{Withheld{state.turn.player, none, Gift::Points}, {"exp10-circus-points"}};
        });
    if (play.isHeard())
        tellWhoDoesNotCount(play);
}

void BigTopRules::citeAward(const Game& game, const State& state, Award& award) const
{
    if (award.final)
        award.cites.emplace_back("exp10-circus-final");
    else if (hasFinishedFeature(game, state))
        award.cites.emplace_back("exp10-circus-after-features");
    if (std::ranges::any_of(state.figures, [&](const Figure& figure) {
            return figure.owner == award.player && isVisitor(game, state, figure) &&
                   isWonder(game, state, workplaceOf(game, state, figure));
        }))
        award.cites.emplace_back("exp10-fn-wonder-one-tile");
}

/// Builders, pigs and their like, and the meeples that mark a wonder.
void BigTopRules::tellWhoDoesNotCount(Play& play) const
{
    const State& state = play.state();
    for (const Figure& figure : state.figures) {
        const bool marks = isMarker(play.game(), state, figure);
        const FigureKindSpec& kind = play.game().kindOf(figure);
        if (figure.place.kind != PlaceKind::OnFeature || (!marks && (kind.follower || kind.neutral)))
            continue;
        const FeatureId feature = figure.place.index;
        if (!state.board.areAdjoining(play.tiles(), state.board.node(feature).tile, tentTile(state)))
            continue;
        play.tell([&] {
            return Event{
                Withheld{figure.owner, feature, Gift::Points},
                {marks ? Clause("woh-x-exp10-marker-no-circus-points") : Clause("exp10-circus-not-others")}};
        });
    }
}

} // namespace glossator::engine::rules
