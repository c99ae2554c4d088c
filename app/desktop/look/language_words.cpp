// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/language_words.h"

#include "model/wording/said_in.h"

#include <QTranslator>

#include <array>

namespace glossator::desktop {

using catalogue::Language;

namespace {

/// One for each language; one that cannot be loaded leaves the words in English.
struct Translators
{
    Translators()
    {
        for (const Language language : catalogue::allLanguages)
            (void)all.at(catalogue::indexOf(language))
                .load(QStringLiteral(":/i18n/glossator_") + toString(language));
    }
    std::array<QTranslator, catalogue::allLanguages.size()> all;
};

} // namespace

QString LanguageWords::said(Language language, const char* context, const char* words)
{
    return wording::saidIn(translator(language), context, words);
}

catalogue::LocalizedText LanguageWords::inAll(const QString& id, const char* context, const char* words)
{
    catalogue::LocalizedText text(id, QString::fromUtf8(words));
    for (const Language language : catalogue::translatedLanguages)
        if (const QString said = translator(language).translate(context, words); !said.isEmpty())
            text.setWording(language, {said, catalogue::WordingState::Done, {}});
    return text;
}

wording::SpokenIn LanguageWords::speaking(Language language)
{
    return wording::SpokenIn(translator(language));
}

const QTranslator& LanguageWords::translator(Language language)
{
    static const Translators translators;
    return translators.all.at(catalogue::indexOf(language));
}

} // namespace glossator::desktop
