// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/game.h"
#include "tests/model/engine/naive/landscape.h"

namespace glossator::invariants {

/// Compares a board with what a walk over its tiles finds. The walk is kept for as long as no tile is laid;
/// the engine's side of each comparison is read anew every time.
class Surveyor
{
public:
    /// Joined features, their numbers and counters, counted again from the tiles; nothing when all is well.
    std::string featureFaults(const engine::Game& game, const engine::State& state);
    /// The frontier is the empty squares beside tiles, with what their neighbours show.
    std::string frontierFaults(const engine::Game& game, const engine::State& state);

private:
    void walk(const engine::Game& game, const engine::State& state);

    std::vector<engine::PlacedTile> m_tiles;
    naive::Landscape m_landscape;
    std::vector<naive::Patch> m_patches;
    std::map<naive::Spot, engine::FrontierSquare> m_frontier; ///< as it has to be
};

} // namespace glossator::invariants
