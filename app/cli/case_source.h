// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/request.h"
#include "model/cases/case_result.h"

namespace glossator::cli {

/// The case that an operand means: a file when it has a slash or ends with ".yaml", else one of the
/// catalogue by its id. Faults of the case come with file:line:column, one a line.
[[nodiscard]] Outcome<cases::Case> readCase(const QString& idOrFile, const catalogue::Catalogue& catalogue);

/// The case as the catalogue keeps it.
[[nodiscard]] tl::expected<cases::Case, sources::Faults> readCase(const catalogue::CaseInfo& info);

/// Plays the case with the catalogue's tiles. A case that cannot even begin has no steps.
[[nodiscard]] cases::CaseResult runCase(const cases::Case& theCase, const tiles::TileCatalogue& tiles);

/// The same; a case that cannot begin is the failure.
[[nodiscard]] Outcome<cases::CaseResult> runCase(const cases::Case& theCase,
                                                 const catalogue::Catalogue& catalogue);

/// The same, told with the names that some readings give.
[[nodiscard]] Outcome<cases::CaseResult>
runCase(const cases::Case& theCase, const tiles::TileCatalogue& tiles, const engine::SwitchReadings& names);

/// A text of a case in all languages in which the catalogue has it; English alone where the file differs
/// from the catalogue.
[[nodiscard]] catalogue::LocalizedText wordingsOf(const cases::Segment& segment,
                                                  const catalogue::Catalogue& catalogue);

/// The faults, one a line.
[[nodiscard]] QString linesOf(const sources::Faults& faults);

} // namespace glossator::cli
