// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/case_result.h"

namespace glossator::cases {

/// A case played by other readings than those it is made for. It makes the case's choices as long as they can
/// be made; what the case expects and claims holds for its own readings only and is left out.
struct OtherReading
{
    CaseResult result;               ///< without captions from the first step on that is another
    std::size_t same = 0;            ///< the last step that is as in the case
    engine::SwitchReadings readings; ///< those of the given ones without which it would go otherwise
    engine::SwitchReadings ofCase;   ///< how the case itself reads the same switches
    bool isNamed = false;    ///< the case itself names one of these switches: it is there to show its reading
    bool isCutShort = false; ///< a choice of the case cannot be made any more
};

/// Plays a case once more by readings of the user's. `own` is how it goes by itself. Nothing where that makes
/// no difference: the readings are the case's, or about rules that it does not touch.
[[nodiscard]] std::optional<OtherReading> readOtherwise(const Case& theCase, const CaseResult& own,
                                                        const std::vector<engine::TileKind>& kinds,
                                                        const engine::SwitchReadings& readings);

} // namespace glossator::cases
