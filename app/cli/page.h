// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/text_style.h"

#include <QStringList>

namespace glossator::cli {

/// Columns that a text is indented by under what it belongs to.
inline constexpr int narrowMargin = 2;
inline constexpr int wideMargin = 4;

/// Text for people, line by line, wrapped at the width of its style.
class Page
{
public:
    explicit Page(TextStyle style) : m_style(style) {}

    [[nodiscard]] const TextStyle& style() const { return m_style; }
    [[nodiscard]] QByteArray bytes() const { return m_text.toUtf8(); }

    /// An empty line, unless the page is empty or ends with one.
    void gap();
    /// A line as it is.
    void line(const QString& text);
    /// Wrapped text; the first line is indented by `indent` columns, the others by `hanging` more.
    void paragraph(const QString& text, int indent = 0, int hanging = 0);
    /// A label, and wrapped text that begins at the column behind it; nothing for empty text.
    void entry(const QString& label, const QString& text, int column, int indent = 0);

private:
    TextStyle m_style;
    QString m_text;
};

/// Columns that a text takes in the terminal; codes for emphasis take none.
[[nodiscard]] int columnsOf(const QString& text);

/// The text filled up with blanks at its end, or (`right`) at its beginning.
[[nodiscard]] QString padded(const QString& text, int columns, bool right = false);

} // namespace glossator::cli
