// SPDX-License-Identifier: GPL-3.0-or-later
// The clauses that events and refusals of a game with robbers follow.
#include "model/engine/rules/clause_table.h"
#include "model/engine/rules/robbers/robber_rules.h"

#include <algorithm>

namespace glossator::engine::rules {

void RobberRules::annotate(const Game&, const State& state, Event& event) const
{
    if (std::holds_alternative<GameBegan>(event.what))
        add(event.cites, {"robber-setup-eight-tiles", "robber-setup-shuffle", "robber-setup-one-each"});
    if (const auto* placed = std::get_if<TilePlaced>(&event.what);
        placed != nullptr && hasBag(state, placed->tile))
        event.cites.emplace_back("robber-place-after-tile");
    const Decision& asked = state.decision;
    if (const auto* chosen = std::get_if<Chosen>(&event.what);
        chosen != nullptr && asked.topic == Topic::OfModule && asked.module == m_number) {
        if (chosen->option.action == Action::Pass)
            event.cites.emplace_back("robber-place-may");
        if (chosen->option.action == Action::PickAnswer)
            event.cites.emplace_back("robber-steal-which");
    }
    const auto* scored = std::get_if<Scored>(&event.what);
    if (scored == nullptr || state.phase != Phase::Final || scored->points() <= 0)
        return;
    const auto isThere = [&](const Figure& figure) {
        return figure.kind == m_robber && figure.owner != scored->player &&
               figure.place == Place{PlaceKind::BesideTrack, nobody,
                                     static_cast<std::int16_t>(scored->from % trackSpaces)};
    };
    if (std::ranges::any_of(state.figures, isThere))
        event.cites.emplace_back("robber-final-fn-nothing");
}

/// Why a robber cannot go to a space.
Refusal RobberRules::explain(const Game&, const State& state, const Option& option) const
{
    const bool isFigure =
        option.figure >= 0 && static_cast<std::size_t>(option.figure) < state.figures.size();
    if (option.action != Action::PickFigure || !isFigure ||
        static_cast<Step>(state.decision.code) == Step::Steal)
        return {Reason::NotAvailable, {}};
    if (state.figures[static_cast<std::size_t>(option.figure)].owner == state.decision.who)
        return {Reason::NotAvailable, {"robber-place-space"}};
    return {Reason::NotAvailable, {"robber-place-move"}};
}

void RobberRules::cite(const Game&, const State&, const Option& option, Refusal& refusal) const
{
    if (option.action == Action::Deploy && option.figureKind == m_robber)
        refusal.cites.emplace_back("robber-place-not-on-tiles");
}

} // namespace glossator::engine::rules
