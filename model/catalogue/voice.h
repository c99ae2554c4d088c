// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/clause.h"

#include <array>

namespace glossator::catalogue {

/// Who says what a clause says: the publisher, the community, an edition that differs, or nobody yet.
enum class Voice : std::uint8_t { Publisher, Community, Edition, Open };
inline constexpr std::array<Voice, 4> allVoices{Voice::Publisher, Voice::Community, Voice::Edition,
                                                Voice::Open};

[[nodiscard]] Voice voiceOf(ClauseKind kind, Origin origin, Standing standing);
[[nodiscard]] Voice voiceOf(const Clause& clause);

} // namespace glossator::catalogue
