// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/localized_text.h"

#include <QTranslator>

#include <array>

namespace glossator::desktop {

/// Says a heading of ours in each language that can be read, so that a column has it in its own.
class HeadingWords
{
public:
    HeadingWords();

    /// The words of a class, marked there with QT_TRANSLATE_NOOP, under an id.
    [[nodiscard]] catalogue::LocalizedText of(const QString& id, const char* context,
                                              const char* words) const;

private:
    std::array<QTranslator, catalogue::translatedLanguages.size()> m_translators;
};

} // namespace glossator::desktop
