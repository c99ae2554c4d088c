// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/interface_language.h"

#include <QCoreApplication>
#include <QLocale>

namespace glossator::desktop {

using catalogue::Language;

InterfaceLanguage::InterfaceLanguage(QObject* parent) : QObject(parent)
{
    set(Language::En);
}

InterfaceLanguage::~InterfaceLanguage()
{
    QCoreApplication::removeTranslator(&m_translator);
}

void InterfaceLanguage::set(Language language)
{
    QCoreApplication::removeTranslator(&m_translator);
    m_current = language;
    QLocale::setDefault(QLocale(toString(language)));
    if (m_translator.load(QStringLiteral(":/i18n/glossator_") + toString(language)))
        QCoreApplication::installTranslator(&m_translator);
}

Language InterfaceLanguage::ofDesktop()
{
    for (const QString& name : QLocale::system().uiLanguages())
        if (const auto language = catalogue::languageFromString(name.section(u'-', 0, 0)))
            return *language;
    return Language::En;
}

} // namespace glossator::desktop
