// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QString>

namespace glossator::desktop {

/// A text that ends in dots behind a whole word where it has no room; within the word where it has only one.
[[nodiscard]] inline QString elidedAtWord(const QString& text, const QFontMetrics& font, int width)
{
    if (font.horizontalAdvance(text) <= width)
        return text;
    QString cut = font.elidedText(text, Qt::ElideRight, width);
    if (cut.isEmpty()) // not even the dots have room
        return cut;
    const QString words = cut.chopped(1);
    const bool isWhole = words.size() < text.size() && text.at(words.size()).isSpace();
    for (qsizetype end = isWhole ? words.size() : words.lastIndexOf(u' '); end > 0;
         end = words.lastIndexOf(u' ', end - 1))
        if (QString shown = words.left(end).trimmed() + QStringLiteral(" …");
            font.horizontalAdvance(shown) <= width)
            return shown;
    return cut;
}

} // namespace glossator::desktop
