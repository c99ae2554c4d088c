// SPDX-License-Identifier: GPL-3.0-or-later
// How the window is put together, and who listens to whom.
#include "app/desktop/contents/contents_tree.h"
#include "app/desktop/contents/side_panel.h"
#include "app/desktop/kept/kept.h"
#include "app/desktop/kept/kept_panel.h"
#include "app/desktop/links/link_finder.h"
#include "app/desktop/look/focus_ring.h"
#include "app/desktop/look/inks.h"
#include "app/desktop/look/typeface_keeper.h"
#include "app/desktop/lookup/first_steps.h"
#include "app/desktop/lookup/lookup_panel.h"
#include "app/desktop/lookup/term_card.h"
#include "app/desktop/paper/paper.h"
#include "app/desktop/reader/find_bar.h"
#include "app/desktop/reader/reader.h"
#include "app/desktop/reader/reader_view.h"
#include "app/desktop/saving/work_bar.h"
#include "app/desktop/shell/about_box.h"
#include "app/desktop/shell/activity_bar.h"
#include "app/desktop/shell/alt_letters.h"
#include "app/desktop/shell/case_menu.h"
#include "app/desktop/shell/copier.h"
#include "app/desktop/shell/empty_page.h"
#include "app/desktop/shell/hint_room.h"
#include "app/desktop/shell/interface_language.h"
#include "app/desktop/shell/keeping.h"
#include "app/desktop/shell/key_list.h"
#include "app/desktop/shell/last_change.h"
#include "app/desktop/shell/link_opener.h"
#include "app/desktop/shell/lone_alt.h"
#include "app/desktop/shell/main_window.h"
#include "app/desktop/shell/navigator.h"
#include "app/desktop/shell/notice_bar.h"
#include "app/desktop/shell/notice_place.h"
#include "app/desktop/shell/pages.h"
#include "app/desktop/shell/pane_round.h"
#include "app/desktop/shell/place_actions.h"
#include "app/desktop/shell/place_printing.h"
#include "app/desktop/shell/reading_languages.h"
#include "app/desktop/shell/side_room.h"
#include "app/desktop/shell/term_opener.h"
#include "app/desktop/shell/theatre.h"
#include "app/desktop/shell/top_bar.h"
#include "app/desktop/shell/window_actions.h"
#include "app/desktop/stage/stage_view.h"
#include "app/desktop/table/my_table.h"
#include "app/desktop/table/table_bar.h"
#include "app/desktop/table/table_panel.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QScreen>
#include <QSplitter>
#include <QVBoxLayout>

#include <array>
#include <utility>

namespace glossator::desktop {

void MainWindow::build()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    buildTop(column);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    column->addLayout(row, 1);
    m_bar = new ActivityBar(this);
    row->addWidget(m_bar);
    m_splitter = new QSplitter(this);
    m_splitter->setObjectName(QStringLiteral("contentsSplitter"));
    m_splitter->setHandleWidth(1);
    row->addWidget(m_splitter, 1);
    m_contents = new ContentsTree(this);
    m_keptPanel = new KeptPanel(*m_kept, this);
    m_side = new SidePanel(m_contents, m_keptPanel, this);
    m_splitter->addWidget(m_side);
    m_splitter->addWidget(buildPage());
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setCollapsible(1, false);
    m_splitter->setSizes({250, 1000});
    m_pages->addWidget(m_empty = new EmptyPage(this));
    m_lookup = new LookupPanel(m_top->searchField(), this);
    m_tablePanel = new TablePanel(*m_table, this);
    m_termCard = new TermCard(this);
    m_about = new AboutBox(this);
    new FocusRing(this);
    m_noticePlace = new NoticePlace(m_notice, m_pages);
    m_noticePlace->addFoot(m_pages->reader()->findBar());
    connect(m_noticePlace, &NoticePlace::covered, m_pages, &Pages::keepClear);
    connect(new TypefaceKeeper(this), &TypefaceKeeper::otherWanted, this, [this] { setZoom(m_memory.zoom); });
    resize(firstSize(screen()->availableSize()));
}

QSize MainWindow::firstSize(const QSize& room)
{
    constexpr QSize frame(8, 40); // what a window manager puts around a window, at a guess before it is shown
    return QSize(1280, 800).expandedTo(room * 3 / 4).boundedTo(room - frame);
}

void MainWindow::buildTop(QVBoxLayout* column)
{
    m_tableBar = new TableBar(*m_table, this);
    column->addWidget(m_tableBar);
    m_top = new TopBar(*m_actions, this);
    column->addWidget(m_top);
    m_notice = new NoticeBar(this);
    m_paperBar = new WorkBar(QStringLiteral("paper"), this);
    column->addWidget(m_paperBar);
}

/// The activity, and above it what to do first.
QWidget* MainWindow::buildPage()
{
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_pages = new Pages(page);
    column->addWidget(m_pages, 1);
    m_firstSteps = new FirstSteps(m_top->searchField(), page);
    new HintRoom(m_firstSteps, page);
    return page;
}

/// What works with the parts that can be seen.
void MainWindow::makeParts()
{
    m_paper = new Paper(this, m_paperBar);
    m_theatre = new Theatre(m_pages, {m_tableBar, m_top, m_bar});
    m_lastChange = new LastChange(this);
    m_desk.emplace(m_library, *m_top->readingLanguages(), *m_table);
    m_sideRoom = std::make_unique<SideRoom>(*m_desk, *m_splitter, *m_side, *m_actions->contents);
    m_navigator = std::make_unique<Navigator>(*m_desk, *m_pages, *m_contents);
    m_links = std::make_unique<LinkOpener>(*m_desk, *m_navigator, *m_pages);
    m_terms = std::make_unique<TermOpener>(*m_desk, *m_termCard, *m_top->searchField());
    m_caseMenu = std::make_unique<CaseMenu>(*m_desk, *m_pages);
    m_copier = std::make_unique<Copier>(*m_desk, *m_navigator);
    m_printing = std::make_unique<PlacePrinting>(*m_desk, *m_kept, *m_navigator, *m_pages, *m_paper);
    m_keeping =
        std::make_unique<Keeping>(*m_desk, Keeping::Book{m_notebook, *m_kept}, *m_pages, *m_navigator);
    m_keyList = std::make_unique<KeyList>(*m_actions, *m_pages);
    m_placeActions = std::make_unique<PlaceActions>(
        *m_desk, *m_actions, PlaceActions::Parts{*m_pages, *m_navigator, *m_keyList, *m_theatre});
}

void MainWindow::connectActions()
{
    connect(m_actions->search, &QAction::triggered, this, &MainWindow::focusSearch);
    connect(m_actions->table, &QAction::triggered, this, &MainWindow::openTable);
    connect(m_actions->copyLink, &QAction::triggered, m_copier.get(), &Copier::copyLink);
    connect(m_actions->about, &QAction::triggered, m_about, &AboutBox::open);
    connect(m_actions->quit, &QAction::triggered, this, &QWidget::close);
    for (std::size_t i = 0; i < m_actions->activities.size(); ++i)
        connect(m_actions->activities.at(i), &QAction::triggered, this,
                [this, i] { choose(static_cast<Activity>(i)); });
}

/// How all of it looks: its size, its languages, and what stands beside the page.
void MainWindow::connectView()
{
    connect(m_actions->zoomIn, &QAction::triggered, this, [this] { setZoom(m_memory.zoom + 10); });
    connect(m_actions->zoomOut, &QAction::triggered, this, [this] { setZoom(m_memory.zoom - 10); });
    connect(m_actions->zoomReset, &QAction::triggered, this, [this] { setZoom(100); });
    auto* reading = m_top->readingLanguages();
    connect(reading, &ReadingLanguages::changed, this, [this, reading] {
        const auto first = reading->languages().front();
        if (m_memory.windowFollowsText && m_interface->current() != first)
            setInterfaceLanguage(first);
        setReadingLanguages();
    });
    for (const auto language : catalogue::allLanguages) {
        const auto at = catalogue::indexOf(language);
        connect(m_actions->texts.at(at), &QAction::triggered, reading,
                [reading, language] { reading->toggle(language); });
        connect(m_actions->languages.at(at), &QAction::triggered, this, [this, language] {
            m_memory.windowFollowsText = false;
            setInterfaceLanguage(language);
        });
    }
    connect(m_actions->languageOfText, &QAction::triggered, this, [this, reading] {
        m_memory.windowFollowsText = true;
        setInterfaceLanguage(reading->languages().front());
    });
    connectColours();
    connect(m_theatre, &Theatre::left, m_notice, &NoticeBar::endBriefly);
    connect(m_theatre, &Theatre::entered, this, [this] {
        m_pages->focusPage(Qt::OtherFocusReason);
        m_notice->sayBriefly(tr("Esc or F11 leaves the full screen."));
    });
}

void MainWindow::connectColours()
{
    using pictures::Printing;
    const std::array<std::pair<QAction*, std::optional<Printing>>, 3> choices{
        {{m_actions->coloursOfDesktop, std::nullopt},
         {m_actions->lightColours, Printing::Parchment},
         {m_actions->darkColours, Printing::Ink}}};
    for (const auto& [action, printing] : choices) {
        action->setChecked(printing == m_memory.printing);
        connect(action, &QAction::triggered, this, [this, chosen = printing] {
            m_memory.printing = chosen;
            dress();
        });
    }
}

void MainWindow::connectKept()
{
    connect(m_actions->kept, &QAction::triggered, this, &MainWindow::openKept);
    connect(m_actions->bookmark, &QAction::triggered, m_keeping.get(), &Keeping::toggleBookmark);
    connect(m_actions->note, &QAction::triggered, this, [this] { m_pages->pageInSight()->editNote(); });
    connect(m_actions->decide, &QAction::triggered, this, [this] { m_pages->pageInSight()->askHowToPlay(); });
    connect(m_actions->undo, &QAction::triggered, m_lastChange, &LastChange::undo);
    connect(m_actions->classicRoleNames, &QAction::triggered, this,
            [this] { m_kept->useNewRoleNames(false); });
    connect(m_actions->newRoleNames, &QAction::triggered, this, [this] { m_kept->useNewRoleNames(true); });
    m_lastChange->follow(m_kept->undoStack(), [this] { m_kept->undo(); });
    m_lastChange->follow(m_table->undoStack(), [this] { m_table->undoStack()->undo(); });
    connect(m_kept.get(), &Kept::failed, m_lastChange, &LastChange::noteFailure);
    connect(m_table.get(), &MyTable::failed, m_lastChange, &LastChange::noteFailure);
    connect(m_actions->redo, &QAction::triggered, m_lastChange, &LastChange::redo);
    connect(m_lastChange, &LastChange::isThereChanged, m_actions->undo, &QAction::setEnabled);
    connect(m_lastChange, &LastChange::isTakenBackChanged, m_actions->redo, &QAction::setEnabled);
    const auto tell = [this](const QString& told, const QUndoStack* stack) {
        const bool isSeen = stack == m_table->undoStack() && !m_tablePanel->isHidden();
        if (!isSeen) // and would be covered
            m_notice->sayBriefly(told);
    };
    connect(
        m_lastChange, &LastChange::undone, m_notice,
        [tell](const QString& what, const QUndoStack* stack) { tell(tr("Undone: %1").arg(what), stack); });
    connect(
        m_lastChange, &LastChange::redone, m_notice,
        [tell](const QString& what, const QUndoStack* stack) { tell(tr("Redone: %1").arg(what), stack); });
    for (QAction* action : {m_actions->undo, m_actions->redo})
        action->setEnabled(false);
    // Whatever is kept or undone after a removal, the notice would undo that instead.
    for (QUndoStack* stack : {m_kept->undoStack(), m_table->undoStack()})
        connect(stack, &QUndoStack::indexChanged, m_notice, &NoticeBar::withdraw);
    connect(m_kept.get(), &Kept::removed, this,
            [this](const QString& what) { m_notice->offer(what, tr("Undo"), [this] { m_kept->undo(); }); });
    connect(m_keeping.get(), &Keeping::failed, m_notice, &NoticeBar::say);
    connect(m_kept.get(), &Kept::changed, this, &MainWindow::followRoleNames);
    followRoleNames();
    connect(m_keptPanel, &KeptPanel::chosen, m_navigator.get(), &Navigator::openPlace);
    connect(m_keptPanel, &KeptPanel::left, m_pages, [this] { m_pages->focusPage(Qt::ShortcutFocusReason); });
    m_pages->setKept(m_kept.get());
}

void MainWindow::connectKeys()
{
    const auto goRound = [this](int step) { PaneRound(*m_top, *m_notice, *m_side, *m_pages).go(step); };
    connect(m_actions->nextPane, &QAction::triggered, this, [goRound] { goRound(1); });
    connect(m_actions->previousPane, &QAction::triggered, this, [goRound] { goRound(-1); });
    connect(m_actions->menuKey, &QAction::triggered, this, &MainWindow::openMenu);
    connect(new LoneAlt(this), &LoneAlt::pressed, this, &MainWindow::openMenu);
    qApp->installEventFilter(new AltLetters(this));
    connect(m_actions->help, &QAction::triggered, m_keyList.get(), &KeyList::toggle);
}

/// Whoever goes elsewhere is done with the table.
void MainWindow::choose(Activity activity)
{
    m_tablePanel->hide();
    m_navigator->choose(activity);
}

void MainWindow::connectPlaces()
{
    const auto* navigator = m_navigator.get();
    connect(m_bar, &ActivityBar::chosen, this, &MainWindow::choose);
    connect(navigator, &Navigator::showing, m_bar, &ActivityBar::setCurrent);
    connect(navigator, &Navigator::showing, m_top->readingLanguages(), [this](Activity activity) {
        m_top->readingLanguages()->setHasColumns(activity == Activity::Reader || activity == Activity::Pair);
    });
    connect(navigator, &Navigator::showing, m_sideRoom.get(), &SideRoom::setActivity);
    connect(navigator, &Navigator::shown, m_notice, &NoticeBar::endNotOpened);
    connect(m_pages, &Pages::stageMade, m_theatre, &Theatre::setStage);
    connect(m_pages, &Pages::stageMade, this, &MainWindow::welcomeStage);
    connect(m_pages, &Pages::searchRequested, this, &MainWindow::focusSearch);
    connect(m_pages, &Pages::pageMade, this, &MainWindow::connectPage);
    connectPage(m_pages->reader()->view());
    connect(m_caseMenu.get(), &CaseMenu::chosen, m_navigator.get(), &Navigator::playClause);
    connect(m_notice, &NoticeBar::linkActivated, m_links.get(), &LinkOpener::open);
    connect(m_links.get(), &LinkOpener::termRequested, m_terms.get(), &TermOpener::openBelowSearch);
    connect(m_links.get(), &LinkOpener::found, m_lookup, &LookupPanel::close);
    connect(m_links.get(), &LinkOpener::found, m_notice, &NoticeBar::endNotOpened);
    connect(m_top->searchField(), &QLineEdit::textEdited, m_notice, &NoticeBar::endNotOpened);
    connect(m_links.get(), &LinkOpener::notFound, m_notice, [this](const LinkFault& fault) {
        m_notice->sayWhyNotOpened(fault.toHtml(inksOf(printingFor(palette())).link));
    });
}

/// What was not saved is told until it is closed or something is saved.
void MainWindow::tellOfSaving(const QString& what, WorkBar::Outcome outcome)
{
    if (outcome == WorkBar::Outcome::Failed)
        return m_notice->sayNotSaved(what);
    if (outcome == WorkBar::Outcome::Saved)
        m_notice->endNotSaved();
    m_notice->sayBriefly(what);
}

void MainWindow::welcomeStage(StageView* stage)
{
    m_actions->addMenu(stage->menu());
    m_noticePlace->addFoot(stage->foot());
    stage->exportBar()->setTeller(
        [this](const QString& what, WorkBar::Outcome outcome) { tellOfSaving(what, outcome); });
    stage->setFollowsAction(m_memory.followsAction);
    connect(stage, &StageView::told, m_notice, &NoticeBar::sayBriefly);
    connect(stage, &StageView::followChosen, this,
            [this](bool follows) { m_memory.followsAction = follows; });
}

/// From a page one gets to everything that it names; the navigator hears it by itself.
void MainWindow::connectPage(ReaderView* page)
{
    m_terms->hear(*page);
    connect(page, &ReaderView::caseActivated, m_caseMenu.get(), &CaseMenu::open);
    connect(page, &ReaderView::told, m_notice, &NoticeBar::sayBriefly);
    connect(page, &ReaderView::copied, m_copier.get(), &Copier::tell);
    for (const FloatingCard* card : std::initializer_list<const FloatingCard*>{m_tablePanel, m_about})
        connect(card, &FloatingCard::gaveBack, page, &ReaderView::showKeyboard);
}

void MainWindow::connectLookup()
{
    connect(m_lookup, &LookupPanel::chosen, m_links.get(), &LinkOpener::openResult);
    connect(m_lookup, &LookupPanel::linkTyped, m_links.get(), &LinkOpener::open);
    connect(m_lookup, &LookupPanel::copyRequested, m_copier.get(), &Copier::copy);
    connect(m_lookup, &LookupPanel::linkRequested, m_copier.get(), &Copier::copyLinkTo);
    connect(m_copier.get(), &Copier::told, m_notice, &NoticeBar::sayBriefly);
    connect(m_lookup, &LookupPanel::left, m_pages, [this] { m_pages->focusPage(Qt::ShortcutFocusReason); });
    connect(m_firstSteps, &FirstSteps::exampleChosen, m_lookup, &LookupPanel::lookUp);
    connect(m_pages, &Pages::wordsSought, m_lookup, &LookupPanel::lookUp);
}

void MainWindow::connectTermCard()
{
    connect(m_termCard, &TermCard::clauseRequested, this, [this](const QString& clause) {
        m_navigator->openClause(clause);
        m_pages->focusPage(Qt::OtherFocusReason);
    });
    connect(m_termCard, &TermCard::searchRequested, m_lookup, &LookupPanel::lookUpRules);
    connect(m_termCard, &TermCard::pairRequested, this,
            [this](const QString& term) { m_navigator->openPair(QStringLiteral("term:%1/").arg(term)); });
    connect(m_termCard, &TermCard::closed, m_pages->reader()->view(), qOverload<>(&QWidget::setFocus));
}

void MainWindow::connectTable()
{
    connect(m_actions->foldOffTable, &QAction::toggled, this, &MainWindow::setTable);
    connect(m_table.get(), &MyTable::changed, this, &MainWindow::setTable);
    connect(m_table.get(), &MyTable::failed, this, [this](const QString& what) {
        m_notice->say(tr("Your table could not be written down: %1").arg(what));
    });
    connect(m_tablePanel, &TablePanel::nameRefused, m_notice, &NoticeBar::sayBriefly);
    connect(m_tableBar, &TableBar::choiceRequested, this, &MainWindow::openTable);
    connect(m_tableBar, &TableBar::takenOff, this, [this](const QString& box) {
        m_notice->offer(tr("“%1” is off the table.").arg(box), tr("Undo"),
                        [this] { m_table->undoStack()->undo(); });
    });
    connect(m_tablePanel, &TablePanel::closed, m_top->searchField(), qOverload<>(&QWidget::setFocus));
}

void MainWindow::connectPaper()
{
    connect(m_actions->print, &QAction::triggered, m_printing.get(), &PlacePrinting::print);
    connect(m_actions->savePdf, &QAction::triggered, m_printing.get(), &PlacePrinting::savePdf);
    connect(m_pages, &Pages::printRequested, m_printing.get(), &PlacePrinting::print);
    connect(m_pages, &Pages::pdfRequested, m_printing.get(), &PlacePrinting::savePdf);
    connect(m_paper, &Paper::told, this, &MainWindow::tellOfSaving);
}

} // namespace glossator::desktop
