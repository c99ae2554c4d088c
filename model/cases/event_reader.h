// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/expectation.h"
#include "model/cases/fields.h"

namespace glossator::cases {

/// Reads a list of events to expect.
[[nodiscard]] std::vector<EventName> readEvents(const sources::Node& node, Values& values);
/// Reads a list of awards to expect.
[[nodiscard]] std::vector<ScoreName> readAwards(const sources::Node& node, Values& values);
/// Reads a choice that must be refused, with its reason and the clauses it must cite.
[[nodiscard]] std::optional<RefusalName> readRefusal(const sources::Node& node, Values& values);

} // namespace glossator::cases
