// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lookup/passage_lines.h"

#include "app/desktop/look/typographic.h"
#include "model/search/passage.h"

#include <QPainter>

namespace glossator::desktop {

namespace {

constexpr int mostLines = 2;

} // namespace

PassageLines::PassageLines(const search::Snippet& snippet, const QFont& font, qreal width)
{
    constexpr qsizetype step = 6;
    m_layout.setFont(font);
    setText(snippet);
    for (qsizetype length = snippet.text.size() - step; !layOut(width) && length > step; length -= step)
        setText(search::shortened(snippet, length));
}

void PassageLines::setText(const search::Snippet& snippet)
{
    m_text = typographic(snippet.text);
    m_text.replace(u'\n', u' ');
    m_matches = snippet.matches;
    if (snippet.cutBefore) {
        m_text.prepend(QStringLiteral("… "));
        for (auto& match : m_matches)
            match.start += 2;
    }
    if (snippet.cutAfter)
        m_text += QStringLiteral(" …");
    m_layout.setText(m_text);
}

bool PassageLines::layOut(qreal width)
{
    qreal y = 0;
    qsizetype end = 0;
    m_layout.beginLayout();
    for (int i = 0; i < mostLines; ++i) {
        QTextLine line = m_layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(width);
        line.setPosition({0, y});
        y += line.height();
        end = line.textStart() + line.textLength();
    }
    m_layout.endLayout();
    return end >= m_text.size();
}

void PassageLines::draw(QPainter& painter, QPointF at, const Inks& inks) const
{
    QList<QTextLayout::FormatRange> marks;
    for (const auto& match : m_matches) {
        QTextCharFormat format;
        format.setBackground(inks.found);
        format.setForeground(inks.selectedText);
        marks.push_back({static_cast<int>(match.start), static_cast<int>(match.length), format});
    }
    m_layout.draw(&painter, at, marks);
}

} // namespace glossator::desktop
