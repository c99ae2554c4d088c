// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/game.h"
#include "tests/model/engine/naive/scoring.h"

#include <string>

namespace glossator::naive {

/// Follows a game by hearing only who put what where, keeps its own landscape, figures and points, and
/// tells where the engine differs. Points that no feature brings, such as a wonder's, it takes as told.
class Referee : public engine::Listener
{
public:
    explicit Referee(const engine::Game& game);
    void hear(const engine::State& state, const engine::Event& event) override;

    [[nodiscard]] const Landscape& landscape() const { return m_landscape; }
    /// Points and figures on features, to be asked between two turns and at the end.
    [[nodiscard]] std::string differenceInBooks(const engine::State& state) const;
    /// Joined features with their parts, sizes, pennants and open ends.
    [[nodiscard]] std::string differenceInFeatures(const engine::State& state) const;

private:
    void layTile(const engine::State& state, engine::TileId tile);
    void moveFigure(const engine::State& state, const engine::FigureMoved& moved);
    void scoreTurn();
    void scoreEnd();
    void award(const Patch& patch, int points);
    [[nodiscard]] Standing standing(const engine::Figure& figure, Part part) const;

    const engine::Game& m_game;
    bool m_withInns = false; ///< whether inns and cathedrals count
    Landscape m_landscape;
    std::vector<Standing> m_figures;
    std::vector<int> m_points;
    std::vector<int> m_newTiles;
};

} // namespace glossator::naive
