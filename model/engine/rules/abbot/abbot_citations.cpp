// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/play.h"
#include "model/engine/rules/abbot/abbot_rules.h"
#include "model/engine/rules/clause_table.h"

#include <algorithm>
#include <array>

namespace glossator::engine::rules {

namespace {

bool isAbbotKind(const Game& game, const Figure& figure)
{
    return game.figureKinds()[figure.kind].id == abbotId;
}

bool isAbbotFigure(const Game& game, const State& state, FigureId figure)
{
    return isAbbotKind(game, state.figures[static_cast<std::size_t>(figure)]);
}

bool isGarden(const State& state, FeatureId feature)
{
    return state.board.node(feature).kind == FeatureKind::Garden;
}

constexpr std::array<ClauseRow<GameBegan>, 2> setupClauses{{
    {"abbot-setup-one-each", always},
    {"abbot-setup-gardens-eight-kinds", always},
}};

bool isAbbotDeployed(const Seen<FigureDeployed>& seen)
{
    return isAbbotFigure(seen.game, seen.state, seen.what.figure);
}

bool isInsteadOfMeeple(const Seen<FigureDeployed>& seen)
{
    return isAbbotDeployed(seen) && seen.state.turn.figuresAllowed == 1;
}

/// The player had the choice to take the abbot back instead, and has it no more.
bool leavesAbbot(const Seen<FigureDeployed>& seen)
{
    const State& state = seen.state;
    const Player player = state.figures[static_cast<std::size_t>(seen.what.figure)].owner;
    return !isAbbotDeployed(seen) && state.turn.figuresPlaced == 1 &&
           std::ranges::any_of(state.figures, [&](const Figure& figure) {
               return figure.owner == player && figure.place.kind == PlaceKind::OnFeature &&
                      isAbbotKind(seen.game, figure) &&
                      state.board.node(figure.place.index).tile != state.turn.newTile &&
                      !state.board.isFinished(figure.place.index);
           });
}

constexpr std::array<ClauseRow<FigureDeployed>, 3> deployedClauses{{
    {"abbot-place-monastery-or-garden", isAbbotDeployed},
    {"abbot-place-instead-of-meeple", isInsteadOfMeeple},
    {"abbot-not-in-same-turn-both", leavesAbbot},
}};

/// Back from what is finished and scored.
bool comesBack(const Seen<FigureMoved>& seen)
{
    const Place& from = seen.what.from;
    return isAbbotFigure(seen.game, seen.state, seen.what.figure) && seen.what.to.kind == PlaceKind::Supply &&
           from.kind == PlaceKind::OnFeature && seen.state.board.isFinished(from.index);
}

constexpr std::array<ClauseRow<FigureMoved>, 1> movedClauses{{{"abbot-return-after-score", comesBack}}};

bool isGardenFinished(const Seen<FeatureFinished>& seen)
{
    return isGarden(seen.state, seen.what.feature);
}

constexpr std::array<ClauseRow<FeatureFinished>, 1> finishedClauses{
    {{"abbot-garden-is-surrounded", isGardenFinished}}};

/// Whether points are those of an abbot who stands on the scored feature still.
bool isAbbotScored(const Seen<Scored>& seen)
{
    return seen.what.feature != none && std::ranges::any_of(seen.state.figures, [&](const Figure& figure) {
               return isAbbotKind(seen.game, figure) && standsOn(seen.state, figure, seen.what.feature);
           });
}

bool isScoredInPlay(const Seen<Scored>& seen)
{
    return isAbbotScored(seen) && !seen.what.majority.empty() && !isGarden(seen.state, seen.what.feature) &&
           seen.state.phase != Phase::Final;
}

bool isScoredAtTheEnd(const Seen<Scored>& seen)
{
    return isAbbotScored(seen) && seen.state.phase == Phase::Final;
}

constexpr std::array<ClauseRow<Scored>, 2> scoredClauses{{
    {"abbot-monastery-score", isScoredInPlay},
    {"abbot-final-score", isScoredAtTheEnd},
}};

} // namespace

void AbbotRules::annotate(const Game& game, const State& state, Event& event) const
{
    const auto look = [&]<class What, std::size_t size>(const std::array<ClauseRow<What>, size>& table) {
        if (const auto* what = std::get_if<What>(&event.what))
            rules::cite<What>(table, {game, state, *what}, event.cites);
    };
    look(setupClauses);
    look(deployedClauses);
    look(movedClauses);
    look(finishedClauses);
    look(scoredClauses);
}

void AbbotRules::cite(const Game&, const State& state, const Option& option, Refusal& refusal) const
{
    Citations& cites = refusal.cites;
    if (refusal.reason == Reason::WrongFeatureKind) {
        if (option.figureKind == m_abbot)
            add(cites, {"abbot-not-elsewhere", "abbot-place-monastery-or-garden"});
        else if (isGarden(state, option.feature))
            cites.emplace_back("abbot-garden-abbot-only");
    }
    if (option.action == Action::TakeBack)
        citeTakeBack(state, option, refusal);
}

bool AbbotRules::hasFinishedWork(const State& state, FigureId figure) const
{
    if (!isAbbot(state, figure))
        return false;
    const Place& place = state.figures[static_cast<std::size_t>(figure)].place;
    return place.kind == PlaceKind::OnFeature && state.board.isFinished(place.index);
}

/// The core only knows that somebody else's abbot is not among the options; here it is known why.
void AbbotRules::citeTakeBack(const State& state, const Option& option, Refusal& refusal) const
{
    const bool isNoOption = refusal.reason == Reason::NotAvailable || refusal.reason == Reason::StepUsed;
    if (isNoOption && state.decision.topic == Topic::Wood && isAbbot(state, option.figure) &&
        state.figures[static_cast<std::size_t>(option.figure)].owner != state.decision.who)
        refusal = {Reason::NotYours, {"abbot-recall-any-garden-or-monastery-own"}};
    else if (refusal.reason == Reason::NotAvailable && hasFinishedWork(state, option.figure))
        refusal = {Reason::NotAvailable, {"abbot-recall-fn-not-finished"}};
    else if (refusal.reason == Reason::NotAvailable && state.decision.topic == Topic::Wood)
        refusal.cites.emplace_back("abbot-recall-instead-of-meeple"); // him alone, and from the board
    const bool isAfterFigure = refusal.reason == Reason::StepUsed || refusal.reason == Reason::NotAsked;
    if (isAfterFigure && state.turn.figuresPlaced > 0)
        refusal.cites.emplace_back("abbot-not-in-same-turn-both");
}

} // namespace glossator::engine::rules
