// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/voice.h"

#include <array>

namespace glossator::pairs {

/// How much is known where two things meet.
struct PairCell
{
    std::array<int, catalogue::allVoices.size()> clauses{}; ///< by Voice
    int proven = 0;                                         ///< of them, so many have a case

    [[nodiscard]] int of(catalogue::Voice voice) const { return clauses.at(static_cast<std::size_t>(voice)); }
    [[nodiscard]] int total() const;
    /// Counts one more clause.
    void add(catalogue::Voice voice, bool isProven);

    PairCell& operator+=(const PairCell& more);
    bool operator==(const PairCell&) const = default;
};

} // namespace glossator::pairs
