// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/stage_texts.h"
#include "app/desktop/stage/timeline.h"

#include <QObject>

#include <functional>

namespace glossator::desktop {

class BoardPane;
class MomentShow;
class Production;
class StagePlayer;
class StageSide;
class StageSources;
class StepsModel;

/// Lays what is played on the stage before any moment of it is shown, and clears all of it away before it
/// goes.
class TableSetter : public QObject
{
    Q_OBJECT

public:
    /// The parts that are filled.
    struct Parts
    {
        StepsModel& steps;
        BoardPane& board;
        StageSide& side;
        StagePlayer& player;
        MomentShow& show;
    };

    /// All must outlive this. `texts` are those of what is played.
    TableSetter(const Production& production, const StageSources& sources, const Parts& parts,
                std::function<StageTexts()> texts);

public slots:
    void clear();
    /// The player begins at the end of a step.
    void lay(int step);
    /// In another language all takes as long as its captions: the moment stays.
    void refill();

private:
    [[nodiscard]] Timeline fill();

    const Production& m_production;
    const StageSources& m_sources;
    Parts m_parts;
    std::function<StageTexts()> m_texts;
};

} // namespace glossator::desktop
