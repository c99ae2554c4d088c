// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace glossator::desktop {

/// Lets the signs that the style of the desktop draws, such as the arrows of lists, fields and scroll bars,
/// grow with the text of the window; styles have them in one size. Boxes for marks, fields and buttons that
/// stay pressed are outlined so that they are seen by day and by night, as is the link in a text that the
/// keyboard is at. Asked for again, it does nothing.
void growSigns();

} // namespace glossator::desktop
