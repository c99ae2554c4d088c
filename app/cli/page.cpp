// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/page.h"

#include <utility>

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr QChar escape(0x1b);

QString blanks(int count)
{
    return QString(qMax(0, count), u' ');
}

/// The lines that words fill; `first` and `rest` are the columns that they may take. Blanks between two
/// words stay as many as they are, but none end or begin a line.
QStringList filled(const QString& text, int first, int rest)
{
    QStringList lines;
    QString line;
    int gap = 0;
    for (const QString& word : text.trimmed().split(u' ')) {
        const bool begins = line.isEmpty();
        const int room = lines.isEmpty() ? first : rest;
        gap += begins ? 0 : 1;
        if (word.isEmpty())
            continue;
        if (!begins && columnsOf(line) + gap + columnsOf(word) > room)
            lines += std::exchange(line, word);
        else
            line += blanks(gap) + word;
        gap = 0;
    }
    return lines << line;
}

} // namespace

int columnsOf(const QString& text)
{
    int columns = 0;
    bool isCode = false;
    for (const QChar letter : text) {
        if (letter == escape)
            isCode = true;
        if (!isCode && !letter.isLowSurrogate() && letter.category() != QChar::Mark_NonSpacing)
            ++columns;
        if (isCode && letter == u'm')
            isCode = false;
    }
    return columns;
}

QString padded(const QString& text, int columns, bool right)
{
    const QString fill = blanks(columns - columnsOf(text));
    return right ? fill + text : text + fill;
}

void Page::gap()
{
    if (!m_text.isEmpty() && !m_text.endsWith("\n\n"_L1))
        m_text += u'\n';
}

void Page::line(const QString& text)
{
    m_text += text + u'\n';
}

void Page::paragraph(const QString& text, int indent, int hanging)
{
    const QStringList lines = filled(text, m_style.width - indent, m_style.width - indent - hanging);
    for (qsizetype i = 0; i < lines.size(); ++i)
        line(blanks(i == 0 ? indent : indent + hanging) + lines.at(i));
}

void Page::entry(const QString& label, const QString& text, int column, int indent)
{
    if (text.isEmpty())
        return;
    const int width = m_style.width - column - indent;
    const QStringList lines = filled(text, width, width);
    const bool fits = columnsOf(label) < column;
    if (!fits)
        line(blanks(indent) + label);
    for (qsizetype i = 0; i < lines.size(); ++i)
        line(blanks(indent) + (i == 0 && fits ? padded(label, column) : blanks(column)) + lines.at(i));
}

} // namespace glossator::cli
