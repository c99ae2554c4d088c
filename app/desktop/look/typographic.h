// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace glossator::desktop {

/// Words as a printer sets them: with curved apostrophes. They are as long as before, so that places in them
/// stay.
[[nodiscard]] inline QString typographic(QString words)
{
    return words.replace(u'\'', QChar(0x2019));
}

} // namespace glossator::desktop
