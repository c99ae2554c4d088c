// SPDX-License-Identifier: GPL-3.0-or-later
// How the window goes from place to place.
#include "app/desktop/contents/contents_model.h"
#include "app/desktop/contents/side_panel.h"
#include "app/desktop/kept/kept.h"
#include "app/desktop/kept/kept_panel.h"
#include "app/desktop/look/as_written.h"
#include "app/desktop/look/text_size.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/lookup/lookup_panel.h"
#include "app/desktop/lookup/term_card.h"
#include "app/desktop/order/order_view.h"
#include "app/desktop/pair/pair_view.h"
#include "app/desktop/reader/reader.h"
#include "app/desktop/reader/reader_view.h"
#include "app/desktop/shell/activity_bar.h"
#include "app/desktop/shell/main_window.h"
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
#include <QMessageBox>
#include <QSplitter>
#include <QStackedWidget>
#include <QTreeView>

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
    go({Activity::Tiles, m_reader->expansion(), tile, 0});
}

void MainWindow::openCase(const QString& caseId)
{
    go({Activity::Stage, m_reader->expansion(), caseId, 0});
    m_stage->setFocus(Qt::OtherFocusReason); // so that Space plays it
}

void MainWindow::openPhase(const QString& phase)
{
    fillOrder();
    go({Activity::Order, m_reader->expansion(), m_order->stepOfPhase(phase), 0});
    m_order->setFocus(Qt::OtherFocusReason);
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
    const ReaderView* page = pageInSight();
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
    go({Activity::Pair, m_reader->expansion(), pair, 0});
    if (m_pairs->pair().isWhole())
        m_pairs->setFocus(Qt::OtherFocusReason); // whose next key plays the case of the answer
    else
        m_pairs->askForRest();
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
    if (location.activity == Activity::Reader || m_reader->expansion().isEmpty())
        m_reader->showPage(location.expansion,
                           location.activity == Activity::Reader ? location.id : QString());
    if (location.activity == Activity::Order && !m_order->openSpot(location.spot))
        m_order->openStep(location.id);
    if (location.activity == Activity::Tiles && !location.id.isEmpty())
        m_tiles->openTile(location.id);
    if (location.activity == Activity::Stage && !location.id.isEmpty())
        m_stage->openCase(location.id, location.step);
    if (location.activity == Activity::Pair)
        m_pairs->openPair(pairs::PairId::fromString(location.id));
    markSection(m_reader->view()->sectionInSight());
    showHistory();
    showWhatCanBePrinted();
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
    m_bar->setCurrent(activity);
    QWidget* page = pageOf(activity);
    m_actions->contents->setEnabled(activity == Activity::Reader);
    if (const auto* stage = m_stage.ifMade())
        stage->menu()->menuAction()->setVisible(activity == Activity::Stage);
    showContents();
    m_stack->setCurrentWidget(page);
    showHistory();
    showWhatCanBePrinted();
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
    m_pageZoom = std::clamp(qRound(scale * 100), Memory::smallestZoom, Memory::largestZoom);
    m_reader->setZoom(m_pageZoom);
    if (auto* pairs = m_pairs.ifMade())
        pairs->setZoom(m_pageZoom);
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
    m_reader->setLanguages(languages);
    m_contentsModel->setLanguage(languages.front());
    m_lookup->setLanguage(languages.front());
    m_tablePanel->setLanguage(languages.front());
    m_keptPanel->setLanguage(languages.front());
    if (auto* order = m_order.ifMade())
        order->setLanguage(languages.front());
    if (auto* tiles = m_tiles.ifMade())
        tiles->setLanguage(languages.front());
    if (auto* stage = m_stage.ifMade())
        stage->setLanguage(languages.front());
    if (auto* pairs = m_pairs.ifMade())
        pairs->setLanguages(languages);
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
        openContents(m_contentsModel->find(result.id.section(u'/', 0, 0), result.id.section(u'/', 1)));
        break;
    }
    if (m_bar->current() != Activity::Pair) // which asks what the box is to meet
        m_stack->currentWidget()->setFocus(Qt::ShortcutFocusReason);
}

void MainWindow::openTerm(const QString& term, const QPoint& at)
{
    if (const terms::Term* found = m_library ? m_library->terms.find(term) : nullptr)
        m_termCard->open(m_library->terms, *found, at);
}

/// Of an expansion without a rule there may be tiles to show, else what is said about it with others.
void MainWindow::openExpansion(const QString& expansion)
{
    if (m_contentsModel->find(expansion, {}).isValid())
        return go({Activity::Reader, expansion, {}, 0});
    const tiles::TileFile* box = m_library ? m_library->tiles.file(expansion.toStdString()) : nullptr;
    if (box == nullptr || box->tiles.empty())
        return openPair(expansion + u'/');
    amendHistory();
    setActivity(Activity::Tiles);
    m_tiles->showExpansion(expansion);
    m_history.visit(location());
    showHistory();
}

void MainWindow::openContents(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const QString expansion = index.data(ContentsModel::ExpansionRole).toString();
    const QString section = index.data(ContentsModel::SectionRole).toString();
    amendHistory();
    setActivity(Activity::Reader);
    if (section.isEmpty())
        m_reader->showPage(expansion, {});
    else
        m_reader->showSection(expansion, section);
    m_history.visit(location());
    showHistory();
}

void MainWindow::openContentsMenu(const QPoint& at)
{
    const QModelIndex index = m_contents->indexAt(at);
    if (!index.isValid())
        return;
    const QString pointed = index.data(ContentsModel::ExpansionRole).toString();
    const auto name = [this](const QString& id) {
        return asWritten(
            m_library->catalogue.expansionName(id, m_top->readingLanguages()->languages().front()));
    };
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("contentsMenu"));
    connect(menu.addAction(tr("&Open")), &QAction::triggered, this, [this, index] { openContents(index); });
    if (const QString read = m_reader->expansion(); read != pointed)
        connect(menu.addAction(tr("All about %1 and %2 together").arg(name(read), name(pointed))),
                &QAction::triggered, this, [this, pair = read + u'/' + pointed] { openPair(pair); });
    connect(menu.addAction(tr("What happens when %1 meets …").arg(name(pointed))), &QAction::triggered, this,
            [this, pair = pointed + u'/'] { openPair(pair); });
    menu.exec(m_contents->viewport()->mapToGlobal(at));
}

void MainWindow::markSection(const QString& section)
{
    const QModelIndex index = m_contentsModel->find(m_reader->expansion(), section);
    if (!index.isValid() || m_contents->hasFocus())
        return;
    m_contents->expand(index.parent().isValid() ? index.parent() : index);
    m_contents->setCurrentIndex(index);
    m_contents->scrollTo(index);
}

void MainWindow::focusSearch()
{
    m_theatre->leave();
    m_top->searchField()->setFocus(Qt::ShortcutFocusReason);
    m_top->searchField()->selectAll();
}

void MainWindow::showAbout()
{
    QMessageBox box(this);
    box.setObjectName(QStringLiteral("aboutBox"));
    box.setWindowTitle(tr("About Glossator"));
    box.setTextFormat(Qt::RichText);
    box.setText(
        QStringLiteral("<h2>%1 %2</h2>").arg(tr("Glossator"), QCoreApplication::applicationVersion()));
    box.setInformativeText(
        tr("An unofficial companion to the rules of the tile game Carcassonne. The program is free software "
           "under the GNU General Public License, version 3 or later; the texts of the catalogue are under "
           "CC BY-SA 4.0; the typefaces Vollkorn and Inter are under the SIL Open Font License."));
    box.exec();
}

} // namespace glossator::desktop
