// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/option.h"

#include <vector>

namespace glossator::desktop {

/// What one tried on the stage in place of the choices of a case, to come back to it.
struct StageTrial
{
    /// What is chosen after a step.
    struct Choice
    {
        int step = 0;
        engine::Option option = {};
        bool operator==(const Choice&) const = default;
    };

    std::vector<Choice> choices = {}; ///< the first leaves the case; empty: nothing is tried
    int step = 0;                     ///< the one that is shown
    bool operator==(const StageTrial&) const = default;
};

} // namespace glossator::desktop
