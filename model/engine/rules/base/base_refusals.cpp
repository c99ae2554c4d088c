// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/game.h"
#include "model/engine/rules/base/base_rules.h"

#include <array>

namespace glossator::engine::rules {

namespace {

/// A refused choice in its game.
struct Asked
{
    const Game& game;
    const State& state;
    const Option& option;
};

bool whateverIsAsked(const Asked&)
{
    return true;
}

bool isMeeple(const Asked& asked)
{
    return asked.game.figureKinds()[asked.option.figureKind].id == "meeple";
}

/// Who has a feature is nothing to a figure that stands apart from it.
bool claims(const Asked& asked)
{
    return !asked.game.figureKinds()[asked.option.figureKind].standsApart;
}

bool isJoined(const Asked& asked)
{
    return claims(asked) && asked.state.board.whole(asked.option.feature).nodes > 1;
}

/// Another tile of this part of the turn is not an earlier one.
bool isEarlier(const Asked& asked)
{
    return asked.state.board.node(asked.option.feature).tile < asked.state.turn.firstTile;
}

bool leavesTile(const Asked& asked)
{
    return asked.state.decision.topic == Topic::PlaceTile && asked.option.action == Action::Pass;
}

bool isOneAllowed(const Asked& asked)
{
    return asked.state.turn.figuresAllowed == 1;
}

bool isInWood(const Asked& asked)
{
    return asked.state.decision.topic == Topic::Wood;
}

bool isPlacing(const Asked& asked)
{
    return isInWood(asked) && asked.option.action != Action::TakeBack;
}

/// A figure that works on the board would be taken back before its time.
bool endsWork(const Asked& asked)
{
    const FigureId figure = asked.option.figure;
    const bool exists = figure >= 0 && static_cast<std::size_t>(figure) < asked.state.figures.size();
    if (!isInWood(asked) || asked.option.action != Action::TakeBack || !exists)
        return false;
    const Place& place = asked.state.figures[static_cast<std::size_t>(figure)].place;
    return place.kind == PlaceKind::OnFeature &&
           asked.state.board.node(place.index).kind != FeatureKind::Area; // where nothing is scored
}

/// What is refused for a reason breaks these clauses, where the condition holds.
struct Row
{
    Reason reason;
    Clause clause;
    bool (*breaks)(const Asked&) = whateverIsAsked;
};

constexpr auto rows = std::to_array<Row>({
    {Reason::SquareOccupied, "base-place-empty-square"},
    {Reason::TouchesNothing, "base-place-touch-side"},
    {Reason::TouchesNothing, "base-place-no-corner-only"},
    {Reason::EdgeDiffers, "base-place-edge-match"},
    {Reason::OtherTileInHand, "base-draw-one-tile"},
    {Reason::NotOnNewTile, "base-meeple-new-tile-only", isEarlier},
    {Reason::SupplyEmpty, "base-meeple-from-supply"},
    {Reason::WrongFeatureKind, "base-meeple-feature-kinds", isMeeple},
    {Reason::FeatureOccupied, "base-meeple-feature-unoccupied", claims},
    {Reason::FeatureOccupied, "base-meeple-connected-counts", isJoined},
    {Reason::NotAsked, "base-turn-three-steps"},
    {Reason::NotAsked, "base-place-must-place", leavesTile},
    {Reason::TileNotInPile, "base-draw-one-tile"},
    {Reason::TileNotInPile, "base-setup-tile-count"},
    {Reason::NoSuchFeature, "base-meeple-new-tile-only"},
    {Reason::NoSuchFigure, "base-meeple-from-supply"},
    {Reason::StepUsed, "base-meeple-one-per-turn", isOneAllowed},
    {Reason::NotAvailable, "base-meeple-may-place", isPlacing},
    {Reason::NotAvailable, "base-score-meeple-returns", endsWork},
    {Reason::GameOver, "base-end-last-tile"},
});

} // namespace

void BaseRules::cite(const Game& game, const State& state, const Option& option, Refusal& refusal) const
{
    for (const Row& row : rows)
        if (row.reason == refusal.reason && row.breaks({game, state, option}))
            refusal.cites.push_back(row.clause);
}

} // namespace glossator::engine::rules
