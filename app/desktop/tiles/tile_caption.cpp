// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tiles/tile_caption.h"

#include <algorithm>

namespace glossator::desktop {

TileCaption::TileCaption(const QString& words, const QFontMetrics& letters, int width)
{
    if (letters.horizontalAdvance(words) <= width) {
        m_lines << words;
        return;
    }
    for (const QString& word : words.split(u' ', Qt::SkipEmptyParts)) {
        const QString longer = m_lines.isEmpty() ? word : m_lines.constLast() + u' ' + word;
        if (!m_lines.isEmpty() && letters.horizontalAdvance(longer) <= width)
            m_lines.last() = longer;
        else
            m_lines << word;
    }
}

int TileCaption::leastWidth(const QString& words, const QFontMetrics& letters)
{
    int width = 0;
    for (const QString& word : words.split(u' ', Qt::SkipEmptyParts))
        width = std::max(width, letters.horizontalAdvance(word));
    return width;
}

} // namespace glossator::desktop
