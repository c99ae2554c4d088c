// SPDX-License-Identifier: GPL-3.0-or-later
// Why a choice is not among the options, as far as wonders are the reason.
#include "model/engine/rules/clause_table.h"
#include "model/engine/rules/wonders/wonder_figures.h"
#include "model/engine/rules/wonders/wonder_rules.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

bool isMarker(const State& state, FigureId figure)
{
    if (figure < 0 || static_cast<std::size_t>(figure) >= state.figures.size())
        return false;
    const Place& place = state.figures[static_cast<std::size_t>(figure)].place;
    return place.kind == PlaceKind::OnFeature && state.board.node(place.index).kind == FeatureKind::Area;
}

/// Whether the first meeple of the step went to another tile by some other rule's leave.
bool isFirstFarAway(const State& state)
{
    const auto isOnWonder = [&](const Figure& figure) {
        return figure.owner == state.turn.player && figure.place.kind == PlaceKind::OnFeature &&
               state.board.node(figure.place.index).tile == state.turn.newTile &&
               state.board.node(figure.place.index).kind != FeatureKind::Area;
    };
    return state.turn.figuresPlaced == 1 && std::ranges::none_of(state.figures, isOnWonder);
}

} // namespace

/// Why something is not among the answers to one of this module's questions.
Refusal WonderRules::explain(const Game& game, const State& state, const Option& option) const
{
    switch (static_cast<Question>(state.decision.code)) {
    case Question::Recipient:
        return {Reason::NotAvailable, whyNotDue(game, state, option)};
    case Question::WhichWonder:
        return {Reason::NotAvailable, {"woh-gain-choose-wonder", "woh-setup-display-face-up"}};
    case Question::WhichTile:
        break;
    }
    return {Reason::NotAvailable, {"woh-abu-simbel-two-choices"}};
}

void WonderRules::cite(const Game& game, const State& state, const Option& option, Refusal& refusal) const
{
    Citations& cites = refusal.cites;
    if (option.action == Action::TakeBack && option.feature >= 0 &&
        static_cast<std::size_t>(option.feature) < state.board.features().size() &&
        state.board.node(option.feature).kind == FeatureKind::Area)
        add(cites, {"woh-attach-marker-permanent"});
    if (option.action == Action::MoveBeside && isMarker(state, option.figure))
        add(cites, {"woh-x-exp3-fairy-not-marker"});
    const bool wonder = m_wonders.isOnNewTile(state) && state.decision.topic == Topic::Wood;
    if (!wonder)
        return;
    if (refusal.reason == Reason::FeatureOccupied && state.turn.figuresPlaced == 1)
        add(cites, {"woh-meeples-different-features"});
    if (refusal.reason == Reason::WrongFeatureKind && option.figureKind != m_meeple &&
        !comesAfterMeeples(game.figureKinds()[option.figureKind]))
        add(cites, {"woh-x-general-allowed-figures"});
    if (refusal.reason == Reason::WrongFeatureKind &&
        state.board.node(option.feature).kind == FeatureKind::Area)
        add(cites, {"woh-attach-marker-centre", "woh-meeples-feature-types", "woh-clar-wonder-separate",
                    "woh-clar-official-wonder-neutral"});
    if (refusal.reason == Reason::NotOnNewTile &&
        state.board.tile(state.board.node(option.feature).tile).placedInTurn == state.turn.number)
        add(cites, {"woh-attach-no-fit-no-meeple"});
    if (refusal.reason == Reason::NotOnNewTile && isFirstFarAway(state))
        add(cites, {"woh-x-general-mixed-mechanics"});
    if (refusal.reason == Reason::StepUsed)
        add(cites, {"woh-x-general-no-swap-for-second", "woh-x-general-one-action",
                    "woh-x-general-fn-step-2b1", "woh-x-general-after-placement"});
    if (refusal.reason == Reason::StepUsed && option.action == Action::TakeBack)
        add(cites, {"woh-x-abbot-no-removal"});
    if (refusal.reason == Reason::StepUsed && option.action == Action::MoveBeside)
        add(cites, {"woh-x-exp3-no-fairy-move"});
}

} // namespace glossator::engine::rules
