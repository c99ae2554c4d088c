// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/request.h"
#include "model/engine/switches.h"

namespace glossator::cli {

/// The option by which somebody says what the roles of the meeples are to be called, `--role-names`.
[[nodiscard]] OptionSpec roleNamesOption();

/// What it says; empty when it is not given.
[[nodiscard]] Outcome<engine::SwitchReadings> readRoleNames(const Request& request);

/// Whether it asks for the names of the 20th Anniversary Edition.
[[nodiscard]] bool areNew(const engine::SwitchReadings& roleNames);

} // namespace glossator::cli
