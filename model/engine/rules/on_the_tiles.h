// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/game.h"

#include <optional>
#include <string_view>
#include <vector>

namespace glossator::engine::rules {

// What the rules of several expansions ask of tiles and of those who stand on them.

/// By KindId, which tiles show a mark.
[[nodiscard]] std::vector<bool> kindsWithMark(const TileSet& tiles, std::string_view mark);
/// Whether the tile is a wonder.
[[nodiscard]] bool isWonder(const Game& game, const State& state, TileId tile);
/// Whether the figure only tells whose a wonder is.
[[nodiscard]] bool isMarker(const Game& game, const State& state, const Figure& figure);
/// The tile on which a meeple is at work, on a feature on which its kind stands or on none at all; none for
/// other figures, and for a meeple in any other place.
[[nodiscard]] TileId workplaceOf(const Game& game, const State& state, const Figure& figure);

/// The square on which a figure stands, or the one beside which it does; none off the board.
[[nodiscard]] std::optional<Square> squareUnder(const Game& game, const State& state, const Figure& figure);

/// The other place of the monastery in which this one is, the abbot's or the monks'; none where a monastery
/// has one place only, and for other features.
[[nodiscard]] FeatureId otherPlace(const Game& game, const State& state, FeatureId feature);
/// The features of a kind that stand on one of the eight squares around: monasteries or gardens.
[[nodiscard]] std::vector<FeatureId> featuresAround(const Game& game, const State& state, Square square,
                                                    FeatureKind kind);
/// The squares with tiles from which a square can be reached along its row or its column without a gap.
[[nodiscard]] std::vector<Square> unbrokenLines(const State& state, Square from);

} // namespace glossator::engine::rules
