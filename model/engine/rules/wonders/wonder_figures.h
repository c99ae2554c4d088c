// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/game.h"

#include <algorithm>

namespace glossator::engine::rules {

/// Whether a meeple stands on a feature of a kind.
[[nodiscard]] inline bool standsIn(const Game& game, const State& state, const Figure& figure,
                                   FeatureKind kind)
{
    return game.kindOf(figure).follower && figure.place.kind == PlaceKind::OnFeature &&
           state.board.node(figure.place.index).kind == kind;
}

/// Whether the player has a figure on the joined feature.
[[nodiscard]] inline bool hasFigureOf(const State& state, Player player, FeatureId feature)
{
    return std::any_of(state.figures.begin(), state.figures.end(), [&](const Figure& figure) {
        return figure.owner == player && figure.place.kind == PlaceKind::OnFeature &&
               state.board.rootOf(figure.place.index) == state.board.rootOf(feature);
    });
}

} // namespace glossator::engine::rules
