// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/event.h"

#include <QString>

namespace glossator::desktop {

/// With their sign.
[[nodiscard]] QString pointsText(int points);
/// The addends of an award in figures, "3×2 + 2"; empty where the points say it all.
[[nodiscard]] QString sumOf(const engine::ScoreSheet& sheet);

} // namespace glossator::desktop
