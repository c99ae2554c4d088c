// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/text_block.h"

#include "app/desktop/look/typographic.h"
#include "model/catalogue/links.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace glossator::desktop {

TextBlock::TextBlock(const QString& text, const TextStyle& style, const QColor& linkColour, double width)
    : TextBlock(style, linkColour, width)
{
    readLinks(text);
    set();
}

TextBlock::TextBlock(const TextStyle& style, const QColor& linkColour, double width)
    : m_style(style), m_linkColour(linkColour), m_width(width)
{
}

void TextBlock::set()
{
    m_layout = std::make_unique<QTextLayout>(m_text, m_style.font);
    m_layout->setCacheEnabled(true);
    QTextOption option(Qt::AlignLeft);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setUseDesignMetrics(true);
    m_layout->setTextOption(option);
    QList<QTextLayout::FormatRange> formats;
    for (const TextLink& link : m_links) {
        QTextCharFormat format;
        format.setForeground(m_linkColour);
        format.setFontUnderline(m_linkColour != m_style.colour); // on paper there is nothing to point at
        formats.push_back({static_cast<int>(link.span.start), static_cast<int>(link.span.length), format});
    }
    m_layout->setFormats(formats);
    breakLines();
}

double TextBlock::baseline() const
{
    const QTextLine line = m_layout->lineAt(0);
    return line.isValid() ? line.y() + line.ascent() : 0;
}

QPointF TextBlock::end() const
{
    const QTextLine line = m_layout->lineAt(m_layout->lineCount() - 1);
    return line.isValid() ? QPointF(line.naturalTextWidth(), line.y() + line.ascent()) : QPointF();
}

double TextBlock::naturalWidth() const
{
    double widest = 0;
    for (int i = 0; i < m_layout->lineCount(); ++i)
        widest = std::max(widest, m_layout->lineAt(i).naturalTextWidth());
    return widest;
}

void TextBlock::draw(QPainter& painter, QPointF at, const QList<QTextLayout::FormatRange>& marks) const
{
    painter.setPen(m_style.colour);
    m_layout->draw(&painter, at, marks);
}

int TextBlock::cursorAt(QPointF point) const
{
    const QTextLine line = lineAt(point.y());
    return line.isValid() ? line.xToCursor(point.x()) : 0;
}

std::optional<int> TextBlock::letterAt(QPointF point) const
{
    const QTextLine line = lineAt(point.y());
    const bool isBeside = !line.isValid() || point.y() < 0 || point.y() > m_height || point.x() < 0 ||
                          point.x() > line.naturalTextWidth();
    if (isBeside)
        return {};
    return line.xToCursor(point.x(), QTextLine::CursorOnCharacter);
}

std::vector<QRectF> TextBlock::rectsOf(terms::Span span) const
{
    std::vector<QRectF> rects;
    for (int i = 0; i < m_layout->lineCount(); ++i) {
        const QTextLine line = m_layout->lineAt(i);
        const auto from = std::max<int>(static_cast<int>(span.start), line.textStart());
        const auto to = std::min<int>(static_cast<int>(span.end()), line.textStart() + line.textLength());
        if (from >= to)
            continue;
        const double left = line.cursorToX(from);
        const double right =
            std::min(line.cursorToX(to), line.naturalTextWidth()); // without a space at the end
        rects.emplace_back(left, line.y(), right - left, line.height());
    }
    return rects;
}

std::vector<QLineF> TextBlock::linesUnder(terms::Span span) const
{
    const double depth =
        baseline() - m_layout->lineAt(0).y() + QFontMetricsF(m_layout->font()).underlinePos();
    std::vector<QLineF> lines;
    for (const QRectF& rect : rectsOf(span))
        lines.emplace_back(rect.left(), rect.top() + depth, rect.right(), rect.top() + depth);
    return lines;
}

void TextBlock::readLinks(const QString& text)
{
    for (const auto& part : catalogue::partsOf(text)) {
        if (part.isLink())
            m_links.push_back({{m_text.size(), part.words.size()}, part.target});
        m_text += typographic(part.words);
    }
}

void TextBlock::breakLines()
{
    m_height = 0;
    m_layout->beginLayout();
    for (QTextLine line = m_layout->createLine(); line.isValid(); line = m_layout->createLine()) {
        line.setLineWidth(std::max(m_width, 20.0));
        const double leading = leadingOf(line);
        line.setPosition({0, m_height + (leading - line.height()) / 2});
        m_height += leading;
    }
    m_layout->endLayout();
}

double TextBlock::leadingOf(const QTextLine& line) const
{
    return std::max(m_style.leading, line.height());
}

std::vector<double> TextBlock::edges() const
{
    std::vector<double> edges;
    double below = 0;
    for (int i = 0; i + 1 < m_layout->lineCount(); ++i)
        edges.push_back(below += leadingOf(m_layout->lineAt(i)));
    return edges;
}

TextBlock TextBlock::cutAt(double edge)
{
    const std::vector<double> all = edges();
    const auto above = std::ranges::lower_bound(all, edge - edgeSlack) - all.begin() + 1;
    const int start = m_layout->lineAt(static_cast<int>(above)).textStart();
    TextBlock rest(m_style, m_linkColour, m_width);
    rest.m_text = m_text.mid(start);
    m_text.truncate(start);
    for (TextLink& link : m_links)
        if (link.span.end() > start) {
            const auto from = std::max<qsizetype>(link.span.start, start);
            rest.m_links.push_back({{from - start, link.span.end() - from}, link.target});
            link.span.length = std::max<qsizetype>(0, start - link.span.start);
        }
    std::erase_if(m_links, [](const TextLink& link) { return link.span.length == 0; });
    set();
    rest.set();
    return rest;
}

QTextLine TextBlock::lineAt(double y) const
{
    for (int i = 0; i + 1 < m_layout->lineCount(); ++i) {
        const QTextLine line = m_layout->lineAt(i);
        if (y < m_layout->lineAt(i + 1).y() - (m_layout->lineAt(i + 1).y() - line.y() - line.height()) / 2)
            return line;
    }
    return m_layout->lineAt(m_layout->lineCount() - 1);
}

} // namespace glossator::desktop
