// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/printouts/sheet_flow.h"

#include <algorithm>

namespace glossator::desktop {

void SheetFlow::addAcross(RowParts row)
{
    const double height = row.height;
    SheetPosition at{0, m_across};
    if (at.y == 0)
        at.y = -row.main.front().top;
    for (RowPart& part : row.main)
        put(std::move(part), at);
    m_across = at.y + height;
    m_next = m_marginEnd = {0, m_across};
}

void SheetFlow::add(RowParts row, bool isHeading, const HeadAgain& headAgain)
{
    m_held.push_back(std::move(row));
    if (isHeading)
        return;
    const bool waits =
        std::ranges::any_of(m_held, [](const RowParts& r) { return !r.margin.empty() || r.clearsMargin; });
    SheetPosition at = waits ? std::max(m_next, m_marginEnd) : m_next;
    if (at.y > topOf(at.column) && at.y + heightOfHeld(at) > m_shape.height)
        turnSheet(at, m_held.size() == 1 ? headAgain : HeadAgain());
    if (at.y == topOf(at.column))
        at.y -= m_held.front().main.front().top;
    for (RowParts& held : m_held)
        at = place(held, at);
    m_next = at;
    m_held.clear();
}

void SheetFlow::finish()
{
    for (RowParts& held : m_held)
        m_next = place(held, m_next);
    m_held.clear();
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

/// With all the glosses of what is headed where one sheet has room for them; else with the first.
/// Below a title also with the first where all do not fit, for a sheet of its own would leave the title
/// alone.
double SheetFlow::heightOfHeld(SheetPosition at) const
{
    double above = 0;
    for (std::size_t i = 0; i + 1 < m_held.size(); ++i)
        above += m_held[i].height;
    const double whole = above + m_held.back().heightWhole();
    const bool isBelowTitle = at.column == 0 && at.y < m_shape.height / 2;
    return whole <= m_shape.height && !isBelowTitle && !goesOnBeside(at)
               ? whole
               : above + m_held.back().heightTogether();
}

/// Glosses may go on in the next column of the same sheet rather than leave much of this one empty.
bool SheetFlow::goesOnBeside(SheetPosition at) const
{
    constexpr double much = 0.2;
    const bool isLast = at.column % m_shape.columns == m_shape.columns - 1;
    return !isLast && m_shape.height - at.y > much * m_shape.height;
}

/// Gives the place for what follows.
SheetPosition SheetFlow::place(RowParts& row, SheetPosition at)
{
    placeMargin(row, at);
    for (std::size_t i = 0; i < row.main.size(); ++i) {
        if (i > 0 && at.y + row.main[i].bottom > m_shape.height)
            at = {at.column + 1, topOf(at.column + 1) - row.main[i].top};
        put(std::move(row.main[i]), at);
    }
    return {at.column, at.y + row.height};
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
        put(std::move(row.margin[i]), at);
    }
}

void SheetFlow::put(RowPart part, SheetPosition at)
{
    const auto sheet = static_cast<std::size_t>(at.column / m_shape.columns);
    if (m_sheets.size() <= sheet)
        m_sheets.resize(sheet + 1);
    m_sheets[sheet].push_back({std::move(part), at.y, at.column % m_shape.columns * m_shape.step});
}

} // namespace glossator::desktop
