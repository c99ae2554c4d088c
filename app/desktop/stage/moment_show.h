// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/stage_texts.h"
#include "model/engine/phase.h"

#include <QObject>

#include <functional>

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

    /// All must outlive this. `texts` are those of what is played.
    MomentShow(const Production& production, const StagePlayer& player, const StageSources& sources,
               const Parts& parts, std::function<StageTexts()> texts);

    /// What belongs to the step is shown anew with the next moment.
    void forget() { m_shownStep = -1; }

public slots:
    void show();

signals:
    /// Another step is shown.
    void stepShown();

private:
    void showStep();
    void showPhase();
    void describe();

    const Production& m_production;
    const StagePlayer& m_player;
    const StageSources& m_sources;
    Parts m_parts;
    std::function<StageTexts()> m_texts;
    int m_shownStep = -1;
    engine::Phase m_shownPhase = engine::Phase::Over;
};

} // namespace glossator::desktop
