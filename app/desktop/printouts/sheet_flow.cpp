// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/printouts/sheet_flow.h"

#include "app/desktop/printouts/column_evening.h"
#include "app/desktop/printouts/part_cut.h"

#include <algorithm>
#include <utility>

namespace glossator::desktop {

void SheetFlow::addAcross(RowParts row)
{
    const double height = row.height;
    SheetPosition at{0, m_across};
    if (at.y == 0)
        at.y = -row.main.front().top;
    for (RowPart& part : row.main)
        put(std::move(part), at, 0);
    m_across = at.y + height;
    m_next = m_marginEnd = {0, m_across};
}

void SheetFlow::add(RowParts row, bool isHeading, const HeadAgain& headAgain)
{
    m_held.push_back(std::move(row));
    if (isHeading)
        return;
    ++m_group;
    const bool waits =
        std::ranges::any_of(m_held, [](const RowParts& r) { return !r.margin.empty() || r.clearsMargin; });
    SheetPosition at = waits ? std::max(m_next, m_marginEnd) : m_next;
    if (at.y > topOf(at.column) && !holds(at)) {
        if (leavesMuch(at.y) && isHeadedByPicture(at))
            placeHeading(at);
        turnSheet(at, m_held.size() == 1 ? headAgain : HeadAgain());
    }
    if (at.y == topOf(at.column))
        at.y -= m_held.front().main.front().top;
    for (RowParts& held : m_held)
        at = place(held, at);
    m_next = at;
    m_held.clear();
    if (headAgain)
        m_tableSheet = at.column / m_shape.columns;
}

void SheetFlow::finish()
{
    ++m_group;
    for (RowParts& held : m_held)
        m_next = place(held, m_next);
    m_held.clear();
}

/// A table stays as it is, as it would need its head elsewhere.
void SheetFlow::even()
{
    const int last = sheets() - 1;
    if (last >= 0 && m_shape.columns > 1 && m_tableSheet < last)
        evenColumns(m_sheets.back(), m_shape, topOf(last * m_shape.columns));
}

/// At the top of a sheet a table has its head, and its first row says what is said above it elsewhere.
void SheetFlow::turnSheet(SheetPosition& at, const HeadAgain& headAgain)
{
    at = {at.column + 1, topOf(at.column + 1)};
    for (RowText& text : m_held.front().main.front().row.texts)
        text.isRepeated = false;
    if (headAgain)
        m_held.insert(m_held.begin(), headAgain());
}

/// With all its glosses where one sheet has room for them, unless much of this one would stay empty; else
/// with the first.
bool SheetFlow::holds(SheetPosition at) const
{
    double above = 0;
    for (std::size_t i = 0; i + 1 < m_held.size(); ++i)
        above += m_held[i].height;
    const RowParts& row = m_held.back();
    const double whole = above + row.heightWhole();
    if (whole <= m_shape.height && !leavesMuch(at.y))
        return at.y + whole <= m_shape.height;
    return at.y + above + row.heightTogether() <= m_shape.height ||
           (leavesMuch(at.y) && begins(row, at.y + above));
}

/// With the pictures of its tiles a heading is not alone.
bool SheetFlow::isHeadedByPicture(SheetPosition at) const
{
    if (m_held.size() < 2)
        return false;
    const RowPart& heading = m_held[m_held.size() - 2].main.front();
    double above = 0;
    for (std::size_t i = 0; i + 2 < m_held.size(); ++i)
        above += m_held[i].height;
    return !heading.row.pictures.empty() && at.y + above + heading.bottom <= m_shape.height;
}

void SheetFlow::placeHeading(SheetPosition& at)
{
    for (; m_held.size() > 1; m_held.erase(m_held.begin()))
        at = place(m_held.front(), at);
}

/// Whether some lines of the row or of its first gloss find room.
bool SheetFlow::begins(const RowParts& row, double top) const
{
    const double room = m_shape.height - top;
    if (!row.mayPart || !row.margin.empty())
        return false;
    if (row.main.front().bottom > room)
        return PartCut::placeIn(row.main.front(), room).has_value();
    return row.main.size() > 1 && PartCut::placeIn(row.main[1], room);
}

/// Gives the place for what follows.
SheetPosition SheetFlow::place(RowParts& row, SheetPosition at)
{
    placeMargin(row, at);
    const bool mayPart = row.mayPart && row.margin.empty();
    double above = -m_trail; // where what is above ends
    for (std::size_t i = 0; i < row.main.size(); ++i) {
        const bool isBound = i < 2; // the first gloss to its rule
        const bool parts = mayPart && (isBound || leavesMuch(at.y + row.main[i].top));
        const double air = row.main[i].top - above;
        above = row.main[i].bottom;
        placePart(std::move(row.main[i]), at, i > 0, parts, air);
    }
    m_trail = row.height - above;
    return {at.column, at.y + row.height};
}

/// Where there is no room for it: the rest of it or all of it at the top of the next column.
void SheetFlow::placePart(RowPart part, SheetPosition& at, bool mayMove, bool mayPart, double air)
{
    while (at.y + part.bottom > m_shape.height) {
        const auto cut = mayPart ? PartCut::placeIn(part, m_shape.height - at.y) : std::nullopt;
        if (!cut && !mayMove)
            break;
        if (cut) {
            RowPart rest = PartCut::cut(part, *cut);
            put(std::move(part), at, std::exchange(air, 0));
            part = std::move(rest);
        }
        at = {at.column + 1, topOf(at.column + 1) - part.top};
        mayMove = false;
    }
    put(std::move(part), at, air);
}

void SheetFlow::placeMargin(RowParts& row, SheetPosition at)
{
    for (std::size_t i = 0; i < row.margin.size(); ++i) {
        const RowPart& part = row.margin[i];
        const bool isAtTop = at.y + part.top <= topOf(at.column);
        if (!isAtTop && at.y + part.bottom > m_shape.height)
            at = {at.column + 1, topOf(at.column + 1) - part.top};
        const double end = i + 1 == row.margin.size() ? row.marginHeight : part.bottom;
        m_marginEnd = {at.column, at.y + end};
        put(std::move(row.margin[i]), at, 0);
    }
}

void SheetFlow::put(RowPart part, SheetPosition at, double air)
{
    const auto sheet = static_cast<std::size_t>(at.column / m_shape.columns);
    if (m_sheets.size() <= sheet)
        m_sheets.resize(sheet + 1);
    m_sheets[sheet].push_back(
        {std::move(part), at.y, at.column % m_shape.columns * m_shape.step, m_group, air});
}

} // namespace glossator::desktop
