// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/paned.h"
#include "app/desktop/stage/choreographer.h"
#include "app/desktop/stage/clause_names.h"
#include "app/desktop/stage/export_button.h"
#include "app/desktop/stage/performance.h"
#include "app/desktop/stage/stage_clock.h"
#include "app/pictures/board_picture.h"
#include "model/notebook/stage_pace.h"
#include "model/terms/caption_names.h"

#include <QWidget>

#include <memory>

class QLabel;
class QListView;
class QMenu;
class QStackedWidget;
class QTabWidget;
class QToolButton;

namespace glossator::desktop {

class AwardSheet;
class CasePanel;
class CaptionLine;
class CaseTitle;
class ColumnSplit;
class DetourBar;
class EmptyStage;
class HouseBar;
class MenuButton;
class OptionsPane;
class RoundBand;
class StageCanvas;
class StageMenu;
class StageSaver;
class StageSide;
class StageTexts;
class StepsModel;
class TransportBar;
class TurnButton;
class WrappingRow;
class WorkBar;

/// Where the stage stands, to come back to it.
struct StagePlace
{
    QString caseId;
    int step = 0;
    bool operator==(const StagePlace&) const = default;
};

/// Plays a case: the engine has computed everything when the case opens, and the stage shows it moment
/// by moment, with what happens listed beside it and each clause a click away.
class StageView : public QWidget, public Paned
{
    Q_OBJECT
    friend class StageKeys; // which has the keys and what they do here

public:
    explicit StageView(QWidget* parent = nullptr);
    ~StageView() override;

    /// The list of cases, the board, the steps, what can be chosen or what is scored, the transport and the
    /// bar on top.
    [[nodiscard]] std::vector<QWidget*> panes() const override;
    [[nodiscard]] bool isAtHand(const QWidget* pane) const override;
    void bring(QWidget* pane) override;
    /// Both must live as long as the view, or be taken away with nullptr.
    void setCatalogue(const catalogue::Catalogue* catalogue, const tiles::TileCatalogue* tiles);
    /// By which new names of roles are told beside captions; they must outlive the view. nullptr: none are.
    void setTerms(const terms::TermBase* terms) { m_captionNames.setTerms(terms); }
    /// Ids of the expansions on the user's table, whose cases are listed first; empty: all.
    void setMyTable(const QStringList& expansions);
    /// The language of captions and clauses.
    void setLanguage(catalogue::Language language);
    /// How fast all goes and whether things move. None: at the usual speed, and with motion where the windows
    /// of the desktop have it.
    void setPace(const std::optional<notebook::Pace>& pace);
    [[nodiscard]] notebook::Pace pace() const;
    [[nodiscard]] bool hasMotion() const { return pace().hasMotion; }

    /// How the user's people read what the sources leave open, by switch. A case that goes otherwise by that
    /// is played so, marked as not the case, and one key from how the case has it; a case that is there to
    /// show its reading is played by that, and one key from the user's.
    void setHouseReadings(engine::SwitchReadings readings);
    [[nodiscard]] bool isByHouse() const { return m_played.isByHouse(); }

    /// Opens a case of the catalogue at a step. False for an unknown id, which leaves all as it was.
    bool openCase(const QString& id, int step = 0);
    /// Opens a case from the text of a file that is not in the catalogue.
    void openText(const QString& text, const QString& file);
    [[nodiscard]] StagePlace place() const;
    [[nodiscard]] bool isPlaying() const { return m_clock.isRunning(); }
    [[nodiscard]] int stepCount() const { return m_timeline.steps(); }
    /// See Performance.
    [[nodiscard]] bool isAside() const { return m_played.isAside(); }
    /// The step that is shown, done or under way.
    [[nodiscard]] int step() const { return m_moment.step; }
    [[nodiscard]] const StagePicture& picture() const;
    /// The step that is shown, as it rests, with its caption below; null without a case.
    [[nodiscard]] QImage stepImage() const;
    /// Everything that the list of steps tells.
    [[nodiscard]] QString caseText() const;
    /// These say below the stage what became of them; a film takes a while, in which all goes on.
    void savePicture(const QString& path);
    void saveText(const QString& path);
    void saveFilm(const QString& path);
    /// What the stage can be told, for the menu of the window.
    [[nodiscard]] QMenu* menu() const;
    /// The phase of the turn in which the game is, in the words of the catalogue; empty: none.
    [[nodiscard]] QString phase() const;

public slots:
    void play();
    void pause();
    void togglePlay();
    void stepForward();
    void stepBack();
    void goToStart();
    void goToEnd();
    /// Shows a step as it is when done.
    void goToStep(int step);
    /// From another choice back to where it was made, or from the house decisions to the case.
    void returnToCase();
    /// Opens the list of cases with the keyboard in it; where it is there already, it closes.
    void goToCases();
    /// Plays the case by the house decisions or as it is, whichever it is not.
    void toggleHouse();

signals:
    void clauseRequested(const QString& clause);
    /// To see the step of the turn that has this phase in the order of play.
    void phaseRequested(const QString& phase);
    void placeChanged(const StagePlace& place);
    /// By the user.
    void paceChosen(const glossator::notebook::Pace& pace);
    /// To find a case.
    void searchRequested();
    /// By the user, from the list. Who keeps the way back opens it; else the stage does.
    void caseChosen(const QString& id);
    void printRequested();
    void pdfRequested();

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    [[nodiscard]] QWidget* buildHeader();
    [[nodiscard]] QWidget* buildTable();
    void placeTurn(bool hasRounds);
    [[nodiscard]] QWidget* buildSide();
    [[nodiscard]] bool isLow() const;
    void fitHeight();
    void steadyHead();
    void connectAll();
    void take(std::unique_ptr<LoadedCase> loaded, int step);
    void clearTable();
    void showWhetherEmpty();
    void setTable();
    void chooseOption(int row);
    void playNext(int step);
    void leaveCase(int step, const engine::Option& option);
    void showHouse();
    void returnToCase(int step);
    void pickOnBoard(QPointF board, const std::optional<pictures::BoardHit>& hit);
    void leaveRest();
    [[nodiscard]] int positionOf(int step) const;
    void showPosition(int milliseconds);
    void showMoment();
    void showStep();
    void showCurrentRow();
    void showFaults();
    void previewOption(int row);
    void goToRow(int row);
    void goToMoment(const Moment& moment);
    [[nodiscard]] QStringList playerNames() const;
    [[nodiscard]] QString cardText(const PlayerCard& card) const;
    [[nodiscard]] QString hitText(const pictures::BoardHit& hit) const;
    void connectCases();
    [[nodiscard]] QString caseTitle() const;
    void showCase();
    void chooseCase(const QString& id);
    void leaveCases();
    void fillProves();
    void showProves();
    void nameClauses();
    void addClause(QMenu& menu, const QString& clause);
    [[nodiscard]] QStringList captions() const;
    void refillSteps();
    void fillSteps();
    void openClauseMenu(QPoint point);
    void retranslate();
    void nameTabs();
    void showWhetherSide();
    void showPhase();
    void showRound();
    [[nodiscard]] const engine::State* stateNow() const;
    void describe();
    void exportAs(Export what);
    void ask(const QString& ending, const QString& filter, void (StageView::*save)(const QString&));
    [[nodiscard]] QString asideName() const;
    [[nodiscard]] StageTexts texts() const;
    [[nodiscard]] wording::PhraseWording wording() const { return wording::PhraseWording(m_tiles); }
    const catalogue::Catalogue* m_catalogue = nullptr;
    const tiles::TileCatalogue* m_tiles = nullptr;
    catalogue::Language m_language = catalogue::Language::En;
    Performance m_played;
    engine::SwitchReadings m_houseReadings;
    terms::CaptionNames m_captionNames;
    ClauseNames m_clauseNames;
    std::unique_ptr<Choreographer> m_choreographer;
    QRectF m_bounds; ///< squares that all pictures need
    Timeline m_timeline;
    Moment m_moment;
    int m_shownStep = -1;
    engine::Phase m_shownPhase = engine::Phase::Over;
    std::optional<notebook::Pace> m_pace;
    bool m_isFollowing = false; ///< the list is being moved to where the picture is
    StageClock m_clock;
    StepsModel* m_steps;

    QStackedWidget* m_body = nullptr; ///< a case, or that there is none
    EmptyStage* m_empty = nullptr;
    ColumnSplit* m_split = nullptr;
    StageSide* m_side = nullptr;
    QToolButton* m_sideButton = nullptr; ///< where the side is not always there
    QWidget* m_head = nullptr;           ///< the bar on top
    QStackedWidget* m_header = nullptr;  ///< the title, or the bar of a detour
    DetourBar* m_detourBar = nullptr;
    HouseBar* m_houseBar = nullptr;
    ColumnSplit* m_caseSplit = nullptr;
    CasePanel* m_casePanel = nullptr;
    QToolButton* m_cases = nullptr; ///< opens the list of them
    CaseTitle* m_title = nullptr;
    StageMenu* m_menu = nullptr;
    MenuButton* m_proves = nullptr;
    TurnButton* m_turn = nullptr;
    WrappingRow* m_headRow = nullptr;
    RoundBand* m_round = nullptr;
    QLabel* m_faults = nullptr;
    ExportButton* m_export = nullptr;
    WorkBar* m_exportBar = nullptr;
    StageSaver* m_saver = nullptr;
    StageCanvas* m_canvas = nullptr;
    CaptionLine* m_caption = nullptr;
    TransportBar* m_transport = nullptr;
    QListView* m_list = nullptr;
    QTabWidget* m_tabs = nullptr;
    OptionsPane* m_optionsPane = nullptr;
    AwardSheet* m_award = nullptr;
};

} // namespace glossator::desktop
