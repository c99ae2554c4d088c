// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace glossator::desktop {

/// What leads through a player aid: numbers and rounds of steps, bullets, conditions. Dark enough for small
/// type on white paper, and told from black where all is printed grey.
[[nodiscard]] inline QColor aidRed()
{
    return {0xa3, 0x22, 0x1a};
}

/// What stands aside in a player aid: codes of boxes, notes, the foot.
[[nodiscard]] inline QColor aidQuiet()
{
    return {0x66, 0x5a, 0x46};
}

} // namespace glossator::desktop
