// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/row_estimate.h"

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr double headLine = 20; ///< over a gloss, pixels at 100 % zoom
constexpr double headingHeight = 80;

} // namespace

double RowEstimate::height(int entry) const
{
    const PageEntry& shown = m_page.entry(entry);
    if (shown.kind == PageEntry::Kind::Rule)
        return rule(shown);
    const double heading = headingHeight * m_metrics.scale;
    if (shown.tiles.empty() || standInMargin(entry))
        return heading;
    return heading + m_pictures.height(shown.tiles, m_metrics.allColumns());
}

bool RowEstimate::standInMargin(int rubric) const
{
    const auto& tiles = m_page.entry(rubric).tiles;
    if (!m_metrics.hasMargin || tiles.empty())
        return false;
    const double pictures = m_pictures.height(tiles, m_metrics.margin);
    const double underHeading = m_pictures.height(tiles, m_metrics.allColumns());
    return torn(rubric, pictures) - torn(rubric, 0) < underHeading * 0.4;
}

double RowEstimate::rule(const PageEntry& entry) const
{
    const double width = m_metrics.columns.front().width;
    double height = lines(entry.clause, m_metrics.textSize(), width) * m_metrics.leading();
    if (!m_metrics.hasMargin)
        for (const Gloss& gloss : entry.glosses)
            height += (1 + lines(gloss.clause, m_metrics.glossSize(), width)) * m_metrics.glossLeading();
    if (!m_metrics.hasMargin && !entry.tiles.empty())
        height += m_pictures.height(entry.tiles, m_metrics.allColumns());
    return height + m_metrics.ruleSpace();
}

double RowEstimate::lines(const catalogue::Clause& clause, double size, double width) const
{
    return 1 + static_cast<double>(clause.text.source().size()) / (width / (size * 0.47));
}

double RowEstimate::margin(const PageEntry& entry) const
{
    double height = m_pictures.height(entry.tiles, m_metrics.margin);
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
        const double beside = margin(m_page.entry(i)) + (i == rubric + 1 ? first : 0);
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
