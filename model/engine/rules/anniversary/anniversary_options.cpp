// SPDX-License-Identifier: GPL-3.0-or-later
// Where a meeple may go by an active symbol, besides the new tile.
#include "model/engine/rules/anniversary/anniversary_rules.h"

#include <algorithm>

namespace glossator::engine::rules {

/// Beside one meeple of one's own, never beside a pair (ann-arrow-add-no-third).
bool AnniversaryRules::mayJoin(const Game& game, const State& state, Player player, FigureKind kind,
                               FeatureId at) const
{
    const FeatureKind feature = state.board.node(at).kind;
    if (!regular.has(feature) || !game.figureKinds()[kind].follower ||
        !game.figureKinds()[kind].standsOn.has(feature))
        return false;
    const auto standsThere = [&](const Figure& figure) {
        return figure.place == Place{PlaceKind::OnFeature, nobody, at} && game.kindOf(figure).follower;
    };
    const auto found = std::ranges::find_if(state.figures, standsThere);
    return found != state.figures.end() && found->owner == player &&
           std::ranges::count_if(state.figures, standsThere) == 1;
}

/// On any feature that nobody occupies and that is not finished.
bool AnniversaryRules::maySettle(const Game& game, const State& state, FigureKind kind, FeatureId at) const
{
    const FeatureNode& node = state.board.node(at);
    if (!regular.has(node.kind) || !game.figureKinds()[kind].standsOn.has(node.kind) ||
        state.board.isOccupiedFeature(at))
        return false;
    const bool canFinish = node.kind != FeatureKind::Field || m_isEnclosedFieldFinished;
    return !canFinish || !state.board.isFinished(at);
}

void AnniversaryRules::woodOptions(const Game& game, const State& state, Options& out) const
{
    const bool mayAdd = isUsable(state, Symbol::AddMeeple);
    const bool mayPlace = isUsable(state, Symbol::PlaceMeeple);
    if (!mayAdd && !mayPlace)
        return;
    for (std::size_t k = 0; k < game.figureKinds().size(); ++k) {
        const auto kind = static_cast<FigureKind>(k);
        if (!game.figureKinds()[k].follower || findInSupply(state, state.turn.player, kind) == none)
            continue;
        for (std::size_t f = 0; f < state.board.features().size(); ++f) {
            const auto at = static_cast<FeatureId>(f);
            const bool isNew = state.board.node(at).tile == state.turn.newTile;
            if (!isNew && ((mayAdd && mayJoin(game, state, state.turn.player, kind, at)) ||
                           (mayPlace && maySettle(game, state, kind, at))))
                out.push_back(Option::deploy(kind, at));
        }
    }
}

} // namespace glossator::engine::rules
