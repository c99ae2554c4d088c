// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace glossator::desktop {

/// Pixels between the frame of a field and its words, at either end; the style alone leaves almost none.
inline constexpr int fieldAir = 5;

} // namespace glossator::desktop
