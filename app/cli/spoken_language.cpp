// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/spoken_language.h"

#include <QCoreApplication>

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;

SpokenLanguage::SpokenLanguage(LanguageChoice language)
{
    const QString name = toString(language.value_or(catalogue::Language::En));
    QLocale::setDefault(QLocale(name));
    if (m_words.load(u":/i18n/glossator_"_s + name))
        QCoreApplication::installTranslator(&m_words);
}

SpokenLanguage::~SpokenLanguage()
{
    QCoreApplication::removeTranslator(&m_words);
    QLocale::setDefault(m_before);
}

} // namespace glossator::cli
