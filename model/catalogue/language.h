// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>
#include <optional>

namespace glossator::catalogue {

/// The languages of the catalogue. English is the source; the others are translations of it.
enum class Language { En, Ro, Ca };

inline constexpr std::array<Language, 3> allLanguages{Language::En, Language::Ro, Language::Ca};
inline constexpr std::array<Language, 2> translatedLanguages{Language::Ro, Language::Ca};

/// Where a language stands in an array by Language.
constexpr std::size_t indexOf(Language language)
{
    return static_cast<std::size_t>(language);
}

/// "en", "ro" or "ca".
QString toString(Language language);
/// Reads the code of a language; nothing for any other text.
std::optional<Language> languageFromString(const QString& code);

} // namespace glossator::catalogue
