// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/typographic.h"

namespace glossator::desktop {

namespace {

/// Whether so few letters stand from a place on, in one direction, that they are half a word at most.
bool isShort(const QString& words, qsizetype from, qsizetype step)
{
    constexpr qsizetype most = 3;
    qsizetype letters = 0;
    for (qsizetype i = from; i >= 0 && i < words.size() && words.at(i).isLetter(); i += step)
        ++letters;
    return letters > 0 && letters <= most;
}

/// Whether the hyphen joins the parts of a name, as in "Notre-Dame".
bool isInName(const QString& words, qsizetype at)
{
    qsizetype first = at - 1;
    while (first > 0 && words.at(first - 1).isLetter())
        --first;
    return words.at(first).isUpper() && words.at(at + 1).isUpper();
}

bool isInWord(const QString& words, qsizetype at)
{
    return at > 0 && at + 1 < words.size() && words.at(at - 1).isLetter() && words.at(at + 1).isLetter();
}

/// Whether a sign there stands between two numbers, with a space on either side.
bool joinsNumbers(const QString& words, qsizetype at)
{
    constexpr QStringView signs = u"+=×−";
    return at > 1 && at + 2 < words.size() && signs.contains(words.at(at)) && words.at(at - 1) == u' ' &&
           words.at(at + 1) == u' ' && words.at(at - 2).isDigit() && words.at(at + 2).isDigit();
}

} // namespace

QString typographic(QString words)
{
    constexpr QChar apostrophe(0x2019);
    constexpr QChar unbrokenHyphen(0x2011);
    words.replace(u'\'', apostrophe);
    for (qsizetype at = words.indexOf(u'-'); at >= 0; at = words.indexOf(u'-', at + 1))
        if (isInWord(words, at) &&
            (isShort(words, at - 1, -1) || isShort(words, at + 1, 1) || isInName(words, at)))
            words[at] = unbrokenHyphen;
    for (qsizetype at = 0; at < words.size(); ++at)
        if (joinsNumbers(words, at))
            words[at - 1] = words[at + 1] = QChar::Nbsp;
    return words;
}

} // namespace glossator::desktop
