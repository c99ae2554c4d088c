// SPDX-License-Identifier: GPL-3.0-or-later
// What stands above a rule, beside it, or folded under it: who says it, glosses and pictures.
#include "app/desktop/look/voice_mark.h"
#include "app/desktop/reader/row_builder.h"
#include "app/desktop/reader/row_estimate.h"

#include <QFontMetricsF>

namespace glossator::desktop {

/// What is said of a row of a table stands under its last cells, as the first may be empty; gives the lowest
/// y.
double RowBuilder::addWordsUnderCells(Row& row, PagePlace place) const
{
    const std::vector<Strip> bodies = table().bodiesOf(*m_page.entry(place.entry).table);
    std::vector<double> ends(bodies.size(), 0);
    for (const RowText& text : row.texts)
        ends.at(static_cast<std::size_t>(text.column)) = text.at.y() + text.block.height();
    double lowest = 0;
    for (std::size_t i = 0; i < bodies.size(); ++i)
        lowest = std::max(lowest, ends[i] + head().setWords(row, place, i, bodies[i], ends[i]));
    return lowest;
}

/// Above the texts of a rule; gives the height.
double RowBuilder::addHead(Row& row, PagePlace place, double top) const
{
    if (!m_metrics.isDense)
        return head().setLine(row, place, {}, headStrips(0), top);
    if (m_page.entry(place.entry).table) // which is told beside and under its cells
        return 0;
    double height = 0;
    for (std::size_t i = 0; i < m_metrics.columns.size(); ++i)
        height = std::max(height, head().setWords(row, place, i, m_metrics.columns[i], top));
    head().hangMarks(row, place, top + height);
    return height;
}

/// One for each column, from an indent on.
std::vector<Strip> RowBuilder::headStrips(double indent) const
{
    std::vector<Strip> strips;
    for (const Strip& column : m_metrics.columns)
        strips.push_back({column.x + indent, column.width - indent});
    if (m_metrics.isStacked)
        strips.resize(1);
    return strips;
}

/// The glosses stand beside the rule or, where the column is too short for them, under it.
void RowBuilder::addMargin(Row& row, int entry) const
{
    const PageEntry& shown = m_page.entry(entry);
    const double pictures = addMarginPictures(row, entry);
    const double start = shown.table ? table().padding() : 0;
    double y = start + m_metrics.leading() * 0.5 - 9 * m_metrics.scale + pictures;
    const int beside = glossesBeside(entry, y, row.height);
    for (int piece = 1; piece <= beside; ++piece)
        y += addBeside(row, {entry, piece}, y);
    row.marginHeight = beside == 0 && pictures == 0 ? 0 : y + 4 * m_metrics.scale;
    addFolded(row, entry, beside + 1);
}

int RowBuilder::glossesBeside(int entry, double margin, double column) const
{
    std::vector<GlossHeights> heights;
    for (int piece = 1; piece < m_page.entry(entry).pieces(); ++piece) {
        Row probe;
        heights.push_back({addBeside(probe, {entry, piece}, 0), 0}); // how high it is under is not asked
    }
    const double below = RowEstimate(m_page, m_metrics, pictures()).roomBelow(entry);
    return static_cast<int>(desktop::glossesBeside(heights, {margin, column, below, m_metrics.scale}));
}

double RowBuilder::addBeside(Row& row, PagePlace place, double top) const
{
    const Gloss& gloss = m_page.glossAt(place);
    const double indent = 12 * m_metrics.scale;
    const Strip strip{m_metrics.margin.x + indent, m_metrics.margin.width - indent};
    const Extent before = extentOf(row);
    double y = top + head().setLine(row, place, gloss.sigil, {strip}, top);
    const QRectF area(strip.x, y, strip.width, 0);
    addText(row, place, gloss.clause.text, glossStyle(), 0, area);
    y += row.texts.back().block.height();
    y += addNotice(row, gloss.clause.text, 0, {strip.x, y, strip.width, 0});
    y += ways().setSource(row, place, {strip}, y);
    fade(row, gloss.clause, before);
    y += addKept(row, place, strip, y);
    addGlossBars(row, gloss.clause, {m_metrics.margin}, top, y);
    return y - top + 12 * m_metrics.scale;
}

double RowBuilder::addUnder(Row& row, PagePlace place, double top) const
{
    const Gloss& gloss = m_page.glossAt(place);
    const double indent = 24 * m_metrics.scale;
    const Strip first = m_metrics.columns.front();
    const Strip strip{first.x + indent, m_metrics.columns.back().right() - first.x - indent};
    const Extent before = extentOf(row);
    double y = top + head().setLine(row, place, gloss.sigil, headStrips(indent), top);
    y += addTexts(row, place, gloss.clause.text, glossStyle(), y, indent);
    y += ways().setSource(row, place, headStrips(indent), y);
    fade(row, gloss.clause, before);
    y += addKept(row, place, strip, y);
    addGlossBars(row, gloss.clause, headStrips(indent - 12 * m_metrics.scale), top, y);
    return y - top + 8 * m_metrics.scale;
}

/// At the left edge of what the gloss covers in each language.
void RowBuilder::addGlossBars(Row& row, const catalogue::Clause& clause, const std::vector<Strip>& strips,
                              double top, double bottom) const
{
    const Voice voice = voiceOf(clause);
    const Extent before = extentOf(row);
    for (const Strip& strip : strips)
        row.bars.push_back({QLineF(strip.x, top + 2, strip.x, bottom - 2), m_inks.voice(voice),
                            2 * m_metrics.scale, voice == Voice::Open ? Qt::DashLine : Qt::SolidLine});
    fade(row, clause, before);
    row.grounds.emplace_back(strips.front().x, top, strips.back().right() - strips.front().x, bottom - top);
}

/// A heading is not torn from its first rule, which has something in the margin beside it.
bool RowBuilder::isFirstBesideMargin(int rubric) const
{
    const int first = rubric + 1;
    if (first >= static_cast<int>(m_page.entries().size()))
        return false;
    return standInMargin(rubric) || standInMargin(first) || !m_page.entry(first).glosses.empty();
}

void RowBuilder::addPicturesBelow(Row& row, int entry) const
{
    const auto& tiles = m_page.entry(entry).tiles;
    if (tiles.empty() || standInMargin(entry))
        return;
    const double space = 10 * m_metrics.scale;
    const Strip strip = pictures().stripFor(tiles);
    row.height += pictures().set(row, {entry, 0}, tiles, strip, row.height + space) + 2 * space;
}

double RowBuilder::addMarginPictures(Row& row, int entry) const
{
    const double space = 16 * m_metrics.scale;
    const double start = 6 * m_metrics.scale;
    const bool isFirst = m_page.entry(entry - 1).kind == PageEntry::Kind::Rubric;
    double y = start;
    for (int from = isFirst ? entry - 1 : entry; from <= entry; ++from)
        if (standInMargin(from))
            y += pictures().set(row, {entry, 0}, m_page.entry(from).tiles, m_metrics.margin, y) + space;
    return y == start ? 0 : y;
}

void RowBuilder::addFolded(Row& row, int entry, int from) const
{
    const int pieces = m_page.entry(entry).pieces();
    if (from < pieces)
        row.height += 9 * m_metrics.scale;
    for (int piece = from; piece < pieces; ++piece)
        row.height += addUnder(row, {entry, piece}, row.height);
}

void RowBuilder::addSigils(Row& row, const PageEntry& entry) const
{
    for (int i = 0; i < static_cast<int>(m_languages.size()); ++i)
        addSigils(row, entry, i);
}

/// Each in the ink of its gloss; from the first to the last where there is no room for all.
void RowBuilder::addSigils(Row& row, const PageEntry& entry, int column) const
{
    const auto isOfColumn = [&](const RowText& text) { return text.column == column; };
    const auto last = std::ranges::find_if(row.texts.rbegin(), row.texts.rend(), isOfColumn);
    if (last == row.texts.rend())
        return;
    const RowText& main = *last;
    QPointF at = main.at + main.block.end() + QPointF(2, -m_metrics.textSize() * 0.33);
    const QFont font = Typefaces::readingItalic(m_metrics.textSize() * 0.68, m_metrics.sizing);
    const auto widthOf = [&](const QString& sigil) {
        return QFontMetricsF(font).horizontalAdvance(sigil) + 2.5 * m_metrics.scale;
    };
    double width = 0;
    for (const Gloss& gloss : entry.glosses)
        width += widthOf(gloss.sigil);
    const double room =
        m_metrics.columns.at(static_cast<std::size_t>(column)).right() + 14 * m_metrics.scale - at.x();
    if (width > room && entry.glosses.size() > 2) {
        const QString all = entry.glosses.front().sigil + u'–' + entry.glosses.back().sigil;
        return row.labels.push_back({all, font, m_inks.quiet, at, {}, {}, 0, false});
    }
    for (const Gloss& gloss : entry.glosses) {
        row.labels.push_back({gloss.sigil, font, m_inks.voice(voiceOf(gloss.clause)), at, {}, {}, 0, false});
        at.rx() += widthOf(gloss.sigil);
    }
}

} // namespace glossator::desktop
