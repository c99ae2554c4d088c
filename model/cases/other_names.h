// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/case_result.h"

namespace glossator::cases {

/// A run told with the names of the user's readings, which change nothing that happens. What its events cite
/// follows them where the rules of the case have the switch; what the case expects and claims stays as `own`
/// has it. Nothing where the readings give no names, or the case itself says which it uses.
[[nodiscard]] std::optional<CaseResult> toldByNames(const Case& theCase, const CaseResult& own,
                                                    const std::vector<engine::TileKind>& kinds,
                                                    const engine::SwitchReadings& readings);

} // namespace glossator::cases
