// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/main_window.h"

#include "app/desktop/contents/contents_tree.h"
#include "app/desktop/contents/side_panel.h"
#include "app/desktop/kept/kept.h"
#include "app/desktop/kept/kept_panel.h"
#include "app/desktop/links/link.h"
#include "app/desktop/look/accessible_role.h"
#include "app/desktop/look/focus_ring.h"
#include "app/desktop/look/grown_signs.h"
#include "app/desktop/look/inks.h"
#include "app/desktop/look/text_size.h"
#include "app/desktop/look/typeface_keeper.h"
#include "app/desktop/lookup/first_steps.h"
#include "app/desktop/lookup/lookup_panel.h"
#include "app/desktop/lookup/term_card.h"
#include "app/desktop/pair/pair_view.h"
#include "app/desktop/paper/paper.h"
#include "app/desktop/reader/find_bar.h"
#include "app/desktop/reader/reader.h"
#include "app/desktop/reader/reader_view.h"
#include "app/desktop/saving/work_bar.h"
#include "app/desktop/shell/about_box.h"
#include "app/desktop/shell/activity_bar.h"
#include "app/desktop/shell/empty_page.h"
#include "app/desktop/shell/interface_language.h"
#include "app/desktop/shell/key_page.h"
#include "app/desktop/shell/notice_bar.h"
#include "app/desktop/shell/pages.h"
#include "app/desktop/shell/reading_languages.h"
#include "app/desktop/shell/top_bar.h"
#include "app/desktop/shell/window_actions.h"
#include "app/desktop/table/my_table.h"
#include "app/desktop/table/table_bar.h"
#include "app/desktop/table/table_panel.h"
#include "app/desktop/tiles/tiles_view.h"
#include "model/catalogue/catalogue_finder.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QLineEdit>
#include <QScreen>
#include <QSplitter>
#include <QTimer>
#include <QToolTip>
#include <QVBoxLayout>

#include <utility>

namespace glossator::desktop {

MainWindow::MainWindow(const StartOptions& options, Memory memory, notebook::Notebook notebook,
                       QWidget* parent)
    : QWidget(parent), m_memory(std::move(memory)), m_notebook(std::move(notebook)),
      m_table(std::make_unique<MyTable>(m_notebook.tables())), m_kept(std::make_unique<Kept>(m_notebook)),
      m_interface(new InterfaceLanguage(this)), m_actions(new WindowActions(this)),
      m_keyPage([this] { return makeKeyPage(); })
{
    growSigns();
    installAccessibleRoles();
    TextSize::apply(*this, TextSize::ofDesktop() * m_memory.zoom / 100.0);
    setObjectName(QStringLiteral("mainWindow"));
    setAttribute(Qt::WA_WindowPropagation);
    build();
    dress();
    connectActions();
    connectParts();
    openLibrary(catalogue::findCatalogue(options.catalogue));
    start(options);
    qApp->installEventFilter(this);
}

MainWindow::~MainWindow()
{
    // The views and what is being printed read from the library, which goes first otherwise.
    closeLibrary();
    m_pages->setKept(nullptr);
    delete m_keptPanel;
    // And these from the table, which reads from the notebook.
    delete m_tablePanel;
    delete m_tableBar;
}

Memory MainWindow::memory() const
{
    Memory memory = m_memory;
    memory.interfaceLanguage = m_interface->current();
    memory.readingLanguages = m_top->readingLanguages()->languages();
    if (hasCatalogue())
        memory.place = location();
    memory.geometry = saveGeometry();
    memory.splitter = m_splitter->saveState();
    memory.foldsOffTable = m_actions->foldOffTable->isChecked();
    return memory;
}

Location MainWindow::location() const
{
    return m_pages->here();
}

void MainWindow::setInterfaceLanguage(catalogue::Language language)
{
    m_interface->set(language);
    m_actions->languages.at(static_cast<std::size_t>(language))->setChecked(true);
    retranslate();
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showContents();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    emit closed();
    QWidget::closeEvent(event);
}

/// What no part of the window wanted: Enter presses the button that has the keyboard, which some desktops
/// leave to Space, and Escape leaves the full screen.
void MainWindow::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (auto* button = qobject_cast<QAbstractButton*>(focusWidget()); isEnter && button != nullptr)
        return button->click();
    if (event->key() == Qt::Key_Escape && isFullScreen())
        setWindowState(windowState() & ~Qt::WindowFullScreen);
    else
        QWidget::keyPressEvent(event);
}

/// What the first view does not need waits until it is seen.
void MainWindow::paintEvent(QPaintEvent* event)
{
    QWidget::paintEvent(event);
    if (std::exchange(m_isPainted, true))
        return;
    QTimer::singleShot(0, this, [this] {
        emit painted();
        checkLibrary();
    });
}

/// The desktop may turn from day to night while we run.
bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == qApp && event->type() == QEvent::ApplicationPaletteChange)
        dress();
    return QWidget::eventFilter(watched, event);
}

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
    connect(new TypefaceKeeper(this), &TypefaceKeeper::otherWanted, this, [this] { setZoom(m_memory.zoom); });
    constexpr QSize frame(8, 40); // what a window manager puts around a window, at a guess before it is shown
    resize(QSize(1280, 800).boundedTo(screen()->availableSize() - frame));
}

void MainWindow::buildTop(QVBoxLayout* column)
{
    m_tableBar = new TableBar(*m_table, this);
    column->addWidget(m_tableBar);
    m_top = new TopBar(*m_actions, this);
    column->addWidget(m_top);
    m_notice = new NoticeBar(this);
    column->addWidget(m_notice);
    m_paperBar = new WorkBar(QStringLiteral("paper"), this);
    column->addWidget(m_paperBar);
}

void MainWindow::connectActions()
{
    const auto on = [this](QAction* action, auto what) {
        connect(action, &QAction::triggered, this, [what](bool) { what(); });
    };
    on(m_actions->back, [this] { goBack(); });
    on(m_actions->forward, [this] { goForward(); });
    on(m_actions->search, [this] { focusSearch(); });
    on(m_actions->table, [this] { openTable(); });
    on(m_actions->find, [this] { findHere(); });
    on(m_actions->findNext, [this] { m_pages->findBar()->findNext(true); });
    on(m_actions->findPrevious, [this] { m_pages->findBar()->findNext(false); });
    on(m_actions->zoomIn, [this] { setZoom(m_memory.zoom + 10); });
    on(m_actions->zoomOut, [this] { setZoom(m_memory.zoom - 10); });
    on(m_actions->zoomReset, [this] { setZoom(100); });
    connectKeys();
    on(m_actions->copyLink, [this] { copyLink(); });
    on(m_actions->about, [this] { m_about->open(); });
    on(m_actions->quit, [this] { close(); });
    connect(m_actions->contents, &QAction::toggled, this, &MainWindow::showContents);
    for (std::size_t i = 0; i < m_actions->activities.size(); ++i)
        on(m_actions->activities.at(i), [this, i] { emit m_bar->chosen(static_cast<Activity>(i)); });
    for (const auto language : catalogue::allLanguages)
        on(m_actions->languages.at(static_cast<std::size_t>(language)), [this, language] {
            m_memory.windowFollowsText = false;
            setInterfaceLanguage(language);
        });
}

void MainWindow::connectParts()
{
    connect(m_bar, &ActivityBar::chosen, this, [this](Activity activity) {
        const bool isAskedAgain =
            activity == Activity::Pair && m_pages->current() == activity && m_pages->isInSight();
        amendHistory();
        setActivity(activity);
        m_history.visit(location());
        showHistory();
        if (isAskedAgain)
            m_pages->pairs()->askAnew();
        else
            m_pages->currentWidget()->setFocus(Qt::ShortcutFocusReason); // whose keys go on from there
    });
    connectTable();
    connectPaper();
    connect(m_notice, &NoticeBar::linkActivated, this, &MainWindow::openLink);
    connectKept();
    connectPages();
    connect(m_contents, &ContentsTree::chosen, this, &MainWindow::openSection);
    connect(m_contents, &ContentsTree::pairRequested, this, &MainWindow::openPair);
    connect(m_top->readingLanguages(), &ReadingLanguages::changed, this, &MainWindow::setReadingLanguages);
    connect(m_top->readingLanguages(), &ReadingLanguages::oneChosen, this, [this](catalogue::Language one) {
        if (m_memory.windowFollowsText)
            setInterfaceLanguage(one);
    });
    connect(m_lookup, &LookupPanel::chosen, this, &MainWindow::openResult);
    connect(m_lookup, &LookupPanel::copyRequested, this, &MainWindow::copyResult);
    connect(m_lookup, &LookupPanel::linkRequested, this,
            [this](const search::Result& result) { copyLinkTo(Link::to(result)); });
    connect(m_lookup, &LookupPanel::left, m_pages, [this] { m_pages->currentWidget()->setFocus(); });
    connect(m_firstSteps, &FirstSteps::exampleChosen, m_lookup, &LookupPanel::lookUp);
    connect(m_termCard, &TermCard::clauseRequested, this, [this](const QString& clause) {
        openClause(clause);
        m_pages->currentWidget()->setFocus(Qt::OtherFocusReason);
    });
    connect(m_termCard, &TermCard::searchRequested, m_lookup, &LookupPanel::lookUpRules);
    connect(m_termCard, &TermCard::pairRequested, this,
            [this](const QString& term) { openPair(QStringLiteral("term:%1/").arg(term)); });
    connect(m_termCard, &TermCard::closed, m_pages->reader()->view(), qOverload<>(&QWidget::setFocus));
}

/// From a page one gets to everything that it names.
void MainWindow::connectPage(ReaderView* view)
{
    connect(view, &ReaderView::clauseActivated, this, &MainWindow::openClause);
    connect(view, &ReaderView::pairActivated, this, &MainWindow::openPair);
    connect(view, &ReaderView::caseActivated, this, &MainWindow::openCaseOf);
    connect(view, &ReaderView::termActivated, this, &MainWindow::openTerm);
    connect(view, &ReaderView::scrolled, m_termCard, [this, view] {
        if (m_termCard->isVisible())
            view->setFocus(Qt::OtherFocusReason);
        m_termCard->hide(); // its word is elsewhere now
    });
    connect(view, &ReaderView::tileActivated, this, [this](const QString& tile) {
        openTile(tile);
        m_pages->tiles()->setFocus(Qt::OtherFocusReason);
    });
}

/// Puts everything where it was left, or where the command line says.
void MainWindow::start(const StartOptions& options)
{
    const auto language =
        options.language.value_or(m_memory.interfaceLanguage.value_or(InterfaceLanguage::ofDesktop()));
    setInterfaceLanguage(language);
    if (options.language || m_memory.readingLanguages.empty())
        m_top->readingLanguages()->setLanguages(options.language ? options.errand().languages
                                                                 : std::vector{language});
    else
        m_top->readingLanguages()->setLanguages(m_memory.readingLanguages);
    setReadingLanguages();
    setZoom(m_memory.zoom);
    m_actions->foldOffTable->setChecked(m_memory.foldsOffTable);
    if (!m_memory.geometry.isEmpty())
        restoreGeometry(m_memory.geometry);
    if (!m_memory.splitter.isEmpty())
        m_splitter->restoreState(m_memory.splitter);
    m_top->searchField()->setFocus(Qt::OtherFocusReason);
    showHistory();
    if (m_notebook.damage())
        m_notice->say(m_notebook.damage()->message());
    if (!hasCatalogue())
        return;
    setTable();
    Location place = m_memory.place;
    if (!m_contents->contents().find(place.expansion, {}).isValid())
        place = {Activity::Reader, m_contents->contents().firstExpansion(), {}, 0};
    go(place);
    if (const QString link = options.errand().link; !link.isEmpty())
        openLink(link);
    else if (m_memory.place.expansion.isEmpty())
        m_firstSteps->open();
}

/// Gives window and controls the colours of day or night.
void MainWindow::dress()
{
    if (m_isDressing)
        return;
    m_isDressing = true;
    setPalette(paletteOf(inksOf(printingFor(QGuiApplication::palette()))));
    QToolTip::setPalette(palette());
    QApplication::setPalette(palette(), "QMenu"); // a window of its own, which takes no colours from ours
    m_isDressing = false;
}

void MainWindow::retranslate()
{
    setWindowTitle(tr("Glossator"));
    m_actions->retranslate();
    m_pages->setAccessibleName(tr("Page"));
    if (m_fault)
        sayWhatIsMissing();
    if (m_library) {
        QHash<QString, QString> names;
        const auto language = m_top->readingLanguages()->languages().front();
        const auto boxes = m_library->catalogue.expansions();
        for (const auto& box : boxes)
            names.insert(box.id, box.name.textOrSource(language));
        m_tableBar->setBoxes(boxes, language);
        m_lookup->setExpansionNames(names);
    }
}

} // namespace glossator::desktop
