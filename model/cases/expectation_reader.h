// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/expectation.h"
#include "model/cases/values.h"

namespace glossator::cases {

/// Reads the `expect` of a step: one expectation a key.
[[nodiscard]] std::vector<Expectation> readExpectations(const sources::Node& node, Values& values);

} // namespace glossator::cases
