// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/printouts/bound_sheets.h"

namespace glossator::desktop {

BoundSheets::BoundSheets(std::vector<std::unique_ptr<Printout>> parts) : m_parts(std::move(parts))
{
}

void BoundSheets::setSheet(QSizeF points)
{
    m_sheet = points;
    m_set = 0;
    m_isBegun = false;
}

/// Each is begun by itself, as that may take its time.
bool BoundSheets::prepareSome()
{
    if (m_set == m_parts.size())
        return false;
    Printout& part = *m_parts[m_set];
    if (!m_isBegun) {
        part.setSheet(m_sheet);
        m_isBegun = true;
    } else if (!part.prepareSome()) {
        ++m_set;
        m_isBegun = false;
    }
    return m_set < m_parts.size();
}

double BoundSheets::prepared() const
{
    const double begun = m_isBegun ? m_parts[m_set]->prepared() : 0;
    return (static_cast<double>(m_set) + begun) / static_cast<double>(m_parts.size());
}

int BoundSheets::sheets() const
{
    int count = 0;
    for (const auto& part : m_parts)
        count += part->sheets();
    return count;
}

void BoundSheets::paint(QPainter& painter, int sheet)
{
    for (const auto& part : m_parts) {
        if (sheet < part->sheets())
            return part->paint(painter, sheet);
        sheet -= part->sheets();
    }
}

} // namespace glossator::desktop
