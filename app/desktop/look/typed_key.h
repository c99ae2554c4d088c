// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyEvent>

namespace glossator::desktop {

/// Whether a key that is pressed in a list is the beginning of what somebody types to narrow it. Space
/// chooses there and is no letter.
[[nodiscard]] inline bool isTyped(const QKeyEvent& event)
{
    const bool isCommand =
        (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) != 0;
    return !isCommand && !event.text().isEmpty() && event.text().front().isPrint() &&
           event.key() != Qt::Key_Space;
}

} // namespace glossator::desktop
