// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/rules/fairy/fairy_rules.h"

#include "model/engine/play.h"
#include "model/engine/rules/clause_table.h"
#include "model/engine/rules/on_the_tiles.h"
#include "model/engine/setup.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

/// Whether the fairy can be beside a figure: a meeple at its work, and not one that only marks a place.
bool isMeepleAtWork(const Game& game, const State& state, const Figure& figure)
{
    const FigureKindSpec& kind = game.kindOf(figure);
    return kind.follower && figure.place.kind == PlaceKind::OnFeature &&
           kind.standsOn.has(state.board.node(figure.place.index).kind);
}

/// Told at the meeple beside which the fairy stands.
Award bonus(const Play& play, const Figure& meeple, int points, Clause cite)
{
    Award award{meeple.owner, none, false, {}, {}};
    if (const auto square = squareUnder(play.game(), play.state(), meeple))
        award.origin.add(*square);
    award.sheet.add(Counted::Bonus, 1, points, cite);
    return award;
}

} // namespace

bool FairyRules::actsAt(Moment moment) const
{
    return moment == Moment::StartScoring || moment == Moment::Wood || moment == Moment::FeatureScored ||
           moment == Moment::FinalFeatureScored || moment == Moment::FigureScored ||
           moment == Moment::Annotate;
}

std::vector<FigureKindSpec> FairyRules::figureKinds() const
{
    return {{.id = std::string(fairyId), .strength = 0, .standsOn = {}, .follower = false, .neutral = true}};
}

void FairyRules::bind(const Game& game, std::uint8_t, std::size_t)
{
    m_fairy = game.figureKind(fairyId).value();
}

void FairyRules::setUp(Setup& setup) const
{
    setup.putBesideBoard(fairyId);
}

FigureId FairyRules::fairyOf(const State& state) const
{
    const auto found = std::ranges::find(state.figures, m_fairy, &Figure::kind);
    return static_cast<FigureId>(found - state.figures.begin());
}

FigureId FairyRules::companionOf(const State& state) const
{
    const Place& place = state.figures[static_cast<std::size_t>(fairyOf(state))].place;
    return place.kind == PlaceKind::WithFigure ? place.index : FigureId{none};
}

TileId FairyRules::tileLeftTo(const State& state) const
{
    const Place& place = state.figures[static_cast<std::size_t>(fairyOf(state))].place;
    return place.kind == PlaceKind::OnTile ? place.index : TileId{none};
}

void FairyRules::withhold(Play& play, Player player, FeatureId feature) const
{
    play.tell([&] { return Event{Withheld{player, feature, Gift::Points}, {"exp3-fairy-unassigned"}}; });
}

void FairyRules::scoreAtStart(Play& play) const
{
    const State& state = play.state();
    const Player player = state.turn.player;
    if (const FigureId companion = companionOf(state); companion != none) {
        const Figure& meeple = state.figures[static_cast<std::size_t>(companion)];
        if (meeple.owner == player)
            play.award(bonus(play, meeple, 1, "exp3-fairy-start-point"));
        return;
    }
    const TileId tile = play.isHeard() ? tileLeftTo(state) : TileId{none};
    if (tile != none && std::ranges::any_of(state.figures, [&](const Figure& figure) {
            return figure.owner == player && figure.place.kind == PlaceKind::OnFeature &&
                   state.board.node(figure.place.index).tile == tile;
        }))
        withhold(play, player, none);
}

void FairyRules::woodOptions(const Game& game, const State& state, Options& out) const
{
    if (state.turn.figuresPlaced > 0)
        return;
    const FigureId companion = companionOf(state);
    for (std::size_t i = 0; i < state.figures.size(); ++i)
        if (const auto id = static_cast<FigureId>(i); state.figures[i].owner == state.turn.player &&
                                                      id != companion && firstAlike(state, id) == id &&
                                                      isMeepleAtWork(game, state, state.figures[i]))
            out.push_back(Option::moveBeside(m_fairy, id));
}

bool FairyRules::choose(Play& play, const Decision& asked, const Option& option) const
{
    if (asked.topic != Topic::Wood || option.action != Action::MoveBeside || option.figureKind != m_fairy)
        return false;
    play.moveFigure(fairyOf(play.state()), {PlaceKind::WithFigure, nobody, option.figure},
                    {"exp3-fairy-instead", "exp3-fairy-beside-meeple"});
    return true;
}

void FairyRules::featureScored(Play& play, FeatureId feature) const
{
    const State& state = play.state();
    const auto isThere = [&](const Figure& figure) { return standsOn(state, figure, feature); };
    if (const FigureId companion = companionOf(state); companion != none) {
        const Figure& meeple = state.figures[static_cast<std::size_t>(companion)];
        if (!isThere(meeple))
            return;
        return payCompanion(play, meeple);
    }
    const TileId tile = play.isHeard() ? tileLeftTo(state) : TileId{none};
    for (const Figure& figure : state.figures)
        if (tile != none && isThere(figure) && state.board.node(figure.place.index).tile == tile)
            return withhold(play, figure.owner, feature);
}

void FairyRules::payCompanion(Play& play, const Figure& meeple) const
{
    const State& state = play.state();
    Award award = bonus(play, meeple, 3, "exp3-fairy-three-points");
    award.final = state.phase == Phase::Final;
    add(award.cites, {"exp3-fairy-any-feature", "exp3-fairy-after-feature"});
    if (award.final)
        award.cites.emplace_back("exp3-fairy-final-scoring");
    for (const Share& share : sharesOf(play.game(), state, meeple.place.index))
        if (share.player == meeple.owner && !share.wins)
            award.cites.emplace_back("exp3-fairy-no-majority-needed");
    play.awardBonus(award);
}

void FairyRules::figureScored(Play& play, FigureId figure) const
{
    const State& state = play.state();
    if (companionOf(state) == figure)
        payCompanion(play, state.figures[static_cast<std::size_t>(figure)]);
}

void FairyRules::finalFeatureScored(Play& play, FeatureId feature) const
{
    featureScored(play, feature);
}

bool FairyRules::mayStand(const Game& game, const State& state, FigureKind kind, Place place) const
{
    if (kind != m_fairy)
        return false;
    return place.kind == PlaceKind::OnTile ||
           (place.kind == PlaceKind::WithFigure &&
            isMeepleAtWork(game, state, state.figures[static_cast<std::size_t>(place.index)]));
}

} // namespace glossator::engine::rules
