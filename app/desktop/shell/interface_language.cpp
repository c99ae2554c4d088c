// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/interface_language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
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
    QCoreApplication::removeTranslator(&m_ofQt);
}

void InterfaceLanguage::set(Language language)
{
    QCoreApplication::removeTranslator(&m_translator);
    QCoreApplication::removeTranslator(&m_ofQt);
    m_current = language;
    QLocale::setDefault(QLocale(toString(language)));
    // Asked last: ours has the words of Qt that people see most (qt_texts.cpp).
    const QString ofQt = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    if (language != Language::En && m_ofQt.load(QStringLiteral("qtbase_") + toString(language), ofQt))
        QCoreApplication::installTranslator(&m_ofQt);
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
