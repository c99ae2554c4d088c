// SPDX-License-Identifier: GPL-3.0-or-later
// The clauses that events of a game with shrines follow.
#include "model/engine/play.h"
#include "model/engine/rules/clause_table.h"
#include "model/engine/rules/on_the_tiles.h"
#include "model/engine/rules/shrines/shrine_rules.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

/// Whether an abbot lies in a special monastery next to the feature.
bool isBesideAbbot(const Game& game, const State& state, FeatureId feature)
{
    const Square square = state.board.standingSquare(game.tiles(), feature);
    return std::ranges::any_of(featuresAround(game, state, square, FeatureKind::Monastery),
                               [&](FeatureId monastery) {
                                   const FeatureId abbacy = otherPlace(game, state, monastery);
                                   return abbacy != none && state.board.isOccupiedFeature(abbacy);
                               });
}

} // namespace

void ShrineRules::annotate(const Game& game, const State& state, Event& event) const
{
    if (std::holds_alternative<GameBegan>(event.what))
        add(event.cites, {"exp6-setup-five-shrines"});
    if (const auto* deployed = std::get_if<FigureDeployed>(&event.what))
        citeDeployed(game, state, *deployed, event.cites);
    if (const auto* scored = std::get_if<Scored>(&event.what))
        if (scored->feature != none && !scored->majority.empty())
            citeScored(game, state, *scored, event.cites);
}

void ShrineRules::citeDeployed(const Game& game, const State& state, const FigureDeployed& what,
                               Citations& cites)
{
    const Player owner = state.figures[static_cast<std::size_t>(what.figure)].owner;
    if (isShrine(game, state, what.feature)) {
        std::erase(cites, Clause("base-role-monk"));
        add(cites, {"exp6-shrine-like-monastery", "exp6-shrine-heretic"});
        if (isBesideAbbot(game, state, what.feature))
            add(cites, {"exp6-challenge-no-abbots"});
    }
    const std::vector<FeatureId> rivals = rivalsOf(game, state, what.feature);
    if (!rivals.empty())
        add(cites, {"exp6-challenge-begins", "exp6-challenge-next-to"});
    if (std::ranges::any_of(rivals, [&](FeatureId rival) { return hasFollower(game, state, owner, rival); }))
        add(cites, {"exp6-challenge-own"});
}

void ShrineRules::citeScored(const Game& game, const State& state, const Scored& what, Citations& cites)
{
    if (isShrine(game, state, what.feature))
        add(cites, {"exp6-shrine-like-monastery"});
    for (const FeatureId rival : rivalsOf(game, state, what.feature)) {
        if (state.phase == Phase::Final)
            add(cites, {"exp6-challenge-undecided"});
        else if (state.phase == Phase::Score && state.board.isFinished(what.feature))
            add(cites, {state.board.isFinished(rival) ? Clause("exp6-challenge-both")
                                                      : Clause("exp6-challenge-first")});
    }
}

} // namespace glossator::engine::rules
