// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/play.h"

#include <algorithm>

namespace glossator::engine::rules {

/// Whether a meeple stands on a feature of a kind.
[[nodiscard]] inline bool standsIn(const Game& game, const State& state, const Figure& figure,
                                   FeatureKind kind)
{
    return game.kindOf(figure).follower && figure.place.kind == PlaceKind::OnFeature &&
           state.board.node(figure.place.index).kind == kind;
}

/// Whether a figure is none of the meeples of a wonder and comes in a step after them.
[[nodiscard]] inline bool comesAfterMeeples(const FigureKindSpec& kind)
{
    return kind.id == "phantom";
}

/// Whether the player has a figure on the joined feature.
[[nodiscard]] inline bool hasFigureOf(const State& state, Player player, FeatureId feature)
{
    return std::any_of(state.figures.begin(), state.figures.end(), [&](const Figure& figure) {
        return figure.owner == player && standsOn(state, figure, feature);
    });
}

/// How many figures of a kind the player has in the supply.
[[nodiscard]] inline int countInSupply(const State& state, Player player, FigureKind kind)
{
    return static_cast<int>(
        std::count_if(state.figures.begin(), state.figures.end(), [&](const Figure& figure) {
            return figure.owner == player && figure.kind == kind && figure.place.kind == PlaceKind::Supply;
        }));
}

} // namespace glossator::engine::rules
