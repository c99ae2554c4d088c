// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace glossator::desktop {

/// Paints the ground of a bar that speaks of what is not the case, in the red of headings.
void paintAsideGround(QWidget& bar);

} // namespace glossator::desktop
