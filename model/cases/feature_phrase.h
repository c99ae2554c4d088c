// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/phrase.h"
#include "model/engine/game.h"
#include "model/tiles/feature_spot.h"

namespace glossator::cases {

[[nodiscard]] Phrase squarePhrase(engine::Square square);

/// What players call a feature as it is printed: "road", "shrine".
[[nodiscard]] Phrase featureWord(const engine::FeatureSpec& feature);

/// A feature on the board as players point at it: "the north road on the tile just placed".
[[nodiscard]] Phrase featurePhrase(const engine::Game& game, const engine::State& state,
                                   engine::FeatureId feature);

/// The same by the name that case files write: "the road r1 at [2, 0]".
[[nodiscard]] Phrase writtenFeature(const engine::Game& game, const engine::State& state,
                                    engine::FeatureId feature);

/// Where players point for it: the square by which it is told, and its side of that square, if it is told.
struct PointedAt
{
    engine::Square square;
    std::optional<tiles::FeatureSide> side;
};
[[nodiscard]] PointedAt pointedAt(const engine::Game& game, const engine::State& state,
                                  engine::FeatureId feature);

} // namespace glossator::cases
