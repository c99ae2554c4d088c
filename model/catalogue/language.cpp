// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/language.h"

#include "model/catalogue/spelling.h"

namespace glossator::catalogue {

namespace {

constexpr Spelling<Language> spellings[] = {{Language::En, "en"}, {Language::Ro, "ro"}, {Language::Ca, "ca"}};

} // namespace

QString toString(Language language)
{
    return spellingOf<Language>(spellings, language);
}

std::optional<Language> languageFromString(const QString& code)
{
    return valueOf<Language>(spellings, code);
}

} // namespace glossator::catalogue
