// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/headline.h"

#include "model/catalogue/links.h"

namespace glossator::catalogue {

namespace {

constexpr qsizetype longest = 42;

/// Where the first sentence ends: at a full stop before a space, or with the text. One within parentheses, as
/// in "(Exp. 1)", ends none.
qsizetype endOfSentence(const QString& text)
{
    int open = 0; // parentheses
    for (qsizetype i = 0; i + 1 < text.size(); ++i) {
        open += text[i] == u'(' ? 1 : text[i] == u')' ? -1 : 0;
        if (text[i] == u'.' && text[i + 1].isSpace() && open <= 0)
            return i;
    }
    return text.endsWith(u'.') ? text.size() - 1 : text.size();
}

} // namespace

QString firstSentence(const QString& clauseText)
{
    const QString text = plainText(clauseText);
    return text.left(endOfSentence(text));
}

QString headline(const QString& clauseText)
{
    QString text = firstSentence(clauseText);
    if (text.size() <= longest)
        return text;
    const qsizetype space = text.lastIndexOf(u' ', longest);
    QString words = text.left(space < 1 ? longest : space);
    while (!words.isEmpty() && !words.back().isLetterOrNumber())
        words.chop(1);
    const bool isWholeWords = space >= 1;
    return words + (isWholeWords ? QStringLiteral("\u00A0…") : QStringLiteral("…"));
}

} // namespace glossator::catalogue
