// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/figure.h"

#include <QPainterPath>

namespace glossator::pictures {

/// The outline of a figure as it stands: one unit high, its middle at (0,0).
[[nodiscard]] QPainterPath silhouetteOf(Figure figure);

/// A player's mark within the circle of diameter 1 about (0,0).
[[nodiscard]] QPainterPath playerMark(int player);

} // namespace glossator::pictures
