// SPDX-License-Identifier: GPL-3.0-or-later
// How the window goes from place to place.
#include "app/desktop/contents/contents_tree.h"
#include "app/desktop/contents/side_panel.h"
#include "app/desktop/kept/kept.h"
#include "app/desktop/kept/kept_panel.h"
#include "app/desktop/look/as_written.h"
#include "app/desktop/look/native_name.h"
#include "app/desktop/look/text_size.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/lookup/lookup_panel.h"
#include "app/desktop/lookup/term_card.h"
#include "app/desktop/order/order_view.h"
#include "app/desktop/pair/pair_view.h"
#include "app/desktop/reader/find_bar.h"
#include "app/desktop/reader/reader.h"
#include "app/desktop/reader/reader_view.h"
#include "app/desktop/shell/activity_bar.h"
#include "app/desktop/shell/main_window.h"
#include "app/desktop/shell/notice_bar.h"
#include "app/desktop/shell/pages.h"
#include "app/desktop/shell/reading_languages.h"
#include "app/desktop/shell/theatre.h"
#include "app/desktop/shell/top_bar.h"
#include "app/desktop/shell/window_actions.h"
#include "app/desktop/stage/stage_view.h"
#include "app/desktop/table/table_panel.h"
#include "app/desktop/tiles/tiles_view.h"
#include "model/search/result.h"

#include <QAction>
#include <QApplication>
#include <QCursor>
#include <QLineEdit>
#include <QMenu>
#include <QSplitter>

#include <algorithm>
#include <utility>

namespace glossator::desktop {

void MainWindow::openClause(const QString& clause)
{
    if (!m_library)
        return;
    if (const auto found = m_library->catalogue.clause(clause))
        go({Activity::Reader, found->expansion, clause, 0});
}

void MainWindow::openTile(const QString& tile)
{
    go({Activity::Tiles, m_pages->reader()->expansion(), tile, 0});
}

void MainWindow::openCase(const QString& caseId)
{
    go({Activity::Stage, m_pages->reader()->expansion(), caseId, 0});
    m_pages->stage()->setFocus(Qt::OtherFocusReason); // so that Space plays it
}

void MainWindow::openPhase(const QString& phase)
{
    go({Activity::Order, m_pages->reader()->expansion(), m_pages->stepOfPhase(phase), 0});
    m_pages->order()->setFocus(Qt::OtherFocusReason);
}

void MainWindow::openCaseOf(const QString& clause)
{
    const QStringList cases = m_library ? m_library->catalogue.caseIdsFor(clause) : QStringList();
    if (cases.size() == 1)
        return openCase(cases.constFirst());
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("caseMenu"));
    const auto language = m_top->readingLanguages()->languages().front();
    for (const QString& id : cases)
        if (const auto about = m_library->catalogue.caseInfo(id))
            connect(menu.addAction(asWritten(about->title.textOrSource(language))), &QAction::triggered, this,
                    [this, id] { openCase(id); });
    if (menu.isEmpty())
        return;
    menu.setActiveAction(menu.actions().constFirst());
    menu.exec(placeOfCaseMenu());
}

/// At the pointer, or below the clause that the keyboard is on where the pointer is elsewhere.
QPoint MainWindow::placeOfCaseMenu() const
{
    const ReaderView* page = m_pages->pageInSight();
    if (page == nullptr || !page->current())
        return QCursor::pos();
    const QRect clause = page->rectOf(*page->current());
    const bool isPointed = clause.contains(page->viewport()->mapFromGlobal(QCursor::pos()));
    return isPointed ? QCursor::pos() : page->viewport()->mapToGlobal(clause.bottomLeft());
}

void MainWindow::openPair(const QString& pair)
{
    if (!m_library)
        return;
    const QString id = pairs::PairId::fromString(pair).toString(); // with the marks that it may lack
    go({Activity::Pair, m_pages->reader()->expansion(), id, 0});
    PairView* pairs = m_pages->pairs();
    if (pairs->pair().isWhole())
        pairs->setFocus(Qt::OtherFocusReason); // whose next key plays the case of the answer
    else
        pairs->askForRest();
}

void MainWindow::go(const Location& location)
{
    amendHistory();
    showPlace(location);
    m_history.visit(location);
    showHistory();
    if (const auto place = keepablePlace(); place && place->id == location.id)
        m_kept->visit(*place);
}

void MainWindow::showPlace(const Location& location)
{
    if (!m_library)
        return;
    setActivity(location.activity);
    m_pages->open(location);
    markSection(m_pages->reader()->view()->sectionInSight());
    followActivity();
}

/// Before leaving a place, keeps where exactly on it one was.
void MainWindow::amendHistory()
{
    if (m_history.current())
        m_history.amend(location());
}

/// From the list of keys, which is no place of its own, to what was looked at.
void MainWindow::goBack()
{
    if (showsKeys())
        return leaveKeys();
    amendHistory();
    if (const auto place = m_history.back())
        showPlace(*place);
}

void MainWindow::goForward()
{
    amendHistory();
    if (const auto place = m_history.forward())
        showPlace(*place);
}

void MainWindow::showHistory()
{
    m_actions->back->setEnabled(m_history.canGoBack() || showsKeys());
    m_actions->forward->setEnabled(m_history.canGoForward());
}

void MainWindow::setActivity(Activity activity)
{
    if (!m_library)
        return;
    if (QWidget* popup = QApplication::activePopupWidget(); popup != nullptr)
        popup->close(); // the names that it offers belong to the place that is left
    m_bar->setCurrent(activity);
    showContents();
    m_pages->show(activity);
    followActivity();
}

void MainWindow::followActivity()
{
    const Activity activity = m_pages->current();
    m_actions->contents->setEnabled(activity == Activity::Reader);
    if (const auto* stage = m_pages->stageIfMade())
        stage->menu()->menuAction()->setVisible(activity == Activity::Stage);
    m_notice->endNotOpened();
    m_actions->find->setEnabled(canFindHere());
    for (QAction* action : {m_actions->findNext, m_actions->findPrevious})
        action->setEnabled(m_library && m_pages->findBar() != nullptr);
    for (QAction* action : {m_actions->print, m_actions->savePdf})
        action->setEnabled(m_library && m_pages->canPrint());
    showHistory();
}

void MainWindow::showContents()
{
    constexpr int smallestWidth = 760;
    const bool hasRoom = width() >= smallestWidth || m_side->side() == SidePanel::Side::Kept;
    const bool isWanted = m_actions->contents->isChecked() && hasRoom;
    m_side->setVisible(m_library && m_bar->current() == Activity::Reader && isWanted);
}

void MainWindow::setZoom(int zoom)
{
    m_memory.zoom = std::clamp(zoom, Memory::smallestZoom, Memory::largestZoom);
    const double scale = TextSize::ofDesktop() * m_memory.zoom / 100.0;
    const double before = Typefaces::scale();
    TextSize::apply(*this, scale);
    growContents(Typefaces::scale() / before);
    m_contents->setIndentation(Typefaces::scaled(14));
    m_pages->setZoom(std::clamp(qRound(scale * 100), Memory::smallestZoom, Memory::largestZoom));
}

/// The contents keep the part of the window that their words need.
void MainWindow::growContents(double times)
{
    QList<int> sizes = m_splitter->sizes();
    const int wanted = std::min(qRound(sizes.constFirst() * times), width() / 3);
    if (times == 1.0 || sizes.constFirst() == 0)
        return;
    sizes.last() += sizes.constFirst() - wanted;
    sizes.first() = wanted;
    m_splitter->setSizes(sizes);
}

void MainWindow::setReadingLanguages()
{
    const auto& languages = m_top->readingLanguages()->languages();
    m_pages->setLanguages(languages);
    m_contents->contents().setLanguage(languages.front());
    m_lookup->setLanguage(languages.front());
    m_tablePanel->setLanguage(languages.front());
    m_keptPanel->setLanguage(languages.front());
}

void MainWindow::openResult(const search::Result& result)
{
    using search::ResultKind;
    switch (result.kind) {
    case ResultKind::Clause:
        openClause(result.id);
        break;
    case ResultKind::Tile:
        openTile(result.id);
        break;
    case ResultKind::Case:
        openCase(result.id);
        break;
    case ResultKind::Term:
        return openTerm(result.id,
                        m_top->searchField()->mapToGlobal(QPoint(40, m_top->searchField()->height())));
    case ResultKind::Expansion:
        openExpansion(result.id);
        break;
    case ResultKind::Section:
        openSection(result.id.section(u'/', 0, 0), result.id.section(u'/', 1));
        break;
    }
    if (m_bar->current() != Activity::Pair) // which asks what the box is to meet
        m_pages->currentWidget()->setFocus(Qt::ShortcutFocusReason);
}

void MainWindow::openTerm(const QString& term, const QPoint& at)
{
    const terms::Term* found = m_library ? m_library->terms.find(term) : nullptr;
    if (found == nullptr)
        return;
    if (!m_termClauses)
        m_termClauses.emplace(m_library->catalogue);
    const auto clauses = m_termClauses->of(term, found->wording(windowLanguage()).preferred, boxesOnTable(),
                                           m_top->readingLanguages()->languages().front());
    m_termCard->open(m_library->terms, *found, clauses, at);
}

/// Of an expansion without a rule there may be tiles to show, else what is said about it with others.
void MainWindow::openExpansion(const QString& expansion)
{
    if (m_contents->contents().find(expansion, {}).isValid())
        return go({Activity::Reader, expansion, {}, 0});
    const tiles::TileFile* box = m_library ? m_library->tiles.file(expansion.toStdString()) : nullptr;
    if (box == nullptr || box->tiles.empty())
        return openPair(expansion + u'/');
    amendHistory();
    setActivity(Activity::Tiles);
    m_pages->tiles()->showExpansion(expansion);
    m_history.visit(location());
    showHistory();
}

/// At its beginning where the section is empty.
void MainWindow::openSection(const QString& expansion, const QString& section)
{
    amendHistory();
    setActivity(Activity::Reader);
    if (section.isEmpty())
        m_pages->reader()->showPage(expansion, {});
    else
        m_pages->reader()->showSection(expansion, section);
    m_history.visit(location());
    showHistory();
}

void MainWindow::markSection(const QString& section)
{
    m_contents->mark(m_pages->reader()->expansion(), section);
}

bool MainWindow::canFindHere() const
{
    const Activity activity = m_pages->current();
    const bool hasFilter = activity == Activity::Tiles || activity == Activity::Stage;
    return m_library && (hasFilter || m_pages->findBar() != nullptr);
}

void MainWindow::findHere()
{
    setActivity(m_pages->current()); // the list of keys may be in front of the page
    switch (m_pages->current()) {
    case Activity::Tiles:
        return m_pages->tiles()->focusFilter();
    case Activity::Stage:
        m_theatre->leave();
        return m_pages->stage()->goToCases();
    default:
        return m_pages->findBar()->open();
    }
}

void MainWindow::focusSearch()
{
    m_theatre->leave();
    m_top->searchField()->setFocus(Qt::ShortcutFocusReason);
    m_top->searchField()->selectAll();
}

} // namespace glossator::desktop
