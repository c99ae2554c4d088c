// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace glossator::desktop {

/// Words as a printer sets them: with curved apostrophes, and with hyphens at which no line ends where a
/// short word hangs on another, as in "plasează-l", "într-un" and "posar-hi", or a name has two parts, as in
/// "Notre-Dame"; a sum such as "4 + 1 = 5" stays in one line. They are as long as before, so that places in
/// them stay.
[[nodiscard]] QString typographic(QString words);

} // namespace glossator::desktop
