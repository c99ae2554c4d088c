// SPDX-License-Identifier: GPL-3.0-or-later
// Where a meeple may go by an active symbol, besides the new tile.
#include "model/engine/rules/anniversary/anniversary_rules.h"

#include <algorithm>

namespace glossator::engine::rules {

std::vector<Player> AnniversaryRules::followersOn(const Game& game, const State& state, FeatureId at)
{
    std::vector<Player> owners;
    for (const Figure& figure : state.figures)
        if (figure.place == Place{PlaceKind::OnFeature, nobody, at} && game.kindOf(figure).follower)
            owners.push_back(figure.owner);
    return owners;
}

/// Beside one meeple of one's own, never beside a pair (ann-arrow-add-no-third).
bool AnniversaryRules::mayAdd(const Game& game, const State& state, Player player, FigureKind kind,
                              FeatureId at) const
{
    const FeatureKind feature = state.board.node(at).kind;
    return game.figureKinds()[kind].follower && game.figureKinds()[kind].standsOn.has(feature) &&
           followersOn(game, state, at) == std::vector<Player>{player};
}

/// Besides pairs there are fields where a figure was left that only accompanies others; it keeps no meeple
/// from settling there by a symbol.
bool AnniversaryRules::mayJoin(const Game& game, const State& state, Player player, FigureKind kind,
                               FeatureId at) const
{
    if (mayAdd(game, state, player, kind, at))
        return true;
    const auto accompanies = [&](const Figure& figure) {
        return figure.place == Place{PlaceKind::OnFeature, nobody, at} && game.kindOf(figure).accompanies;
    };
    const bool isAccompanied = std::ranges::any_of(state.figures, accompanies);
    return state.board.node(at).kind == FeatureKind::Field &&
           (game.figureKinds()[kind].accompanies ? !isAccompanied : followersOn(game, state, at).empty());
}

/// On any feature that nobody occupies and that is not finished.
bool AnniversaryRules::maySettle(const Game& game, const State& state, FigureKind kind, FeatureId at) const
{
    const FeatureNode& node = state.board.node(at);
    if (!game.figureKinds()[kind].standsOn.has(node.kind) || state.board.isOccupiedFeature(at))
        return false;
    const bool canFinish = node.kind != FeatureKind::Field || m_isEnclosedFieldFinished;
    return !canFinish || !state.board.isFinished(at);
}

void AnniversaryRules::woodOptions(const Game& game, const State& state, Options& out) const
{
    const bool canAdd = isUsable(state, Symbol::AddMeeple);
    const bool canSettle = isUsable(state, Symbol::PlaceMeeple);
    if (!canAdd && !canSettle)
        return;
    for (std::size_t k = 0; k < game.figureKinds().size(); ++k) {
        const auto kind = static_cast<FigureKind>(k);
        if (!game.figureKinds()[k].follower || findInSupply(state, state.turn.player, kind) == none)
            continue;
        for (std::size_t f = 0; f < state.board.features().size(); ++f) {
            const auto at = static_cast<FeatureId>(f);
            const bool isNew = state.board.node(at).tile == state.turn.newTile;
            if (!isNew && ((canAdd && mayAdd(game, state, state.turn.player, kind, at)) ||
                           (canSettle && maySettle(game, state, kind, at))))
                out.push_back(Option::deploy(kind, at));
        }
    }
}

} // namespace glossator::engine::rules
