// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/native_name.h"

#include <QLocale>

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

Language windowLanguage()
{
    return catalogue::languageFromString(QLocale().name().section(u'_', 0, 0)).value_or(Language::En);
}

} // namespace glossator::desktop
