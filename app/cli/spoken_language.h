// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/localized.h"

#include <QLocale>
#include <QTranslator>

namespace glossator::cli {

/// As long as it lives, what happens in a game is told in a language. Without a choice it is English, in
/// the words of the engine.
class SpokenLanguage
{
public:
    explicit SpokenLanguage(LanguageChoice language);
    ~SpokenLanguage();
    Q_DISABLE_COPY_MOVE(SpokenLanguage)

private:
    QTranslator m_words;
    QLocale m_before;
};

} // namespace glossator::cli
