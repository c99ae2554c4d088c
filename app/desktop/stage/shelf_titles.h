// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

namespace glossator::desktop {

/// Words above something on the shelf.
struct ShelfTitle
{
    QRectF room;
    QString text;
};

/// Two titles in one line, in letters so much smaller than usual that both have room; each takes room that
/// the other can spare, and they stand apart. Where even the smallest letters have no room, they end behind a
/// word.
class ShelfTitles
{
public:
    ShelfTitles(ShelfTitle first, ShelfTitle second, const QFont& font);

    [[nodiscard]] const ShelfTitle& first() const { return m_first; }
    [[nodiscard]] const ShelfTitle& second() const { return m_second; }
    [[nodiscard]] const QFont& font() const { return m_font; }

private:
    [[nodiscard]] double widthOfBoth() const;
    void share();

    ShelfTitle m_first;
    ShelfTitle m_second;
    QFont m_font;
};

/// Pixels that titles of a font are apart at least.
[[nodiscard]] double betweenTitles(const QFont& font);

} // namespace glossator::desktop
