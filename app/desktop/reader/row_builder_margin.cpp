// SPDX-License-Identifier: GPL-3.0-or-later
// What stands beside a rule, or folded under it: glosses and pictures.
#include "app/desktop/look/voice_mark.h"
#include "app/desktop/reader/row_builder.h"

namespace glossator::desktop {

void RowBuilder::addMargin(Row& row, int entry) const
{
    const PageEntry& shown = m_page.entry(entry);
    const double indent = 12 * m_metrics.scale;
    const Strip strip{m_metrics.margin.x + indent, m_metrics.margin.width - indent};
    const double pictures = addMarginPictures(row, entry);
    const double start = shown.table ? table().padding() : 0;
    double y = start + m_metrics.leading() * 0.5 - 9 * m_metrics.scale + pictures;
    for (int piece = 1; piece < shown.pieces(); ++piece) {
        const Gloss& gloss = shown.glosses[static_cast<std::size_t>(piece) - 1];
        const double top = y;
        const Extent before = extentOf(row);
        y += addHeadLine(row, {entry, piece}, gloss.sigil, strip, y);
        addText(row, {entry, piece}, gloss.clause.text, glossStyle(), 0, {strip.x, y, strip.width, 0});
        y += row.texts.back().block.height();
        y += addSource(row, {entry, piece}, strip, y);
        fade(row, gloss.clause, before);
        y += addKept(row, {entry, piece}, strip, y);
        const Voice voice = voiceOf(gloss.clause);
        row.bars.push_back({QLineF(m_metrics.margin.x, top + 2, m_metrics.margin.x, y - 2),
                            m_inks.voice(voice), 2 * m_metrics.scale,
                            voice == Voice::Open ? Qt::DashLine : Qt::SolidLine});
        fade(row, gloss.clause, {row.texts.size(), row.labels.size(), row.bars.size() - 1});
        row.grounds.emplace_back(m_metrics.margin.x, top, m_metrics.margin.width, y - top);
        y += 12 * m_metrics.scale;
    }
    row.marginHeight = shown.glosses.empty() && pictures == 0 ? 0 : y + 4 * m_metrics.scale;
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
    row.height +=
        pictures().set(row, {entry, 0}, tiles, m_metrics.allColumns(), row.height + space) + 2 * space;
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

void RowBuilder::addFolded(Row& row, int entry) const
{
    const PageEntry& shown = m_page.entry(entry);
    const double indent = 24 * m_metrics.scale;
    const Strip first = m_metrics.columns.front();
    const double left = first.x + indent - 12 * m_metrics.scale;
    double y = row.height + 9 * m_metrics.scale;
    for (int piece = 1; piece < shown.pieces(); ++piece) {
        const Gloss& gloss = shown.glosses[static_cast<std::size_t>(piece) - 1];
        const double top = y;
        const Extent before = extentOf(row);
        y += addHeadLine(row, {entry, piece}, gloss.sigil,
                         {first.x + indent, m_metrics.columns.back().right() - first.x - indent}, y);
        y += addTexts(row, {entry, piece}, gloss.clause.text, glossStyle(), y, indent);
        y += addSource(row, {entry, piece}, {first.x + indent, first.width - indent}, y);
        fade(row, gloss.clause, before);
        y += addKept(row, {entry, piece},
                     {first.x + indent, m_metrics.columns.back().right() - first.x - indent}, y);
        const Voice voice = voiceOf(gloss.clause);
        row.bars.push_back({QLineF(left, top + 2, left, y - 2), m_inks.voice(voice), 2 * m_metrics.scale,
                            voice == Voice::Open ? Qt::DashLine : Qt::SolidLine});
        fade(row, gloss.clause, {row.texts.size(), row.labels.size(), row.bars.size() - 1});
        row.grounds.emplace_back(left, top, m_metrics.columns.back().right() - left, y - top);
        y += 8 * m_metrics.scale;
        row.height = y;
    }
}

} // namespace glossator::desktop
