// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace glossator::desktop {

/// Where one is in the order of play, to come back to.
struct OrderSpot
{
    QStringList current = {}; ///< the row that one is on: its ids from the step down
    QStringList top = {};     ///< the row at the top of the view
    int above = 0;            ///< how much of that row is above the view, in pixels
};

} // namespace glossator::desktop
