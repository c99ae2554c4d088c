// SPDX-License-Identifier: GPL-3.0-or-later
// The moves of a crop circle, and the clauses that events and refusals follow.
#include "model/engine/rules/clause_table.h"
#include "model/engine/rules/crop_circles/crop_circle_rules.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

Clause kindClause(FeatureKind kind)
{
    switch (kind) {
    case FeatureKind::Road:
        return "crop-kind-club";
    case FeatureKind::City:
        return "crop-kind-shield";
    default:
        return "crop-kind-pitchfork";
    }
}

} // namespace

void CropCircleRules::place(Play& play, Player player, FigureKind kind, FigureId beside) const
{
    const State& state = play.state();
    const Place there = state.figures[static_cast<std::size_t>(beside)].place;
    Citations cites;
    if (play.isHeard()) {
        add(cites, {"crop-place-beside-own", "crop-place-from-supply", "crop-place-same-kind",
                    kindClause(state.board.node(there.index).kind)});
        const auto already =
            std::ranges::count_if(state.figures, [&](const Figure& figure) { return figure.place == there; });
        if (already > 1)
            cites.emplace_back("crop-place-no-limit");
        if (player == state.turn.player)
            cites.emplace_back("crop-action-active-last");
    }
    play.moveFigure(findInSupply(state, player, kind), there, std::move(cites));
}

void CropCircleRules::remove(Play& play, FigureId figure) const
{
    const State& state = play.state();
    const Figure& leaving = state.figures[static_cast<std::size_t>(figure)];
    const Player owner = leaving.owner;
    Citations cites;
    if (play.isHeard()) {
        add(cites, {"crop-remove-must", "crop-remove-supply",
                    kindClause(state.board.node(leaving.place.index).kind)});
        if (owner == state.turn.player)
            cites.emplace_back("crop-action-active-last");
    }
    play.moveFigure(figure, {PlaceKind::Supply, owner, none}, std::move(cites));
}

void CropCircleRules::annotate(const Game& game, const State& state, Event& event) const
{
    if (std::holds_alternative<GameBegan>(event.what))
        add(event.cites, {m_kept == 0 ? Clause("crop-setup-six-tiles") : Clause("crop-setup-one-tile"),
                          "crop-setup-shuffle"});
    if (const auto* placed = std::get_if<TilePlaced>(&event.what);
        placed != nullptr && circleOn(state, placed->tile))
        add(event.cites, {"crop-place-tile-as-usual"});
    const Decision& asked = state.decision;
    if (const auto* chosen = std::get_if<Chosen>(&event.what);
        chosen != nullptr && asked.topic == Topic::OfModule && asked.module == m_number) {
        if (chosen->option.action == Action::Pass)
            add(event.cites, {"crop-place-may", "crop-place-fn-must"});
        if (chosen->option.action == Action::PickAnswer)
            add(event.cites, {"crop-action-must-choose", "crop-action-everybody"});
    }
    if (const auto* turn = std::get_if<TurnBegan>(&event.what);
        turn != nullptr && turn->part > 0 && !state.board.tiles().empty() &&
        circleOn(state, static_cast<TileId>(state.board.tiles().size() - 1)) && game.isInDoubleTurn(state))
        add(event.cites, {"crop-action-fn-then-double-turn"});
}

/// Why a figure cannot be placed beside another one, or taken back.
Refusal CropCircleRules::explain(const Game& game, const State& state, const Option& option) const
{
    const auto question = static_cast<Question>(state.decision.code);
    if (question == Question::WhatToDo)
        return {Reason::NotAvailable, {"crop-action-must-choose"}};
    if (option.action == Action::Pass)
        return {Reason::NotAvailable, {"crop-remove-must"}};
    const bool isFigure =
        option.figure >= 0 && static_cast<std::size_t>(option.figure) < state.figures.size();
    if (!isFigure)
        return {Reason::NotAvailable, {}};
    const Figure& figure = state.figures[static_cast<std::size_t>(option.figure)];
    if (figure.owner != state.decision.who)
        return {Reason::NotYours, {"crop-place-beside-own"}};
    const FeatureKind circle = circleOn(state, state.turn.newTile).value_or(FeatureKind::Area);
    if (figure.place.kind != PlaceKind::OnFeature || state.board.node(figure.place.index).kind != circle)
        return {Reason::NotAvailable, {kindClause(circle)}};
    if (option.action == Action::MoveBeside && option.figureKind < game.figureKinds().size() &&
        findInSupply(state, figure.owner, option.figureKind) == none)
        return {Reason::SupplyEmpty, {"crop-place-from-supply"}};
    return {Reason::NotAvailable, {"crop-place-same-kind"}};
}

/// Nobody stands on the crop circle itself: no feature of its tile is called so.
void CropCircleRules::cite(const Game&, const State& state, const Option& option, Refusal& refusal) const
{
    if (option.action == Action::Deploy && refusal.reason == Reason::NoSuchFeature &&
        circleOn(state, state.turn.newTile))
        refusal.cites.emplace_back("crop-place-not-on-circle");
}

} // namespace glossator::engine::rules
