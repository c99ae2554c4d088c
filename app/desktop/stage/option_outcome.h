// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/case_result.h"

#include <vector>

namespace glossator::desktop {

/// What the engine makes of an option, up to the next decision.
class OptionOutcome
{
public:
    /// Plays a copy of the state; the game must outlive this.
    OptionOutcome(const engine::Game& game, const engine::State& state, const engine::Option& option);

    /// As it is then.
    [[nodiscard]] const engine::State& state() const { return m_state; }
    /// What brings points to anybody or takes them away.
    [[nodiscard]] std::vector<engine::Event> payments() const;
    /// The points that follow whatever is chosen next, such as the figure that gets them; else none.
    [[nodiscard]] std::vector<engine::Event> paymentsAfter() const;

private:
    [[nodiscard]] std::vector<engine::Event> paymentsAfter(int decisions) const;

    const engine::Game& m_game;
    engine::State m_state;
    std::vector<cases::RunEvent> m_events;
    bool m_isRefused = false;
};

[[nodiscard]] bool bringsPoints(const engine::Event& event);
/// One that brings points may bring 0 of them.
[[nodiscard]] bool bringsNone(const engine::Event& payment);

} // namespace glossator::desktop
