// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/saving/work_bar.h"
#include "app/desktop/shell/command_line.h"
#include "app/desktop/shell/memory.h"
#include "app/desktop/shell/reading_desk.h"
#include "model/notebook/notebook.h"

#include <QWidget>

#include <memory>

class QSplitter;
class QVBoxLayout;

namespace glossator::desktop {

class AboutBox;
class ActivityBar;
class CaseMenu;
class ContentsTree;
class Copier;
class EmptyPage;
class FirstSteps;
class InterfaceLanguage;
class Keeping;
class Kept;
class KeptPanel;
class KeyList;
class LastChange;
class LinkOpener;
class LookupPanel;
class MyTable;
class Navigator;
class NoticeBar;
class NoticePlace;
class Pages;
class Paper;
class PlaceActions;
class PlacePrinting;
class ReaderView;
class SidePanel;
class SideRoom;
class StageView;
class TableBar;
class TablePanel;
class TermCard;
class TermOpener;
class Theatre;
class TopBar;
class WindowActions;
class WorkBar;

/// The window: contents at the left, the search field on top, and in the middle the page, the tiles or the
/// stage. It builds these parts, tells them of one another, and opens and closes what they read.
class MainWindow : public QWidget
{
    Q_OBJECT

public:
    /// `memory` is how the last window was left, `notebook` what the user wrote.
    MainWindow(const StartOptions& options, Memory memory,
               notebook::Notebook notebook = notebook::Notebook::forgotten(), QWidget* parent = nullptr);
    ~MainWindow() override;
    Q_DISABLE_COPY_MOVE(MainWindow)

    /// How large a window is that was never left in another size, without its frame, on a screen with so much
    /// room.
    [[nodiscard]] static QSize firstSize(const QSize& room);
    /// How this window is to be found again.
    [[nodiscard]] Memory memory() const;
    /// False where the catalogue could not be opened.
    [[nodiscard]] bool hasCatalogue() const { return m_library.has_value(); }
    /// Leads from place to place.
    [[nodiscard]] Navigator& navigator() const { return *m_navigator; }
    void setInterfaceLanguage(catalogue::Language language);

public slots:
    /// Goes where a link leads (see Link), or says why it leads nowhere.
    void openLink(const QString& link);
    /// Does what another start of the program was for, and comes to the front.
    void receive(const Errand& errand);

signals:
    void closed();
    /// Once: the window can be seen.
    void painted();

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void buildTop(QVBoxLayout* column);
    [[nodiscard]] QWidget* buildPage();
    void makeParts();
    void connectActions();
    void connectView();
    void connectColours();
    void connectKept();
    void connectKeys();
    void connectPlaces();
    void choose(Activity activity);
    void connectLookup();
    void connectTermCard();
    void connectPage(ReaderView* page);
    void welcomeStage(StageView* stage);
    void tellOfSaving(const QString& what, WorkBar::Outcome outcome);
    void connectTable();
    void connectPaper();

    void openLibrary(const QString& path);
    void closeLibrary();
    /// Reads what the first view did not need, and says what is wrong with it.
    void checkLibrary();
    void sayWhatIsMissing();
    /// Tells all parts which expansions lie on the table.
    void setTable();
    void openTable();
    void fillTable();
    void nameBoxes();

    void start(const StartOptions& options);
    void dress();
    void retranslate();
    void setZoom(int zoom);
    void setReadingLanguages();
    void openKept();
    void followRoleNames();
    void focusSearch();
    void openMenu();

    Memory m_memory;
    notebook::Notebook m_notebook;
    std::unique_ptr<MyTable> m_table;
    std::unique_ptr<Kept> m_kept;
    std::optional<Library> m_library;
    std::optional<catalogue::OpenError> m_fault;
    bool m_isDressing = false;
    bool m_isTableFilled = false;
    bool m_isPainted = false;

    InterfaceLanguage* m_interface;
    WindowActions* m_actions;
    TableBar* m_tableBar = nullptr;
    TablePanel* m_tablePanel = nullptr;
    NoticeBar* m_notice = nullptr;
    NoticePlace* m_noticePlace = nullptr;
    LastChange* m_lastChange = nullptr;
    WorkBar* m_paperBar = nullptr;
    Paper* m_paper = nullptr;
    TopBar* m_top = nullptr;
    ActivityBar* m_bar = nullptr;
    QSplitter* m_splitter = nullptr;
    SidePanel* m_side = nullptr;
    KeptPanel* m_keptPanel = nullptr;
    ContentsTree* m_contents = nullptr;
    Pages* m_pages = nullptr;
    Theatre* m_theatre = nullptr;
    EmptyPage* m_empty = nullptr;
    LookupPanel* m_lookup = nullptr;
    FirstSteps* m_firstSteps = nullptr;
    TermCard* m_termCard = nullptr;
    AboutBox* m_about = nullptr;

    // These work with the parts above.
    std::optional<ReadingDesk> m_desk;
    std::unique_ptr<SideRoom> m_sideRoom;
    std::unique_ptr<Navigator> m_navigator;
    std::unique_ptr<LinkOpener> m_links;
    std::unique_ptr<TermOpener> m_terms;
    std::unique_ptr<CaseMenu> m_caseMenu;
    std::unique_ptr<Copier> m_copier;
    std::unique_ptr<PlacePrinting> m_printing;
    std::unique_ptr<Keeping> m_keeping;
    std::unique_ptr<KeyList> m_keyList;
    std::unique_ptr<PlaceActions> m_placeActions;
};

} // namespace glossator::desktop
