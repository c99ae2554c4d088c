// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/place_printing.h"

#include "app/desktop/paper/paper.h"
#include "app/desktop/printouts/printouts.h"
#include "app/desktop/shell/navigator.h"
#include "app/desktop/shell/pages.h"

namespace glossator::desktop {

PlacePrinting::PlacePrinting(const ReadingDesk& desk, const Kept& kept, const Navigator& navigator,
                             const Pages& pages, Paper& paper)
    : m_desk(desk), m_kept(kept), m_navigator(navigator), m_pages(pages), m_paper(paper)
{
}

void PlacePrinting::print()
{
    if (auto what = printout())
        m_paper.print(std::move(what));
}

void PlacePrinting::savePdf()
{
    if (auto what = printout())
        m_paper.savePdf(std::move(what));
}

/// The reader shows a whole page, at whatever clause of it one is.
std::unique_ptr<Printout> PlacePrinting::printout() const
{
    Location place = m_navigator.here();
    if (place.activity == Activity::Reader)
        place.id.clear();
    const auto link = m_desk.library() != nullptr ? Link::to(place) : std::nullopt;
    if (!link)
        return nullptr;
    Printouts printouts(*m_desk.library(), m_desk.languages());
    const TableOfPages table = m_pages.tableOfOrder();
    printouts.setTable(table.boxes, table.name); // that is asked for by the order of play alone
    printouts.setKept(m_kept);
    printouts.setOpening(m_pages.orderToPrint());
    return printouts.of(*link);
}

} // namespace glossator::desktop
