// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace glossator::desktop {

/// By what a case is played where the decisions of the house make it go otherwise.
enum class CaseReading : std::uint8_t {
    Usual, ///< by these decisions, unless the case is there to show what it goes by
    OfCase,
    OfHouse
};

} // namespace glossator::desktop
