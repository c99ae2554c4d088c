// SPDX-License-Identifier: GPL-3.0-or-later
// From the window to paper.
#include "app/desktop/paper/paper.h"
#include "app/desktop/printouts/printouts.h"
#include "app/desktop/shell/main_window.h"
#include "app/desktop/shell/notice_bar.h"
#include "app/desktop/shell/reading_languages.h"
#include "app/desktop/shell/top_bar.h"
#include "app/desktop/shell/window_actions.h"
#include "app/desktop/table/my_table.h"

#include <QAction>

namespace glossator::desktop {

void MainWindow::connectPaper()
{
    m_paper = new Paper(this, m_paperBar);
    connect(m_actions->print, &QAction::triggered, this, &MainWindow::printPlace);
    connect(m_actions->savePdf, &QAction::triggered, this, &MainWindow::savePlaceAsPdf);
    connect(m_paper, &Paper::told, m_notice, &NoticeBar::sayBriefly);
}

void MainWindow::printPlace()
{
    if (auto printout = printoutOfPlace())
        m_paper->print(std::move(printout));
}

void MainWindow::savePlaceAsPdf()
{
    if (auto printout = printoutOfPlace())
        m_paper->savePdf(std::move(printout));
}

/// The reader shows a whole page, at whatever clause of it one is.
std::unique_ptr<Printout> MainWindow::printoutOfPlace() const
{
    Location place = location();
    if (place.activity == Activity::Reader)
        place.id.clear();
    const auto link = m_library ? Link::to(place) : std::nullopt;
    if (!link)
        return nullptr;
    Printouts printouts(*m_library, m_top->readingLanguages()->languages());
    printouts.setTable(boxesOnTable(), m_table->name());
    return printouts.of(*link);
}

} // namespace glossator::desktop
