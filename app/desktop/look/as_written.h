// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace glossator::desktop {

/// Words for a button or a menu that are to stand there as they are written: an ampersand in them marks no
/// key.
[[nodiscard]] inline QString asWritten(QString words)
{
    return words.replace(u'&', QLatin1String("&&"));
}

} // namespace glossator::desktop
