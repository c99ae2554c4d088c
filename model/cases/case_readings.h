// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/case.h"
#include "model/engine/switches.h"

namespace glossator::cases {

/// The switch of this name, where the rules of the case have it; else nullptr.
[[nodiscard]] const engine::SwitchSpec* specIn(const Case& theCase, std::string_view id);
/// The reading that the case itself names, or nullptr.
[[nodiscard]] const Name* namedReading(const Case& theCase, std::string_view id);
/// The reading by which the case goes.
[[nodiscard]] std::string readingIn(const Case& theCase, const engine::SwitchSpec& spec);
/// The same choices by other readings, with nothing expected of them.
[[nodiscard]] Case readBy(const engine::SwitchReadings& readings, const Case& theCase);

} // namespace glossator::cases
