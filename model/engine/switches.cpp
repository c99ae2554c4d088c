// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/switches.h"

#include <algorithm>

namespace glossator::engine {

std::size_t readingOf(const SwitchReadings& readings, const SwitchSpec& spec)
{
    const auto chosen = readings.find(spec.id);
    if (chosen == readings.end())
        return 0;
    const auto found = std::find(spec.readings.begin(), spec.readings.end(), chosen->second);
    return found == spec.readings.end() ? 0 : static_cast<std::size_t>(found - spec.readings.begin());
}

} // namespace glossator::engine
