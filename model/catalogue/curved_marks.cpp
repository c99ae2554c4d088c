// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/curved_marks.h"

namespace glossator::catalogue {

/// One opens at the beginning and behind a space or an opening bracket, that of a link as well.
QString withCurvedQuotes(QString words)
{
    constexpr QChar opening(0x201C);
    constexpr QChar closing(0x201D);
    for (qsizetype i = 0; i < words.size(); ++i)
        if (words.at(i) == u'"') {
            const QChar before = i > 0 ? words.at(i - 1) : QChar(u' ');
            words[i] = before.isSpace() || QStringView(u"([|").contains(before) ? opening : closing;
        }
    return words;
}

QString withCurvedMarks(QString words)
{
    constexpr QChar apostrophe(0x2019);
    return withCurvedQuotes(words.replace(u'\'', apostrophe));
}

} // namespace glossator::catalogue
