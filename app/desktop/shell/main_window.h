// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/library/library.h"
#include "app/desktop/lookup/term_clauses.h"
#include "app/desktop/shell/command_line.h"
#include "app/desktop/shell/history.h"
#include "app/desktop/shell/memory.h"
#include "app/desktop/shell/on_demand.h"
#include "model/engine/switches.h"
#include "model/notebook/notebook.h"

#include <QWidget>

#include <memory>

class QSplitter;
class QVBoxLayout;

namespace glossator::search {
struct Result;
}

namespace glossator::desktop {

class AboutBox;
class ActivityBar;
class ContentsTree;
class EmptyPage;
class FirstSteps;
class InterfaceLanguage;
class Kept;
class KeptPanel;
struct KeyGroup;
class KeyPage;
class LastChange;
class LookupPanel;
struct Link;
class MyTable;
class NoticeBar;
class Pages;
class Paper;
class Printout;
class ReaderView;
class SidePanel;
class StageView;
class TableBar;
class TablePanel;
class TermCard;
class Theatre;
class TopBar;
class WindowActions;
class WorkBar;

/// The window: contents at the left, the search field on top, and in the middle the page, the tiles or the
/// stage. It leads from each to the others and keeps the way back.
class MainWindow : public QWidget
{
    Q_OBJECT

public:
    /// `memory` is how the last window was left, `notebook` what the user wrote.
    MainWindow(const StartOptions& options, Memory memory,
               notebook::Notebook notebook = notebook::Notebook::forgotten(), QWidget* parent = nullptr);
    ~MainWindow() override;
    Q_DISABLE_COPY_MOVE(MainWindow)

    /// How this window is to be found again.
    [[nodiscard]] Memory memory() const;
    /// False where the catalogue could not be opened.
    [[nodiscard]] bool hasCatalogue() const { return m_library.has_value(); }
    [[nodiscard]] Location location() const;
    void setInterfaceLanguage(catalogue::Language language);

public slots:
    /// Goes to a clause, case or tile and remembers the way back.
    void openClause(const QString& clause);
    void openTile(const QString& tile);
    void openCase(const QString& caseId);
    /// Goes to the step of the order of play that has this phase.
    void openPhase(const QString& phase);
    /// Plays the case of a clause, or asks which of several.
    void openCaseOf(const QString& clause);
    /// Answers a pair, see pairs::PairId; half a one is to be completed.
    void openPair(const QString& pair);
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
    void connectActions();
    void connectParts();
    void connectPage(ReaderView* view);
    void openLibrary(const QString& path);
    void closeLibrary();
    /// Reads what the first view did not need, and says what is wrong with it.
    void checkLibrary();
    void sayWhatIsMissing();
    void start(const StartOptions& options);
    void dress();
    void retranslate();

    void go(const Location& location);
    void showPlace(const Location& location);
    void amendHistory();
    void showHistory();
    void setActivity(Activity activity);
    /// What the window says and offers of the place that is shown.
    void followActivity();
    void openSection(const QString& expansion, const QString& section);
    void connectPages();
    void welcomeStage(StageView* stage);
    /// Only beside a page, where it is wanted and leaves room to read.
    void showContents();
    void setZoom(int zoom);
    void growContents(double times);
    void setReadingLanguages();
    /// Tells all parts which expansions lie on the table.
    void setTable();
    [[nodiscard]] QStringList boxesOnTable() const;
    void openTable();
    void connectKept();
    void followDecisions();
    void sayWhatWasNotKept(const QString& why);
    void keepPace(const notebook::Pace& pace);
    /// The decisions of the house, for the stage.
    [[nodiscard]] engine::SwitchReadings houseReadings() const;
    void openKept();
    void openKeptPlace(const notebook::Place& place);
    void toggleBookmark();
    /// The clause, tile or case that one is at; nothing elsewhere.
    [[nodiscard]] std::optional<notebook::Place> keepablePlace() const;
    [[nodiscard]] QPoint placeOfCaseMenu() const;
    void openResult(const search::Result& result);
    void openTerm(const QString& term, const QPoint& at);
    void openExpansion(const QString& expansion);
    void follow(const Link& link);
    void copyLink();
    void connectPaper();
    void printPlace();
    void savePlaceAsPdf();
    /// What of the place one is at can be printed; nullptr for nothing.
    [[nodiscard]] std::unique_ptr<Printout> printoutOfPlace() const;
    void copyResult(const search::Result& result);
    [[nodiscard]] QString nameWithFacts(const search::Result& result) const;
    void copyLinkTo(const Link& link);
    void markSection(const QString& section);
    void focusSearch();
    /// The words by which the page in sight is searched or its list narrowed.
    void findHere();
    [[nodiscard]] bool canFindHere() const;
    /// The parts of the window that can be seen, as F6 goes through them.
    [[nodiscard]] std::vector<QWidget*> panes() const;
    void focusPane(int step);
    void connectKeys();
    [[nodiscard]] KeyPage* makeKeyPage();
    [[nodiscard]] std::vector<KeyGroup> keys() const;
    [[nodiscard]] bool showsKeys() const;
    void connectTheatre();
    void showKeys();
    void leaveKeys();
    void goBack();
    void goForward();

    void buildTop(QVBoxLayout* column);
    [[nodiscard]] QWidget* buildPage();
    void connectTable();
    void fillTable();

    Memory m_memory;
    notebook::Notebook m_notebook;
    std::unique_ptr<MyTable> m_table;
    std::unique_ptr<Kept> m_kept;
    std::optional<Library> m_library;
    std::optional<TermClauses> m_termClauses; ///< reads from the library; made when a term is opened
    std::optional<catalogue::OpenError> m_fault;
    History m_history;
    bool m_isDressing = false;
    bool m_isTableFilled = false;
    bool m_isPainted = false;

    InterfaceLanguage* m_interface;
    WindowActions* m_actions;
    TableBar* m_tableBar = nullptr;
    TablePanel* m_tablePanel = nullptr;
    NoticeBar* m_notice = nullptr;
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
    OnDemand<KeyPage> m_keyPage;
    EmptyPage* m_empty = nullptr;
    LookupPanel* m_lookup = nullptr;
    FirstSteps* m_firstSteps = nullptr;
    TermCard* m_termCard = nullptr;
    AboutBox* m_about = nullptr;
};

} // namespace glossator::desktop
