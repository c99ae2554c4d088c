// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace glossator::desktop {

/// Lets the signs that the style draws in a field, a list or a tree, such as the arrows of branches, grow
/// with the text of the window; styles have them in one size.
void growSigns(QWidget& widget);

} // namespace glossator::desktop
