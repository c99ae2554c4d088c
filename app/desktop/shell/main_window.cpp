// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/main_window.h"

#include "app/desktop/contents/contents_tree.h"
#include "app/desktop/contents/side_panel.h"
#include "app/desktop/kept/kept.h"
#include "app/desktop/kept/kept_panel.h"
#include "app/desktop/look/accessible_role.h"
#include "app/desktop/look/grown_signs.h"
#include "app/desktop/look/inks.h"
#include "app/desktop/look/text_size.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/lookup/first_steps.h"
#include "app/desktop/lookup/lookup_panel.h"
#include "app/desktop/lookup/term_card.h"
#include "app/desktop/paper/paper.h"
#include "app/desktop/shell/activity_bar.h"
#include "app/desktop/shell/case_menu.h"
#include "app/desktop/shell/copier.h"
#include "app/desktop/shell/interface_language.h"
#include "app/desktop/shell/keeping.h"
#include "app/desktop/shell/key_list.h"
#include "app/desktop/shell/link_opener.h"
#include "app/desktop/shell/navigator.h"
#include "app/desktop/shell/notice_bar.h"
#include "app/desktop/shell/pages.h"
#include "app/desktop/shell/place_actions.h"
#include "app/desktop/shell/place_printing.h"
#include "app/desktop/shell/reading_languages.h"
#include "app/desktop/shell/side_room.h"
#include "app/desktop/shell/term_opener.h"
#include "app/desktop/shell/theatre.h"
#include "app/desktop/shell/top_bar.h"
#include "app/desktop/shell/window_actions.h"
#include "app/desktop/table/my_table.h"
#include "app/desktop/table/table_bar.h"
#include "app/desktop/table/table_panel.h"
#include "model/catalogue/catalogue_finder.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QLineEdit>
#include <QSplitter>
#include <QTimer>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace glossator::desktop {

MainWindow::MainWindow(const StartOptions& options, Memory memory, notebook::Notebook notebook,
                       QWidget* parent)
    : QWidget(parent), m_memory(std::move(memory)), m_notebook(std::move(notebook)),
      m_table(std::make_unique<MyTable>(m_notebook.tables())), m_kept(std::make_unique<Kept>(m_notebook)),
      m_interface(new InterfaceLanguage(this)), m_actions(new WindowActions(this))
{
    growSigns();
    installAccessibleRoles();
    TextSize::apply(*this, TextSize::ofDesktop() * m_memory.zoom / 100.0);
    setObjectName(QStringLiteral("mainWindow"));
    setAttribute(Qt::WA_WindowPropagation);
    build();
    dress();
    makeParts();
    connectActions();
    connectView();
    connectKept();
    connectKeys();
    connectPlaces();
    connectLookup();
    connectTermCard();
    connectTable();
    connectPaper();
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
        memory.place = m_navigator->here();
    memory.geometry = saveGeometry();
    memory.splitter = m_splitter->saveState();
    memory.foldsOffTable = m_actions->foldOffTable->isChecked();
    return memory;
}

void MainWindow::setInterfaceLanguage(catalogue::Language language)
{
    m_interface->set(language);
    QAction* chosen = m_memory.windowFollowsText ? m_actions->languageOfText
                                                 : m_actions->languages.at(catalogue::indexOf(language));
    chosen->setChecked(true);
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
    m_sideRoom->follow();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    emit closed();
    QWidget::closeEvent(event);
}

/// What no part of the window wanted: Enter presses the button that has the keyboard, which some desktops
/// leave to Space, and Escape leaves the full screen, as its notice says, else ends a notice, else takes away
/// what was looked for.
void MainWindow::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (auto* button = qobject_cast<QAbstractButton*>(focusWidget()); isEnter && button != nullptr)
        return button->click();
    if (event->key() == Qt::Key_Escape && isFullScreen())
        setWindowState(windowState() & ~Qt::WindowFullScreen);
    else if (event->key() == Qt::Key_Escape && m_notice->isVisible())
        m_notice->dismiss();
    else if (event->key() == Qt::Key_Escape && !m_top->searchField()->text().isEmpty())
        m_top->searchField()->clear();
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

void MainWindow::openLink(const QString& link)
{
    m_links->open(link);
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
        m_sideRoom->restore(m_memory.splitter);
    m_top->searchField()->setFocus(Qt::OtherFocusReason);
    m_placeActions->followHistory();
    if (m_notebook.damage())
        m_notice->say(m_notebook.damage()->message());
    if (!hasCatalogue())
        return;
    setTable();
    Location place = m_memory.place;
    if (!m_navigator->hasPage(place.expansion))
        place = {Activity::Reader, m_contents->contents().firstExpansion(), {}, 0};
    m_navigator->go(place);
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
    setPalette(paletteOf(inksOf(m_memory.printing.value_or(printingFor(QGuiApplication::palette())))));
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
    if (m_library)
        nameBoxes();
}

void MainWindow::setZoom(int zoom)
{
    m_memory.zoom = std::clamp(zoom, Memory::smallestZoom, Memory::largestZoom);
    const double scale = TextSize::ofDesktop() * m_memory.zoom / 100.0;
    QToolTip::hideText(); // it stands where the word was
    TextSize::apply(*this, scale);
    m_sideRoom->grow();
    m_contents->setIndentation(Typefaces::scaled(14));
    m_pages->setZoom(std::clamp(qRound(scale * 100), Memory::smallestZoom, Memory::largestZoom));
}

void MainWindow::setReadingLanguages()
{
    const auto& languages = m_top->readingLanguages()->languages();
    m_pages->setLanguages(languages);
    m_contents->contents().setLanguage(languages.front());
    m_lookup->setLanguages(languages);
    m_tablePanel->setLanguage(languages.front());
    m_keptPanel->setLanguage(languages.front());
    if (m_library)
        nameBoxes();
}

/// Opens the list with the keyboard in it; where it is there already, the contents come back.
void MainWindow::openKept()
{
    if (!m_library)
        return;
    const bool hasFocus = m_keptPanel->isVisible() && m_side->isAncestorOf(QApplication::focusWidget());
    m_side->show(hasFocus ? SidePanel::Side::Contents : SidePanel::Side::Kept);
    m_navigator->show(Activity::Reader);
    m_actions->contents->setChecked(true);
    m_sideRoom->follow();
    if (hasFocus)
        m_pages->currentWidget()->setFocus(Qt::ShortcutFocusReason);
    else
        m_keptPanel->setFocus(Qt::ShortcutFocusReason);
}

/// What the window shows besides the pages, which follow by themselves.
void MainWindow::followRoleNames()
{
    const bool isNew = m_kept->hasNewRoleNames();
    m_actions->classicRoleNames->setChecked(!isNew);
    m_actions->newRoleNames->setChecked(isNew);
    m_termCard->useNewRoleNames(isNew);
}

void MainWindow::openMenu()
{
    m_theatre->leave();
    m_top->openMenu();
}

void MainWindow::focusSearch()
{
    m_theatre->leave();
    m_top->searchField()->setFocus(Qt::ShortcutFocusReason);
    m_top->searchField()->selectAll();
}

} // namespace glossator::desktop
