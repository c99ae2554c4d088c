// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/case_result.h"

namespace glossator::cases {

/// Keeps every event it hears with the state after it.
class Recorder : public engine::Listener
{
public:
    void hear(const engine::State& state, const engine::Event& event) override
    {
        m_events.push_back({event, state});
    }
    /// What was heard since the last call.
    [[nodiscard]] std::vector<RunEvent> take() { return std::exchange(m_events, {}); }

private:
    std::vector<RunEvent> m_events;
};

} // namespace glossator::cases
