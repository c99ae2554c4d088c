// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/game.h"

#include <string>

namespace glossator::invariants {

/// Keeps the books of one game from its events: points and tiles that left it.
class Ledger : public engine::Listener
{
public:
    void hear(const engine::State& state, const engine::Event& event) override;
    [[nodiscard]] int points(engine::Player player) const
    {
        return m_points[static_cast<std::size_t>(player)];
    }
    [[nodiscard]] int discarded() const { return m_discarded; }
    /// Events whose own numbers do not fit together, in words.
    [[nodiscard]] const std::string& faults() const { return m_faults; }

private:
    void hearPaid(const engine::State& state, const engine::Paid& paid);
    void hearRound(const engine::State& state, const engine::Scored& scored);
    void hearScored(const engine::State& state, const engine::Scored& scored);

    std::array<int, engine::maxPlayers> m_points{};
    int m_discarded = 0;
    engine::PartOfRound m_last; ///< when points were made last in this part of the turn
    std::string m_faults;
};

} // namespace glossator::invariants
