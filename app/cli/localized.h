// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/clause.h"

#include <QJsonArray>
#include <QJsonObject>

#include <optional>

namespace glossator::cli {

using LanguageChoice = std::optional<catalogue::Language>;

/// "English", "Romanian" or "Catalan".
[[nodiscard]] QString nameOf(catalogue::Language language);

/// The text without its links in the chosen language, in English where there is no other.
[[nodiscard]] QString textIn(const catalogue::LocalizedText& text, LanguageChoice language);

/// What a reader must know about the text in the chosen language: that it is English, or outdated.
[[nodiscard]] QString wordingNote(const catalogue::LocalizedText& text, LanguageChoice language);

/// The wordings in all languages, or in the chosen one alone; see JSON.md.
[[nodiscard]] QJsonArray wordingsJson(const catalogue::LocalizedText& text, LanguageChoice language);

/// Kind, origin, date, edition and standing of a clause: "rule · publisher · 2023-10". The edition is named
/// in the chosen language.
[[nodiscard]] QString badgesOf(const catalogue::Clause& clause, LanguageChoice language);

/// A clause without what surrounds it; see JSON.md.
[[nodiscard]] QJsonObject clauseJson(const catalogue::Clause& clause, LanguageChoice language);

} // namespace glossator::cli
