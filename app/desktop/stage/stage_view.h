// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/choreographer.h"
#include "app/desktop/stage/loaded_case.h"
#include "app/desktop/stage/stage_clock.h"
#include "app/pictures/board_picture.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QListView;
class QTabWidget;
class QToolButton;

namespace glossator::desktop {

class AwardSheet;
class OptionsModel;
class StageCanvas;
class StepsModel;
class TransportBar;
class TurnButton;

/// Where the stage stands, to come back to it.
struct StagePlace
{
    QString caseId;
    int step = 0;
    bool operator==(const StagePlace&) const = default;
};

/// Plays a case: the engine has computed everything when the case opens, and the stage shows it moment
/// by moment, with what happens listed beside it and each clause a click away.
class StageView : public QWidget
{
    Q_OBJECT

public:
    explicit StageView(QWidget* parent = nullptr);
    ~StageView() override;

    /// Both must live as long as the view, or be taken away with nullptr.
    void setCatalogue(const catalogue::Catalogue* catalogue, const tiles::TileCatalogue* tiles);
    /// The language of captions and clauses.
    void setLanguage(catalogue::Language language);
    /// Whether things move; without motion every change is at once. A style that does not animate has
    /// none either.
    void setMotion(bool motion);
    [[nodiscard]] bool hasMotion() const;

    /// Opens a case of the catalogue at a step. False for an unknown id, which leaves all as it was.
    bool openCase(const QString& id, int step = 0);
    /// Opens a case from the text of a file that is not in the catalogue.
    void openText(const QString& text, const QString& file);
    [[nodiscard]] StagePlace place() const;
    [[nodiscard]] bool isPlaying() const { return m_clock.isRunning(); }
    [[nodiscard]] int stepCount() const { return m_timeline.steps(); }
    /// The step that is shown, done or under way.
    [[nodiscard]] int step() const { return m_moment.step; }
    [[nodiscard]] const StagePicture& picture() const;
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
    void setSpeed(double speed);

signals:
    void clauseRequested(const QString& clause);
    /// To see the step of the turn that has this phase in the order of play.
    void phaseRequested(const QString& phase);
    void placeChanged(const StagePlace& place);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    [[nodiscard]] QWidget* buildHeader();
    [[nodiscard]] QWidget* buildTable();
    [[nodiscard]] QWidget* buildSide();
    void connectAll();
    void take(std::unique_ptr<LoadedCase> loaded, int step);
    void showPosition(int milliseconds);
    void showMoment();
    void showStep();
    void showCurrentRow();
    void showFaults();
    void previewOption(int row);
    void goToRow(int row);
    [[nodiscard]] QStringList playerNames() const;
    [[nodiscard]] QString hitText(const pictures::BoardHit& hit) const;
    void fillCases();
    void fillProves();
    void fillSteps();
    void openClauseMenu(QPoint point);
    bool handleKey(int key);
    void retranslate();
    void showPhase();
    void describe();
    [[nodiscard]] PhraseWording wording() const { return PhraseWording(m_tiles); }
    [[nodiscard]] const cases::CaseResult* result() const { return m_case ? &m_case->result : nullptr; }

    const catalogue::Catalogue* m_catalogue = nullptr;
    const tiles::TileCatalogue* m_tiles = nullptr;
    catalogue::Language m_language = catalogue::Language::En;
    std::unique_ptr<LoadedCase> m_case;
    std::unique_ptr<Choreographer> m_choreographer;
    Timeline m_timeline;
    Moment m_moment;
    int m_shownStep = -1;
    bool m_motion = true;
    bool m_isFollowing = false; ///< the list is being moved to where the picture is
    StageClock m_clock;
    StepsModel* m_steps;
    OptionsModel* m_options;

    QComboBox* m_cases = nullptr;
    QToolButton* m_proves = nullptr;
    TurnButton* m_turn = nullptr;
    QLabel* m_faults = nullptr;
    StageCanvas* m_canvas = nullptr;
    QLabel* m_caption = nullptr;
    TransportBar* m_transport = nullptr;
    QListView* m_list = nullptr;
    QTabWidget* m_tabs = nullptr;
    QLabel* m_decision = nullptr;
    QListView* m_optionList = nullptr;
    AwardSheet* m_award = nullptr;
};

} // namespace glossator::desktop
