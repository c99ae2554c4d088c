// SPDX-License-Identifier: GPL-3.0-or-later
// The clauses that events of a game with abbeys and mayors follow, and why something is not allowed.
#include "model/engine/rules/abbey_mayor/abbey_mayor_rules.h"
#include "model/engine/rules/clause_table.h"

#include <algorithm>

namespace glossator::engine::rules {

void AbbeyMayorRules::annotate(const Game& game, const State& state, Event& event) const
{
    Citations& cites = event.cites;
    if (std::holds_alternative<GameBegan>(event.what))
        add(cites, {"exp5-setup-land-tiles", "exp5-setup-abbey", "exp5-setup-mayor"});
    if (std::holds_alternative<TurnBegan>(event.what) && word(state, Chosen) != 0)
        add(cites, {"exp5-abbey-after-last-tile"});
    if (const auto* placed = std::get_if<TilePlaced>(&event.what))
        if (placed->player != nobody && isAbbey(state, placed->tile)) {
            std::erase(cites, Clause("base-place-edge-match"));
            add(cites, {"exp5-abbey-instead-of-drawing", "exp5-abbey-hole", "exp5-abbey-any-edges"});
        }
    if (const auto* deployed = std::get_if<FigureDeployed>(&event.what)) {
        if (isAbbey(state, state.board.node(deployed->feature).tile))
            add(cites, {"exp5-abbey-monastery"});
        if (isMayorOn(state, state.figures[static_cast<std::size_t>(deployed->figure)], deployed->feature))
            add(cites, {"exp5-mayor-instead", "exp5-mayor-city-only"});
    }
    if (const auto* finished = std::get_if<FeatureFinished>(&event.what))
        if (state.turn.newTile != none && isAbbey(state, state.turn.newTile) &&
            state.board.node(finished->feature).kind != FeatureKind::Monastery)
            add(cites, {"exp5-abbey-ends-features"});
    if (const auto* scored = std::get_if<Scored>(&event.what))
        if (scored->feature != none && !scored->majority.empty())
            citeScored(state, *scored, cites);
    if (const auto* moved = std::get_if<FigureMoved>(&event.what))
        if (moved->from.kind == PlaceKind::OnFeature && moved->to.kind == PlaceKind::Supply &&
            game.kindOf(state.figures[static_cast<std::size_t>(moved->figure)]).id == mayorId)
            add(cites, {"exp5-mayor-returns"});
}

void AbbeyMayorRules::citeScored(const State& state, const Scored& what, Citations& cites) const
{
    if (isAbbey(state, state.board.node(what.feature).tile))
        add(cites, {"exp5-abbey-monastery"});
    if (std::ranges::any_of(state.figures,
                            [&](const Figure& figure) { return isMayorOn(state, figure, what.feature); }))
        add(cites, {"exp5-mayor-strength"});
}

void AbbeyMayorRules::cite(const Game&, const State& state, const Option& option, Refusal& refusal) const
{
    if (option.action == Action::PlaceTile && option.kind == m_abbey && state.turn.tileInHand == m_abbey &&
        refusal.reason != Reason::SquareOccupied) {
        refusal.reason = Reason::NotAvailable;
        refusal.cites.insert(refusal.cites.begin(), "exp5-abbey-hole");
    }
    if (refusal.reason == Reason::WrongFeatureKind && option.action == Action::Deploy &&
        option.figureKind == m_mayor)
        add(refusal.cites, {"exp5-mayor-city-only"});
}

} // namespace glossator::engine::rules
