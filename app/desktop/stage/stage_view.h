// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/paned.h"
#include "app/desktop/stage/production.h"
#include "app/desktop/stage/stage_player.h"
#include "app/desktop/stage/stage_sources.h"

#include <QImage>
#include <QWidget>

class QMenu;
class QStackedWidget;

namespace glossator::desktop {

class BoardPane;
class CaseChoice;
class CasePanel;
class ColumnSplit;
class EmptyStage;
class MomentShow;
class OptionTrial;
class StageExport;
class StageHead;
class StageKeys;
class StageMenu;
class StageSide;
class StageTexts;
class StepsModel;
class TableSetter;
class WorkBar;

/// Plays a case: the engine has computed everything when the case opens, and the stage shows it moment
/// by moment, with what happens listed beside it and each clause a click away. It builds the parts that do
/// so, tells them of one another, and gives them the room that there is.
class StageView : public QWidget, public Paned
{
    Q_OBJECT

public:
    explicit StageView(QWidget* parent = nullptr);
    ~StageView() override;
    Q_DISABLE_COPY_MOVE(StageView)

    /// As the eye goes: the bar on top, then from left to right the list of cases, the board with the
    /// transport below it, and the steps with what can be chosen and what is scored below them.
    [[nodiscard]] std::vector<QWidget*> panes() const override;
    [[nodiscard]] bool isAtHand(const QWidget* pane) const override;
    void bring(QWidget* pane) override;
    /// Both must live as long as the view, or be taken away with nullptr.
    void setCatalogue(const catalogue::Catalogue* catalogue, const tiles::TileCatalogue* tiles);
    /// By which new names of roles are told beside captions; they must outlive the view. nullptr: none are.
    void setTerms(const terms::TermBase* terms) { m_sources.setTerms(terms); }
    /// Ids of the expansions on the user's table, whose cases are listed first; empty: all.
    void setMyTable(const QStringList& expansions);
    /// The language of captions and clauses.
    void setLanguage(catalogue::Language language);
    /// How fast all goes and whether things move. None: at the usual speed, and with motion where the windows
    /// of the desktop have it.
    void setPace(const std::optional<notebook::Pace>& pace);
    [[nodiscard]] notebook::Pace pace() const { return m_player.pace(); }
    [[nodiscard]] bool hasMotion() const { return m_player.hasMotion(); }
    /// Whether the view goes along with what happens on a board that is zoomed.
    void setFollowsAction(bool follows);

    /// How the user's people read what the sources leave open, by switch. A case that goes otherwise by that
    /// is played so, marked as not the case, and one key from how the case has it; a case that is there to
    /// show its reading is played by that, and one key from the user's.
    void setHouseReadings(engine::SwitchReadings readings);
    [[nodiscard]] bool isByHouse() const { return m_production->played().isByHouse(); }

    /// Opens a case of the catalogue at a step. False for an unknown id, which leaves all as it was.
    bool openCase(const QString& id, int step = 0) { return openPlace({id, step, {}}); }
    /// The same, with marks where the clause of the place acts, and with other choices tried again.
    bool openPlace(const StagePlace& place, const StageTrial& trial = {});
    /// Plays the step in which the clause of the place acts first, or of an example the rule that it
    /// illustrates, until it has acted; stays where it does not.
    void playClause();
    /// Opens a case from the text of a file that is not in the catalogue.
    void openText(const QString& text, const QString& file);
    [[nodiscard]] StagePlace place() const { return m_production->place(); }
    /// Other choices than those of the case that are played, to come back to them.
    [[nodiscard]] StageTrial trial() const { return m_production->trial(); }
    [[nodiscard]] bool isPlaying() const { return m_player.isPlaying(); }
    [[nodiscard]] int stepCount() const { return m_player.stepCount(); }
    /// See Performance.
    [[nodiscard]] bool isAside() const { return m_production->played().isAside(); }
    /// The step that is shown, done or under way.
    [[nodiscard]] int step() const { return m_player.step(); }
    [[nodiscard]] const StagePicture& picture() const;
    /// See StageExport.
    [[nodiscard]] QImage stepImage() const;
    [[nodiscard]] QString caseText() const;
    void savePicture(const QString& path);
    void saveText(const QString& path);
    void saveFilm(const QString& path);
    /// What the stage can be told, for the menu of the window.
    [[nodiscard]] QMenu* menu() const;
    /// Tells what became of an export.
    [[nodiscard]] WorkBar* exportBar() const;
    /// What begins below the board: its words, and what they are gone through with.
    [[nodiscard]] QWidget* foot() const;
    /// Ids of the boxes of the case, with the base game; empty where there is none.
    [[nodiscard]] QStringList boxes() const;
    /// What the case is called.
    [[nodiscard]] QString title() const { return m_production->title(); }
    /// The phase of the turn in which the game is; none where it is no step of a turn.
    [[nodiscard]] std::optional<engine::Phase> phase() const;

public slots:
    void play() { m_player.play(); }
    void pause() { m_player.pause(); }
    void stepForward() { m_player.stepForward(); }
    void stepBack() { m_player.stepBack(); }
    void goToStart() { m_player.goToStart(); }
    void goToEnd() { m_player.goToEnd(); }
    /// Shows a step as it is when done.
    void goToStep(int step) { m_player.goToStep(step); }
    /// From another choice back to where it was made, or from the house decisions to the case.
    void returnToCase() { m_production->returnToCase(); }
    /// Opens the list of cases with the keyboard in it; where it is there already, it closes.
    void goToCases();

signals:
    void clauseRequested(const QString& clause);
    /// To see the step of the turn that has this phase in the order of play.
    void phaseRequested(glossator::engine::Phase phase);
    void placeChanged(const glossator::desktop::StagePlace& place);
    /// By the user.
    void paceChosen(const glossator::notebook::Pace& pace);
    void followChosen(bool follows);
    /// Something to be read in passing.
    void told(const QString& what);
    /// To find a case.
    void searchRequested();
    /// By the user, from the list. Who keeps the way back opens it; else the stage does.
    void caseChosen(const QString& id);
    void printRequested();
    void pdfRequested();

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void makeParts();
    void connectPlayed();
    void connectPlayer();
    void connectClauses();
    void connectWords();
    void connectCases();
    void connectRoom();
    void watchKeys();
    void fitHeight();
    void showWhetherEmpty();
    void showWhetherSide();
    void showOffTable();
    void takeCase(const QString& id);
    void openOptions();
    void retranslate();
    [[nodiscard]] StageTexts texts() const;

    StageSources m_sources;
    StagePlayer m_player;
    std::optional<notebook::Pace> m_pace;
    QStringList m_myTable;
    StepsModel* m_steps;

    CasePanel* m_casePanel = nullptr;
    ColumnSplit* m_caseSplit = nullptr;
    StageHead* m_head = nullptr;
    StageMenu* m_menu = nullptr;
    QStackedWidget* m_body = nullptr; ///< a case, or that there is none
    EmptyStage* m_empty = nullptr;
    ColumnSplit* m_split = nullptr;
    BoardPane* m_board = nullptr;
    StageSide* m_side = nullptr;

    // These work with the parts above.
    std::unique_ptr<Production> m_production;
    std::unique_ptr<MomentShow> m_show;
    std::unique_ptr<TableSetter> m_table;
    std::unique_ptr<OptionTrial> m_trial;
    std::unique_ptr<CaseChoice> m_cases;
    std::unique_ptr<StageExport> m_export;
    std::unique_ptr<StageKeys> m_keys;
};

} // namespace glossator::desktop
