// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/case.h"
#include "model/engine/game.h"

#include <memory>

namespace glossator::cases {

/// Makes the game of a case; its faults are those of the head of the file.
class GameMaker
{
public:
    GameMaker(const Case& theCase, sources::Faults& faults) : m_case(theCase), m_faults(faults) {}
    /// Null when something is wrong.
    [[nodiscard]] std::shared_ptr<const engine::Game> make(std::vector<engine::TileKind> kinds);

private:
    void checkExpansions();
    void checkSwitches();
    void checkReading(const engine::SwitchSpec& spec, const Name& reading);
    void checkDisplay(const std::vector<engine::TileKind>& kinds);
    [[nodiscard]] sources::Place placeOf(const std::string& what) const;
    [[nodiscard]] engine::GameSetup setup(std::vector<engine::TileKind> kinds) const;
    [[nodiscard]] std::vector<const engine::SwitchSpec*> switchSpecs() const;

    const Case& m_case;
    sources::Faults& m_faults;
};

} // namespace glossator::cases
