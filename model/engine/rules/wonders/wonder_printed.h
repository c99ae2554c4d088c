// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/game.h"
#include "model/engine/rules/wonders/wonder.h"

namespace glossator::engine::rules {

/// What the clauses say of the features printed on a wonder: cited when it comes to lie on the board,
/// as far as it is printed so.
void citePrinted(const Game& game, const State& state, Wonder wonder, TileId tile, Citations& cites);

/// What the clauses say of counting the squares of wonders: cited when a feature is scored that has or
/// touches such squares.
void citeScoredSquares(const Game& game, const State& state, const WonderLookup& wonders, FeatureId feature,
                       Citations& cites);

/// What closes a road that ends at a wonder: cited when the road is finished.
void citeRoadEnds(const Game& game, const State& state, const WonderLookup& wonders, FeatureId road,
                  Citations& cites);

} // namespace glossator::engine::rules
