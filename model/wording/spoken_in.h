// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>

class QTranslator;

namespace glossator::wording {

/// As long as it lives, what this thread puts into words is in the language of a translator and not in that
/// of the program: words that belong to a text are to be in the language of the text. One may live within
/// another.
class SpokenIn
{
public:
    /// The translator must outlive it.
    explicit SpokenIn(const QTranslator& words);
    ~SpokenIn();
    Q_DISABLE_COPY_MOVE(SpokenIn)

    /// nullptr where the language is that of the program.
    [[nodiscard]] static const QTranslator* words();
    /// That of the words, or of the program.
    [[nodiscard]] static QLocale::Language language();

private:
    const QTranslator* m_before;
};

} // namespace glossator::wording
