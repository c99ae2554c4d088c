// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLineEdit;

namespace glossator::desktop {

/// Gives a field the button that empties it as soon as there is something to empty: Qt looks through the
/// icons of the desktop for it, and no window should wait for that.
void offerClearing(QLineEdit& field);

} // namespace glossator::desktop
