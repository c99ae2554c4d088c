// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/localized_text.h"
#include "model/wording/spoken_in.h"

class QTranslator;

namespace glossator::desktop {

/// Words of ours in each language that can be read, so that a column has them in its own, whatever language
/// the window speaks.
class LanguageWords
{
public:
    /// The words of a class, marked there with QT_TRANSLATE_NOOP or QT_TR_NOOP.
    [[nodiscard]] static QString said(catalogue::Language language, const char* context, const char* words);
    /// The same in all languages, under an id.
    [[nodiscard]] static catalogue::LocalizedText inAll(const QString& id, const char* context,
                                                        const char* words);
    /// Lets all that is put into words speak the language as long as what is given lives.
    [[nodiscard]] static wording::SpokenIn speaking(catalogue::Language language);
    /// What knows all words in the language.
    [[nodiscard]] static const QTranslator& translator(catalogue::Language language);
};

} // namespace glossator::desktop
