// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/language_words.h"

#include "model/wording/said_in.h"

#include <QTranslator>

#include <array>

namespace glossator::desktop {

using catalogue::Language;

namespace {

using Translators = std::array<QTranslator, catalogue::allLanguages.size()>;

/// A language that cannot be loaded leaves the words in English.
void load(Translators& translators)
{
    for (const Language language : catalogue::allLanguages)
        (void)translators.at(static_cast<std::size_t>(language))
            .load(QStringLiteral(":/i18n/glossator_") + toString(language));
}

} // namespace

QString LanguageWords::said(Language language, const char* context, const char* words)
{
    return wording::saidIn(of(language), context, words);
}

catalogue::LocalizedText LanguageWords::of(const QString& id, const char* context, const char* words)
{
    catalogue::LocalizedText text(id, QString::fromUtf8(words));
    for (const Language language : catalogue::translatedLanguages)
        text.setWording(language, {said(language, context, words), catalogue::WordingState::Done, {}});
    return text;
}

const QTranslator& LanguageWords::of(Language language)
{
    static Translators translators;
    [[maybe_unused]] static const bool isLoaded = (load(translators), true);
    return translators.at(static_cast<std::size_t>(language));
}

} // namespace glossator::desktop
