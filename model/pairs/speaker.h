// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/clause.h"

namespace glossator::pairs {

/// Who answers: the publisher, the community, an edition that differs, or nobody yet.
enum class Speaker : std::uint8_t { Publisher, Community, Edition, Nobody };
inline constexpr std::size_t speakerCount = 4;

[[nodiscard]] Speaker speakerOf(catalogue::ClauseKind kind, catalogue::Origin origin,
                                catalogue::Standing standing);

} // namespace glossator::pairs
