// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/event.h"

#include <initializer_list>
#include <vector>

namespace glossator::support {

/// Passes each event on to several listeners.
class Listeners : public engine::Listener
{
public:
    Listeners(std::initializer_list<engine::Listener*> all) : m_all(all) {}
    void hear(const engine::State& state, const engine::Event& event) override
    {
        for (engine::Listener* each : m_all)
            each->hear(state, event);
    }

private:
    std::vector<engine::Listener*> m_all;
};

} // namespace glossator::support
