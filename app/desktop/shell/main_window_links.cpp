// SPDX-License-Identifier: GPL-3.0-or-later
// Links that lead into the window, and the link to where one is.
#include "app/desktop/links/link_finder.h"
#include "app/desktop/look/inks.h"
#include "app/desktop/lookup/lookup_panel.h"
#include "app/desktop/reader/excerpt.h"
#include "app/desktop/reader/reader.h"
#include "app/desktop/shell/activity_bar.h"
#include "app/desktop/shell/main_window.h"
#include "app/desktop/shell/notice_bar.h"
#include "app/desktop/shell/pages.h"
#include "app/desktop/shell/reading_languages.h"
#include "app/desktop/shell/top_bar.h"
#include "app/desktop/stage/stage_view.h"
#include "model/search/result.h"
#include "model/wording/tile_wording.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>

namespace glossator::desktop {

void MainWindow::openLink(const QString& link)
{
    if (!m_library)
        return;
    const auto found = LinkFinder(*m_library).find(link);
    if (!found)
        return m_notice->sayWhyNotOpened(found.error().toHtml(inksOf(printingFor(palette())).link));
    m_lookup->close();
    m_notice->endNotOpened();
    follow(*found);
}

void MainWindow::follow(const Link& link)
{
    switch (link.kind) {
    case LinkKind::Clause:
        openClause(link.id);
        return m_pages->currentWidget()->setFocus(Qt::OtherFocusReason);
    case LinkKind::Case:
        go({Activity::Stage, m_pages->reader()->expansion(), link.id, link.step});
        return m_pages->stage()->setFocus(Qt::OtherFocusReason);
    case LinkKind::Pair:
        return openPair(link.id);
    case LinkKind::Tile:
        openTile(link.id);
        return m_pages->currentWidget()->setFocus(Qt::OtherFocusReason);
    case LinkKind::Order:
        go({Activity::Order, m_pages->reader()->expansion(), link.id, 0});
        return m_pages->currentWidget()->setFocus(Qt::OtherFocusReason);
    case LinkKind::Page:
        openExpansion(link.id);
        if (m_bar->current() != Activity::Pair) // which asks what the box is to meet
            m_pages->currentWidget()->setFocus(Qt::OtherFocusReason);
        return;
    case LinkKind::Term:
        return openTerm(link.id,
                        m_top->searchField()->mapToGlobal(QPoint(40, m_top->searchField()->height())));
    }
}

void MainWindow::receive(const Errand& errand)
{
    if (!errand.languages.empty()) {
        setInterfaceLanguage(errand.languages.front());
        m_top->readingLanguages()->setLanguages(errand.languages);
    }
    if (!errand.link.isEmpty())
        openLink(errand.link);
    if (isMinimized())
        showNormal();
    raise();
    activateWindow();
}

void MainWindow::copyLink()
{
    const auto link = m_library ? Link::to(location()) : std::nullopt;
    if (!link)
        return m_notice->sayBriefly(tr("There is no link to what is shown here."));
    copyLinkTo(*link);
}

void MainWindow::copyLinkTo(const Link& link)
{
    QGuiApplication::clipboard()->setText(link.toString());
    m_notice->sayBriefly(tr("Copied: %1").arg(link.toString()));
}

/// The name of what was found; of a tile also its box and what lies on it, which tell it from others.
QString MainWindow::nameWithFacts(const search::Result& result) const
{
    const tiles::TileSource* tile =
        result.kind == search::ResultKind::Tile ? m_library->tiles.tile(result.id.toStdString()) : nullptr;
    if (tile == nullptr)
        return result.title;
    const QString box = m_library->catalogue.expansionName(QString::fromStdString(tile->expansion),
                                                           m_top->readingLanguages()->languages().front());
    return QStringList{result.title, box, wording::TileWording::contents(*tile)}.join(QStringLiteral(" · "));
}

/// A clause with its words and source; of other things their name and link.
void MainWindow::copyResult(const search::Result& result)
{
    const auto& languages = m_top->readingLanguages()->languages();
    Excerpt excerpt;
    const auto clause =
        result.kind == search::ResultKind::Clause ? m_library->catalogue.clause(result.id) : std::nullopt;
    if (clause)
        excerpt.addClause(*clause, m_library->catalogue.expansionName(clause->expansion, languages.front()),
                          languages);
    else
        excerpt.addLink(nameWithFacts(result), Link::to(result).toString());
    excerpt.copy();
    m_notice->sayBriefly(tr("Copied: %1").arg(clause ? clause->id : result.title));
}

} // namespace glossator::desktop
