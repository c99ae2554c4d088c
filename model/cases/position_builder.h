// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/name_finder.h"
#include "model/engine/position.h"

namespace glossator::cases {

/// Turns a declared position into the engine's, and brings what the engine finds wrong with it back to
/// the entries of the file.
class PositionBuilder
{
public:
    PositionBuilder(const engine::Game& game, const Case& theCase, sources::Faults& faults);
    /// The state at the first decision; nothing when the position is at fault.
    [[nodiscard]] std::optional<engine::State> build(engine::Listener& listener);

private:
    void addTiles();
    void addFigures();
    void addFigure(const DeclaredFigure& figure);
    /// The name of the feature on its tile that `on` means.
    [[nodiscard]] std::string featureName(const DeclaredFigure& figure);
    void addAside();
    void addSupplies();
    void addTokens();
    void addTokenPiles();
    void addScores();
    void addPile();
    void addCards();
    void addToPlay();
    void note(const engine::PositionFault& fault);
    [[nodiscard]] sources::Place placeOf(const engine::PositionFault& fault) const;

    const engine::Game& m_game;
    const Case& m_case;
    const DeclaredPosition& m_declared;
    NameFinder m_names;
    sources::Faults& m_faults;
    engine::Position m_position;
    std::vector<sources::Place> m_figurePlaces; ///< by index in m_position.figures
    std::vector<sources::Place> m_asidePlaces;
    std::vector<sources::Place> m_scorePlaces;
    std::vector<sources::Place> m_orderPlaces;
};

} // namespace glossator::cases
