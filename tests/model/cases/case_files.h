// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/case_run.h"

#include <string>
#include <vector>

namespace glossator::cases {

/// Every case of the project, sorted.
[[nodiscard]] std::vector<std::string> caseFiles();
/// The tile kinds that a case needs, from the authored files.
[[nodiscard]] std::vector<engine::TileKind> kindsFor(const Case& theCase);
/// Reads and runs the text of a case; a test fails where it cannot be read.
[[nodiscard]] CaseResult runText(const std::string& text);
/// Reads and runs a text; the faults of whichever comes first, one a line.
[[nodiscard]] std::string faultsOf(const std::string& text);
/// Replaces the first occurrence; a test fails where there is none.
[[nodiscard]] std::string replaced(std::string_view text, std::string_view from, std::string_view to);

} // namespace glossator::cases
