// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace glossator::pictures {

// Of a pennant as it is printed, in squares.
inline constexpr double pennantSize = 0.19;
inline constexpr double pennantReach = 0.14; ///< from its middle to its farthest corner

} // namespace glossator::pictures
