// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/row_estimate.h"

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr double headLine = 20; ///< over a gloss, pixels at 100 % zoom
constexpr double headingHeight = 80;
constexpr std::size_t mostInMargin = 4; ///< pictures; more are a table of their own
constexpr double largestBesideRule = 220;
constexpr double farthest = 260; ///< that glosses reach down beside other rules than their own

} // namespace

double RowEstimate::height(int entry) const
{
    const PageEntry& shown = m_page.entry(entry);
    const bool isRule = shown.kind == PageEntry::Kind::Rule;
    const double text = isRule ? rule(entry, picturesBeside(entry)) : headingHeight * m_metrics.scale;
    const bool isBelow = !shown.tiles.empty() && !standInMargin(entry);
    return text + (isBelow ? m_pictures.height(shown.tiles, m_pictures.stripFor(shown.tiles)) : 0);
}

bool RowEstimate::standInMargin(int entry) const
{
    const PageEntry& shown = m_page.entry(entry);
    if (!m_metrics.hasMargin || shown.tiles.empty() || shown.tiles.size() > mostInMargin)
        return false;
    const double beside = m_pictures.height(shown.tiles, m_metrics.margin);
    if (shown.kind == PageEntry::Kind::Rule)
        return beside < largestBesideRule * m_metrics.scale;
    const double below = m_pictures.height(shown.tiles, m_pictures.stripFor(shown.tiles));
    return torn(entry, beside) - torn(entry, 0) < below * 0.4;
}

double RowEstimate::roomBelow(int entry) const
{
    const double most = farthest * m_metrics.scale;
    double room = 0;
    for (int i = entry + 1; i < count() && room < most; ++i) {
        if (m_page.entry(i).kind != PageEntry::Kind::Rule || !m_page.entry(i).glosses.empty() ||
            standInMargin(i))
            break;
        room += words(m_page.entry(i));
    }
    return std::min(room, most);
}

/// The rule with what is folded under it.
double RowEstimate::rule(int index, double pictures) const
{
    const PageEntry& entry = m_page.entry(index);
    const auto glosses = heightsOf(entry);
    const std::size_t beside = m_metrics.hasMargin ? glossesBeside(index, glosses, pictures) : 0;
    double height = words(entry);
    for (const GlossHeights& gloss : std::span(glosses).subspan(beside))
        height += gloss.under;
    return height;
}

double RowEstimate::words(const PageEntry& entry) const
{
    return lines(entry.clause, m_metrics.textSize()) * m_metrics.leading() + m_metrics.ruleSpace();
}

/// Lines of a clause in the column, in all the languages that stand below one another in it.
double RowEstimate::lines(const catalogue::Clause& clause, double size) const
{
    const auto below = static_cast<double>(m_metrics.isStacked ? m_metrics.columns.size() : 1);
    return below * lines(clause, size, m_metrics.columns.front().width);
}

double RowEstimate::lines(const catalogue::Clause& clause, double size, double width) const
{
    return 1 + static_cast<double>(clause.text.source().size()) / (width / (size * 0.47));
}

std::vector<GlossHeights> RowEstimate::heightsOf(const PageEntry& entry) const
{
    std::vector<GlossHeights> heights;
    for (const Gloss& gloss : entry.glosses) {
        const double head = headLine * m_metrics.scale;
        const double size = m_metrics.glossSize();
        const double beside = m_metrics.hasMargin ? head + lines(gloss.clause, size, m_metrics.margin.width) *
                                                               m_metrics.glossLeading()
                                                  : 0;
        heights.push_back({beside, head + lines(gloss.clause, size) * m_metrics.glossLeading()});
    }
    return heights;
}

std::size_t RowEstimate::glossesBeside(int entry, std::span<const GlossHeights> glosses,
                                       double pictures) const
{
    return desktop::glossesBeside(glosses,
                                  {pictures, words(m_page.entry(entry)), roomBelow(entry), m_metrics.scale});
}

double RowEstimate::margin(int index, double pictures) const
{
    const auto glosses = heightsOf(m_page.entry(index));
    double height = pictures;
    for (const GlossHeights& gloss : std::span(glosses).first(glossesBeside(index, glosses, pictures)))
        height += gloss.beside;
    return height;
}

double RowEstimate::picturesBeside(int entry) const
{
    double height = 0;
    const bool isFirst = m_page.entry(entry - 1).kind == PageEntry::Kind::Rubric;
    for (int from = isFirst ? entry - 1 : entry; from <= entry; ++from)
        if (standInMargin(from))
            height += m_pictures.height(m_page.entry(from).tiles, m_metrics.margin);
    return height;
}

double RowEstimate::torn(int rubric, double first) const
{
    double y = 0;
    double marginEnd = 0;
    double moved = 0;
    for (int i = rubric + 1; i < count() && m_page.entry(i).kind == PageEntry::Kind::Rule; ++i) {
        const double own = standInMargin(i) ? m_pictures.height(m_page.entry(i).tiles, m_metrics.margin) : 0;
        const double pictures = own + (i == rubric + 1 ? first : 0);
        const double beside = margin(i, pictures);
        if (beside > 0) {
            moved += std::max(0.0, marginEnd - y);
            y = std::max(y, marginEnd);
            marginEnd = y + beside;
        }
        y += rule(i, pictures);
    }
    // Space at the end of a section is no fault.
    return moved + std::max(0.0, marginEnd - y - headingHeight * m_metrics.scale) / 2;
}

int RowEstimate::count() const
{
    return static_cast<int>(m_page.entries().size());
}

} // namespace glossator::desktop
