// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/case_result.h"

namespace glossator::cases {

/// Collects what the run cited.
void collectCited(CaseResult& result);

/// Looks whether what the case claims was cited. `ended` is false when the run stopped before its last
/// step; it has told its fault already, and claims add none.
void checkClaims(const Case& theCase, bool ended, CaseResult& result);

} // namespace glossator::cases
