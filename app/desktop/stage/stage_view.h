// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/choreographer.h"
#include "app/desktop/stage/export_button.h"
#include "app/desktop/stage/loaded_case.h"
#include "app/desktop/stage/stage_clock.h"
#include "app/pictures/board_picture.h"

#include <QWidget>

#include <functional>
#include <memory>

class QComboBox;
class QLabel;
class QListView;
class QPushButton;
class QStackedWidget;
class QTabWidget;
class QToolButton;

namespace glossator::desktop {

class AwardSheet;
class DetourBar;
class ExportBar;
class FilmMaker;
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
    /// Whether what is shown follows from another choice than the case's.
    [[nodiscard]] bool isAside() const { return m_detour.has_value(); }
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
    /// From another choice back to the case, at the same step.
    void returnToCase();

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
    /// What the engine made of another choice than the case's.
    struct Detour
    {
        cases::CaseResult result; ///< the case's steps up to `from`, then those that were chosen
        int from = 0;
    };

    void build();
    [[nodiscard]] QWidget* buildHeader();
    [[nodiscard]] QWidget* buildTable();
    [[nodiscard]] QWidget* buildSide();
    void connectAll();
    void take(std::unique_ptr<LoadedCase> loaded, int step);
    void clearTable();
    void setTable();
    /// The last step of the case where the stage has left it; -1: it has not.
    [[nodiscard]] int lastOfCase() const { return m_detour ? m_detour->from : -1; }
    [[nodiscard]] bool isCaseUpTo(int step) const;
    [[nodiscard]] std::optional<engine::Option> caseChoice(int step) const;
    void chooseOption(int row);
    void leaveCase(int step, const engine::Option& option);
    void returnToCase(int step);
    void showOptionDeed(int row);
    void pickOnBoard(QPointF board, const std::optional<pictures::BoardHit>& hit);
    void showPosition(int milliseconds);
    void showMoment();
    void showStep();
    void showCurrentRow();
    void showFaults();
    void previewOption(int row);
    void goToRow(int row);
    void goToMoment(const Moment& moment);
    [[nodiscard]] QStringList playerNames() const;
    [[nodiscard]] QString hitText(const pictures::BoardHit& hit) const;
    void fillCases();
    void fillProves();
    void fillSteps();
    void openClauseMenu(QPoint point);
    bool handleKey(int key);
    bool panByKey(int key);
    void retranslate();
    void showPhase();
    void describe();
    void exportAs(Export what);
    void askFile(const QString& ending, const QString& filter,
                 const std::function<void(const QString&)>& save);
    void write(const QString& path, const QByteArray& bytes);
    void cancelFilm();
    [[nodiscard]] QString captionOf(int step) const;
    [[nodiscard]] PhraseWording wording() const { return PhraseWording(m_tiles); }
    /// What is on the stage: the case, or what follows from another choice.
    [[nodiscard]] const cases::CaseResult* result() const
    {
        return m_detour ? &m_detour->result : m_case ? &m_case->result : nullptr;
    }

    const catalogue::Catalogue* m_catalogue = nullptr;
    const tiles::TileCatalogue* m_tiles = nullptr;
    catalogue::Language m_language = catalogue::Language::En;
    std::unique_ptr<LoadedCase> m_case;
    std::optional<Detour> m_detour;
    std::unique_ptr<Choreographer> m_choreographer;
    QRectF m_bounds; ///< squares that all pictures need
    Timeline m_timeline;
    Moment m_moment;
    int m_shownStep = -1;
    bool m_motion = true;
    bool m_isFollowing = false; ///< the list is being moved to where the picture is
    StageClock m_clock;
    StepsModel* m_steps;
    OptionsModel* m_options;

    QStackedWidget* m_header = nullptr; ///< the cases, or the bar of a detour
    DetourBar* m_detourBar = nullptr;
    QComboBox* m_cases = nullptr;
    QToolButton* m_proves = nullptr;
    TurnButton* m_turn = nullptr;
    QLabel* m_faults = nullptr;
    ExportButton* m_export = nullptr;
    ExportBar* m_exportBar = nullptr;
    std::unique_ptr<FilmMaker> m_film; ///< while one is made
    StageCanvas* m_canvas = nullptr;
    QLabel* m_caption = nullptr;
    TransportBar* m_transport = nullptr;
    QListView* m_list = nullptr;
    QTabWidget* m_tabs = nullptr;
    QLabel* m_decision = nullptr;
    QListView* m_optionList = nullptr;
    QPushButton* m_try = nullptr;
    AwardSheet* m_award = nullptr;
};

} // namespace glossator::desktop
