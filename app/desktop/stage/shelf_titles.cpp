// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/shelf_titles.h"

#include "app/desktop/look/elided_at_word.h"
#include "app/desktop/look/scaled_font.h"

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr int smallestLetters = 80; ///< percent of those of the font

double widthIn(const QFont& font, const QString& text)
{
    return QFontMetricsF(font).horizontalAdvance(text) + 1;
}

void fit(ShelfTitle& words, const QFont& font)
{
    words.text = elidedAtWord(words.text, QFontMetrics(font), static_cast<int>(words.room.width()));
}

} // namespace

double betweenTitles(const QFont& font)
{
    return QFontMetricsF(font).height() / 2;
}

ShelfTitles::ShelfTitles(ShelfTitle first, ShelfTitle second, const QFont& font)
    : m_first(std::move(first)), m_second(std::move(second)), m_font(font)
{
    const double room = m_second.room.right() - m_first.room.left();
    for (int percent = 98; percent >= smallestLetters && widthOfBoth() > room; percent -= 2)
        m_font = scaledFont(font, percent / 100.0); // letters of another size are not as much narrower
    share();
    fit(m_first, m_font);
    fit(m_second, m_font);
}

double ShelfTitles::widthOfBoth() const
{
    return widthIn(m_font, m_first.text) + betweenTitles(m_font) + widthIn(m_font, m_second.text);
}

/// The second begins above what it is about if it can, else as far before or behind that as either needs.
void ShelfTitles::share()
{
    const double apart = betweenTitles(m_font);
    const double latest = m_second.room.right() - widthIn(m_font, m_second.text);
    const double wanted = m_first.room.left() + widthIn(m_font, m_first.text) + apart;
    const double usual = m_second.room.left();
    m_second.room.setLeft(std::max(std::min(usual, latest), std::min(wanted, std::max(latest, usual))));
    m_first.room.setRight(m_second.room.left() - apart);
}

} // namespace glossator::desktop
