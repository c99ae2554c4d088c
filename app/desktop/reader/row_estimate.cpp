// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/row_estimate.h"

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr double headLine = 20; ///< over a gloss, pixels at 100 % zoom
constexpr double headingHeight = 80;
constexpr double largestBesideRule = 220;

} // namespace

double RowEstimate::height(int entry) const
{
    const PageEntry& shown = m_page.entry(entry);
    const bool isRule = shown.kind == PageEntry::Kind::Rule;
    const double text = isRule ? rule(shown) : headingHeight * m_metrics.scale;
    const bool isBelow = !shown.tiles.empty() && !standInMargin(entry);
    return text + (isBelow ? m_pictures.height(shown.tiles, m_metrics.allColumns()) : 0);
}

bool RowEstimate::standInMargin(int entry) const
{
    const PageEntry& shown = m_page.entry(entry);
    if (!m_metrics.hasMargin || shown.tiles.empty())
        return false;
    const double beside = m_pictures.height(shown.tiles, m_metrics.margin);
    if (shown.kind == PageEntry::Kind::Rule)
        return beside < largestBesideRule * m_metrics.scale;
    const double below = m_pictures.height(shown.tiles, m_metrics.allColumns());
    return torn(entry, beside) - torn(entry, 0) < below * 0.4;
}

double RowEstimate::rule(const PageEntry& entry) const
{
    const double width = m_metrics.columns.front().width;
    const auto below = static_cast<double>(m_metrics.isStacked ? m_metrics.columns.size() : 1);
    double height = lines(entry.clause, m_metrics.textSize(), width) * m_metrics.leading();
    if (!m_metrics.hasMargin)
        for (const Gloss& gloss : entry.glosses)
            height += (1 + lines(gloss.clause, m_metrics.glossSize(), width)) * m_metrics.glossLeading();
    return height * below + m_metrics.ruleSpace();
}

double RowEstimate::lines(const catalogue::Clause& clause, double size, double width) const
{
    return 1 + static_cast<double>(clause.text.source().size()) / (width / (size * 0.47));
}

double RowEstimate::margin(int index) const
{
    const PageEntry& entry = m_page.entry(index);
    double height = standInMargin(index) ? m_pictures.height(entry.tiles, m_metrics.margin) : 0;
    for (const Gloss& gloss : entry.glosses)
        height +=
            headLine * m_metrics.scale +
            lines(gloss.clause, m_metrics.glossSize(), m_metrics.margin.width) * m_metrics.glossLeading();
    return height;
}

double RowEstimate::torn(int rubric, double first) const
{
    const auto count = static_cast<int>(m_page.entries().size());
    double y = 0;
    double marginEnd = 0;
    double moved = 0;
    for (int i = rubric + 1; i < count && m_page.entry(i).kind == PageEntry::Kind::Rule; ++i) {
        const double beside = margin(i) + (i == rubric + 1 ? first : 0);
        if (beside > 0) {
            moved += std::max(0.0, marginEnd - y);
            y = std::max(y, marginEnd);
            marginEnd = y + beside;
        }
        y += rule(m_page.entry(i));
    }
    // Space at the end of a section is no fault.
    return moved + std::max(0.0, marginEnd - y - headingHeight * m_metrics.scale) / 2;
}

} // namespace glossator::desktop
