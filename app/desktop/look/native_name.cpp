// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/native_name.h"

namespace glossator::desktop {

using catalogue::Language;

QString nativeName(Language language)
{
    switch (language) {
    case Language::En:
        return QStringLiteral("English");
    case Language::Ro:
        return QStringLiteral("Română");
    case Language::Ca:
        return QStringLiteral("Català");
    }
    return {};
}

} // namespace glossator::desktop
