// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/printouts/lead_setter.h"

#include "app/pictures/tile_geometry.h"

#include <algorithm>

namespace glossator::desktop {

namespace {

// In pixels at 100 % zoom.
constexpr double airAbove = 14;
constexpr double airBetween = 5;
constexpr double labelRoom = 120;
constexpr double labelRoomBesideBoard = 76;
constexpr double airAroundRule = 18;
constexpr double gap = 24;
constexpr double largestPicture = 230;
constexpr double largestSquare = 170;

} // namespace

Row LeadSetter::set(const Lead& lead) const
{
    Row row;
    Strip strip = m_metrics.allColumns();
    row.height = airAbove * m_metrics.scale;
    double lowest = 0;
    if (lead.tile != nullptr)
        lowest = setPicture(row, *lead.tile, row.height);
    else if (!lead.board.isNull()) {
        setRule(row);
        lowest = setBoard(row, lead.board, row.height);
    }
    if (!row.pictures.empty())
        strip.width = row.pictures.front().rect.left() - gap * m_metrics.scale - strip.x;
    for (const Lead::Part& part : lead.parts)
        setPart(row, part, strip, lead.board.isNull() ? labelRoom : labelRoomBesideBoard);
    row.height = std::max(row.height, lowest);
    return row;
}

/// At the right edge; says how low it reaches.
double LeadSetter::setPicture(Row& row, const tiles::TileSource& tile, double top) const
{
    const QSizeF squares = pictures::boundsOf(tile.kind, 0).size();
    const double most = std::max(squares.width(), squares.height());
    const QSizeF size = squares * std::min(largestSquare, largestPicture / most) * m_metrics.scale;
    const QRectF rect({m_metrics.right() - size.width(), top}, size);
    row.pictures.push_back({&tile.kind, rect});
    return rect.bottom();
}

double LeadSetter::setBoard(Row& row, const QImage& board, double top) const
{
    const QRectF rect({m_metrics.right() - board.width(), top}, QSizeF(board.size()));
    row.pictures.push_back({nullptr, rect, board});
    return rect.bottom();
}

/// Parts it from what stands above.
void LeadSetter::setRule(Row& row) const
{
    const double y = airAroundRule * m_metrics.scale;
    row.bars.push_back(
        {QLineF(m_metrics.allColumns().x, y, m_metrics.right(), y), m_inks.line, m_metrics.scale});
    row.height = 2 * y;
}

void LeadSetter::setPart(Row& row, const Lead::Part& part, Strip strip, double labelWidth) const
{
    const bool hasLabel = !part.label.isEmpty();
    const std::size_t labels = row.labels.size();
    const double left = strip.x;
    const TextStyle style{Typefaces::reading(m_metrics.glossSize(), m_metrics.sizing),
                          hasLabel ? m_inks.text : m_inks.quiet, m_metrics.glossLeading()};
    if (hasLabel) {
        row.height += airBetween * m_metrics.scale;
        strip = {strip.x + labelWidth * m_metrics.scale, strip.width - labelWidth * m_metrics.scale};
    }
    for (const QString& line : part.words.split(u'\n')) {
        TextBlock block(line, style, m_inks.link, strip.width);
        if (hasLabel && row.labels.size() == labels)
            setLabel(row, part.label, {left, row.height + block.baseline()});
        const double height = block.height();
        row.texts.push_back({{0, 0}, 0, std::move(block), {strip.x, row.height}, false, 0, false});
        row.height += height;
    }
}

void LeadSetter::setLabel(Row& row, const QString& label, QPointF baseline) const
{
    const QFont font = Typefaces::control(m_metrics.labelSize(), m_metrics.sizing);
    row.labels.push_back({label, font, m_inks.quiet, baseline, {}, {}, 0, false});
}

} // namespace glossator::desktop
