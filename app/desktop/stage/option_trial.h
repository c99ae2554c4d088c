// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/links/stage_trial.h"
#include "app/pictures/board_picture.h"

#include <QObject>

#include <optional>

namespace glossator::desktop {

class OptionsPane;
class Production;
class StageCanvas;
class StagePlayer;

/// Tries options of a decision: on the board as long as they are pointed at, and in earnest when they are
/// chosen, by which the stage leaves the case unless it chooses the same.
class OptionTrial : public QObject
{
    Q_OBJECT

public:
    /// What is tried, by whom, and where it is seen; all must outlive this.
    OptionTrial(Production& production, StagePlayer& player, OptionsPane& options, StageCanvas& canvas);

    /// As the pane's rows.
    void preview(int row);
    void choose(int row);
    /// Selects what can be chosen at a point of the board, one after the other where there is more.
    void pick(QPointF board, const std::optional<pictures::BoardHit>& hit);
    /// Where the stage left the case last, the choice by which it did stays the current one.
    void markLeft();

signals:
    /// Nothing is tried any more: the board shows what there is.
    void ended();
    void picked();

private:
    void endPreview();
    void playNext(int step);
    void goOnFrom(int step);
    void lookAgain();
    void arrive();
    [[nodiscard]] bool tellsOutcome() const;
    void rememberLeft();

    Production& m_production;
    StagePlayer& m_player;
    OptionsPane& m_options;
    StageCanvas& m_canvas;
    bool m_isTried = false;                   ///< an option is seen on the board
    std::optional<int> m_next;                ///< the step that follows from what was chosen last
    std::optional<StageTrial::Choice> m_left; ///< the one by which the stage left the case last
};

} // namespace glossator::desktop
