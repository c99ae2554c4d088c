// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pairs/speaker.h"

#include <array>

namespace glossator::pairs {

/// How much is known where two things meet.
struct PairCell
{
    std::array<int, speakerCount> clauses{}; ///< by Speaker
    int proven = 0;                          ///< of them, so many have a case

    [[nodiscard]] int of(Speaker speaker) const { return clauses.at(static_cast<std::size_t>(speaker)); }
    [[nodiscard]] int total() const;
    /// Counts one more clause.
    void add(Speaker speaker, bool isProven);

    PairCell& operator+=(const PairCell& more);
    bool operator==(const PairCell&) const = default;
};

} // namespace glossator::pairs
