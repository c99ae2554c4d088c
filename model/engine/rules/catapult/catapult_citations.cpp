// SPDX-License-Identifier: GPL-3.0-or-later
// The clauses that events of a game with the catapult follow, and why a figure is out of its reach.
#include "model/engine/rules/catapult/catapult_rules.h"
#include "model/engine/rules/clause_table.h"
#include "model/engine/rules/on_the_tiles.h"

#include <variant>

namespace glossator::engine::rules {

void CatapultRules::annotate(const Game&, const State& state, Event& event) const
{
    Citations& cites = event.cites;
    if (std::holds_alternative<GameBegan>(event.what))
        add(cites, {"exp7-setup-tiles", "exp7-setup-shuffle"});
    const auto* chosen = std::get_if<Chosen>(&event.what);
    if (chosen == nullptr || state.decision.topic != Topic::OfModule || state.decision.module != m_number)
        return;
    const auto question = static_cast<Question>(state.decision.code);
    if (question == Question::Token)
        add(cites, {"exp7-round-after-turn", "exp7-round-choose"});
    else if (chosen->by != state.turn.player)
        add(cites, {"exp7-round-same-token", "exp7-round-one-throw"});
    if (question == Question::Nearest && chosen->option.action == Action::Pass)
        cites.emplace_back("exp7-seduction-land");
    if (question == Question::Exchange && chosen->option.action == Action::Pass)
        cites.emplace_back("exp7-seduction-optional");
}

Refusal CatapultRules::explain(const Game& game, const State& state, const Option& option) const
{
    Refusal refusal{Reason::NotAvailable, {}};
    const auto question = static_cast<Question>(state.decision.code);
    const bool isKnockOut = question == Question::Hit;
    if (question == Question::Token)
        refusal.cites = {"exp7-round-choose"};
    if ((!isKnockOut && question != Question::Nearest) || option.action != Action::PickFigure ||
        option.figure < 0 || static_cast<std::size_t>(option.figure) >= state.figures.size())
        return refusal;
    const Figure& figure = state.figures[static_cast<std::size_t>(option.figure)];
    refusal.cites = {"exp7-field"};
    if (isMarker(game, state, figure))
        refusal.cites = {isKnockOut ? Clause("woh-x-exp7-knockout-not-marker")
                                    : Clause("woh-x-exp7-seduction-not-marker")};
    return refusal;
}

} // namespace glossator::engine::rules
