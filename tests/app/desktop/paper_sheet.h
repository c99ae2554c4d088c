// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>

namespace glossator::desktop {

/// A4 within its margins, in points.
inline constexpr QSizeF a4Sheet(516, 762);

} // namespace glossator::desktop
