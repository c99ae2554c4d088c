// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/captions.h"
#include "model/engine/phase.h"
#include "model/engine/round.h"

#include <QObject>

#include <optional>

namespace glossator::desktop {

class BoardPane;
class Production;
class StageHead;
class StagePlayer;
class StageSide;
class StageSources;

/// Shows in all parts of the stage where the player is: the picture and the row of the moment, and what
/// belongs to its step.
class MomentShow : public QObject
{
    Q_OBJECT

public:
    /// The parts that follow.
    struct Parts
    {
        StageHead& head;
        BoardPane& board;
        StageSide& side;
    };

    /// All must outlive this.
    MomentShow(const Production& production, const StagePlayer& player, const StageSources& sources,
               const Parts& parts);

    /// What belongs to the step is shown anew with the next moment.
    void forget()
    {
        m_shownStep = -1;
        m_toldRest = -1;
    }
    /// Those of what is played from now on.
    void setCaptions(Captions captions) { m_captions = std::move(captions); }

public slots:
    void show();

signals:
    /// Another step is shown.
    void stepShown();

private:
    void showStep();
    void showCaption();
    void showAward();
    void showRound();
    void showPhase();
    void describe();
    void tellRest();

    const Production& m_production;
    const StagePlayer& m_player;
    const StageSources& m_sources;
    Parts m_parts;
    int m_shownStep = -1;
    int m_toldRest = -1; ///< the step of which it was told that it is done
    Captions m_captions; ///< of what is played
    QString m_caption;
    std::optional<engine::PartOfRound> m_shownRound;
    engine::Phase m_shownPhase = engine::Phase::Over;
};

} // namespace glossator::desktop
