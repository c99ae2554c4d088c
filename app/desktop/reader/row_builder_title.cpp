// SPDX-License-Identifier: GPL-3.0-or-later
// The head of a page: its title, whether its rules are all there, and what the marks beside them mean.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/clause_words.h"
#include "app/desktop/reader/label_lines.h"
#include "app/desktop/reader/row_builder.h"

#include <QFontMetricsF>

#include <algorithm>

namespace glossator::desktop {

using catalogue::LocalizedText;

Row RowBuilder::title(int entry) const
{
    Row row;
    const double scale = m_metrics.scale;
    const double size = titleSize() * scale;
    const TextStyle style{Typefaces::readingBold(size, m_metrics.sizing), m_inks.text, size * 1.21};
    double y = (needsLegend() ? 34 : 10) * scale;
    y += addTitle(row, entry, style, y);
    for (RowText& text : row.texts)
        text.isHeading = true;
    y += addCoverage(row, y);
    y += needsLegend() ? addLegend(row, y + 8 * scale) + 20 * scale : 6 * scale;
    row.bars.push_back({QLineF(m_metrics.left(), y, m_metrics.right(), y), m_inks.line, 1, Qt::SolidLine});
    row.height = y;
    return row;
}

/// Each clause of an answer says in words who speaks; its first lines are worth more.
bool RowBuilder::needsLegend() const
{
    return !m_page.isAssembled();
}

/// Whoever reads from the contents must not take a part of the rules for all of them.
double RowBuilder::addCoverage(Row& row, double top) const
{
    if (!m_page.isPartial())
        return 0;
    const std::vector<Strip> strips = titleStrips();
    double lowest = 0;
    for (std::size_t i = 0; i < strips.size(); ++i) {
        double height = 6 * m_metrics.scale;
        const QString words = ClauseWords::coverage(m_labels.of(i, strips.size()));
        for (const QString& line : labelLines(words, QFontMetricsF(m_metrics.labelFont()), strips[i].width)) {
            addLabel(row, line, m_inks.rubric, {strips[i].x, top + height + m_metrics.labelSize()});
            height += m_metrics.labelLeading();
        }
        lowest = std::max(lowest, height);
    }
    return lowest;
}

std::vector<Strip> RowBuilder::titleStrips() const
{
    if (m_languages.size() > 1 && !m_metrics.isStacked)
        return m_metrics.columns;
    const double left = m_metrics.columns.front().x;
    return {{left, m_metrics.right() - left}};
}

/// A title is to take two lines at most, in a narrow column as well. That of an answer or a tile only
/// names what was asked for, and one line is to do.
double RowBuilder::titleSize() const
{
    const double smallest = needsLegend() ? 24 : 19;
    const double largest = needsLegend() ? 38 : 28;
    const double letters = needsLegend() ? 20 : 28; // of the largest size in a line, a rough guess
    const double width = m_languages.size() > 1 ? m_metrics.columns.front().width
                                                : m_metrics.right() - m_metrics.columns.front().x;
    return std::clamp(width / m_metrics.scale / letters, smallest, largest);
}

/// In one language it has the room over the margin too.
double RowBuilder::addTitle(Row& row, int entry, const TextStyle& style, double top) const
{
    const LocalizedText& title = m_page.entry(entry).heading;
    if (m_languages.size() > 1)
        return addTexts(row, {entry, 0}, title, style, top, 0);
    const double left = m_metrics.columns.front().x;
    const QRectF area(left, top, m_metrics.right() - left, 0);
    addText(row, {entry, 0}, title, style, 0, area);
    const double set = row.texts.back().block.height();
    return set + addNotice(row, title, 0, area.translated(0, set));
}

double RowBuilder::addLegend(Row& row, double top) const
{
    const std::vector<Strip> strips = titleStrips();
    double height = 0;
    for (std::size_t i = 0; i < strips.size(); ++i)
        height = std::max(height, addLegend(row, strips[i], m_labels.of(i, strips.size()), top));
    return height;
}

double RowBuilder::addLegend(Row& row, Strip strip, catalogue::Language in, double top) const
{
    const double left = strip.x;
    const double leading = 16 * m_metrics.scale;
    double x = left;
    double baseline = top + 12 * m_metrics.scale;
    const QFontMetricsF measure(m_metrics.labelFont());
    for (const Voice voice : allVoices) {
        const QString text = ClauseWords::voice(voice, in);
        const double width = measure.horizontalAdvance(text);
        if (x > left && x + width + 14 * m_metrics.scale > strip.right()) {
            x = left;
            baseline += leading;
        }
        addLabel(row, text, m_inks.voice(voice), {x + 14 * m_metrics.scale, baseline});
        row.labels.back().mark = voice;
        row.labels.back().markAt = {x + 4 * m_metrics.scale, baseline - 4 * m_metrics.scale};
        x += width + 36 * m_metrics.scale;
    }
    return baseline - top - 12 * m_metrics.scale + leading;
}

} // namespace glossator::desktop
