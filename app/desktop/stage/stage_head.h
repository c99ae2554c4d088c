// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/state.h"

#include <QWidget>

class QStackedWidget;
class QToolButton;

namespace glossator::desktop {

class CaseTitle;
class DetourBar;
class ExportButton;
class FaultLabel;
class HouseBar;
class MoreButton;
class OffTableSign;
class Production;
class ProvesButton;
class RoundBand;
class StageSources;
class TurnButton;
class WrappingRow;

/// The bar above the stage: what the case is called and proves, whether what is played is the case, where in
/// the turn the game is, and the buttons that open lists and menus.
class StageHead : public QWidget
{
    Q_OBJECT

public:
    /// Both must outlive this.
    StageHead(const Production& production, const StageSources& sources, QWidget* parent);

    /// Opens the list of cases.
    [[nodiscard]] QToolButton* cases() const { return m_cases; }
    /// Opens the column beside the board where it is not always there.
    [[nodiscard]] QToolButton* side() const { return m_side; }
    [[nodiscard]] ProvesButton* proves() const { return m_proves; }
    [[nodiscard]] ExportButton* exports() const { return m_export; }
    [[nodiscard]] MoreButton* more() const { return m_more; }
    [[nodiscard]] TurnButton* turn() const { return m_turn; }

    /// In the language of the texts.
    void showTitle();
    void showProves();
    /// The boxes of the case that do not lie on the user's table, by name.
    void showOffTable(const QStringList& boxes);
    /// What is played of the case, and by which reading of it; told to screen readers.
    void showReading();
    /// Where another choice than the case's was made, if one was.
    void showDetour();
    /// nullptr: there is no game.
    void showPhase(const engine::State* state);
    /// Where the game of a case is in the rounds of scoring, where its rules look at the score of each.
    void showRound(const engine::State* state);
    /// The phase of the turn that is shown; none where it is no step of a turn.
    [[nodiscard]] std::optional<engine::Phase> phase() const;
    /// How what is not the case says so.
    [[nodiscard]] QString asideName() const;
    /// On a low stage what the case proves and what can be taken along is behind one button.
    void setLow(bool isLow);

signals:
    void clauseRequested(const QString& clause);
    void phaseRequested(glossator::engine::Phase phase);
    /// Another choice is left.
    void returnRequested();
    void houseToggled();
    /// The keyboard was with what has gone.
    void focusFreed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void placeTurn(bool hasRounds);
    void narrowTurn();
    void retranslate();

    const Production& m_production;
    const StageSources& m_sources;
    bool m_isLow = false;
    WrappingRow* m_row;
    QToolButton* m_cases;
    QStackedWidget* m_titles; ///< the title, or the bar of a detour
    CaseTitle* m_title;
    DetourBar* m_detour;
    OffTableSign* m_offTable;
    TurnButton* m_turn;
    ProvesButton* m_proves;
    ExportButton* m_export;
    MoreButton* m_more;
    QToolButton* m_side;
    RoundBand* m_round;
    HouseBar* m_house;
    FaultLabel* m_faults;
};

} // namespace glossator::desktop
