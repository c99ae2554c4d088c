// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/terms/simple_letters.h"

namespace glossator::terms {

namespace {

/// Quotation marks, dashes and the like fold to themselves, but not the dots among them.
bool isPunctuation(char16_t unit)
{
    constexpr char16_t first = 0x2010;
    constexpr char16_t last = 0x2021;
    constexpr char16_t ellipsis = 0x2026;
    return (unit >= first && unit <= last) || unit == ellipsis;
}

bool isDot(QChar unit)
{
    return unit == u'.' || unit == u'\u00B7';
}

} // namespace

SimpleLetters::SimpleLetters(const std::function<QString(QChar)>& fold)
{
    for (std::size_t letter = 0; letter < most; ++letter)
        if (const QString folded = fold(QChar(static_cast<char16_t>(letter))); folded.size() == 1)
            m_folded.at(letter) = folded.front().unicode();
}

bool SimpleLetters::fold(QStringView text, QString& folded) const
{
    folded.resize(text.size());
    QChar* unit = folded.data();
    for (qsizetype i = 0; i < text.size(); ++i, ++unit) {
        const char16_t letter = at(text.at(i));
        const bool isWithin = i + 1 < text.size();
        if (letter == 0 || (isWithin && isDot(text.at(i))))
            return false;
        *unit = letter;
    }
    return true;
}

char16_t SimpleLetters::at(QChar letter) const
{
    const char16_t unit = letter.unicode();
    if (unit < most)
        return m_folded[unit]; // NOLINT(cppcoreguidelines-pro-bounds-constant-array-index)
    return isPunctuation(unit) ? unit : u'\0';
}

} // namespace glossator::terms
