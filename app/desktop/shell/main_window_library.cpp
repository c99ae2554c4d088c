// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogue that the window reads, and what it says without one.
#include "app/desktop/contents/contents_tree.h"
#include "app/desktop/contents/side_panel.h"
#include "app/desktop/kept/kept_panel.h"
#include "app/desktop/lookup/lookup_panel.h"
#include "app/desktop/paper/paper.h"
#include "app/desktop/shell/activity_bar.h"
#include "app/desktop/shell/empty_page.h"
#include "app/desktop/shell/main_window.h"
#include "app/desktop/shell/pages.h"

namespace glossator::desktop {

void MainWindow::openLibrary(const QString& path)
{
    auto library = Library::open(path);
    if (!library) {
        m_fault = library.error();
        m_side->hide();
        m_bar->hide();
        return sayWhatIsMissing();
    }
    m_library.emplace(std::move(*library));
    m_contents->contents().setCatalogue(&m_library->catalogue);
    m_pages->setLibrary(&*m_library);
    m_lookup->setCatalogue(m_library->catalogue.path());
    m_lookup->setTiles(&m_library->tiles);
    m_keptPanel->setCatalogue(&m_library->catalogue, &m_library->tiles);
}

void MainWindow::closeLibrary()
{
    m_paper->cancel();
    m_lookup->setCatalogue({});
    m_lookup->setTiles(nullptr);
    m_pages->setLibrary(nullptr);
}

void MainWindow::checkLibrary()
{
    m_fault = m_library ? m_library->fault() : m_fault;
    if (!m_fault || !m_library)
        return;
    closeLibrary();
    m_contents->contents().setCatalogue(nullptr);
    m_keptPanel->setCatalogue(nullptr, nullptr);
    m_termClauses.reset();
    m_library.reset();
    m_side->hide();
    m_bar->hide();
    sayWhatIsMissing();
}

void MainWindow::sayWhatIsMissing()
{
    m_empty->say(tr("There is no catalogue to read"), m_fault->message(),
                 tr("Name a catalogue with --catalogue or GLOSSATOR_CATALOGUE, or install Glossator again."));
    m_pages->setCurrentWidget(m_empty);
}

} // namespace glossator::desktop
