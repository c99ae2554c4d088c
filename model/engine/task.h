// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/ids.h"
#include "model/engine/score_sheet.h"

namespace glossator::engine {

/// The steps of the game that wait on the agenda.
enum class TaskKind : std::uint8_t {
    BeginTurn,
    Draw,
    PlaceTile,
    Wood,
    Score,         ///< find the features that the new tile finished
    ScoreFeature,  ///< feature: one finished feature
    FinalFeature,  ///< feature: one feature at the end of the game
    Award,         ///< the last award of State::awards
    FeatureScored, ///< feature: its awards are made, its figures still stand
    ReturnFigures, ///< feature
    EndRound,      ///< all features of the round are scored
    EndTurn,
    FinalScoring,
    EndGame,
    OfModule ///< module, code: the module knows
};

/// One step to do. The agenda is a stack: what is pushed last is done first, so a rule can put steps
/// between any two others.
struct Task
{
    TaskKind kind = TaskKind::BeginTurn;
    std::uint8_t module = 0;
    std::uint8_t code = 0;
    Player player = nobody;
    FeatureId feature = none;
    std::int16_t value = 0; ///< for OfModule: what the module likes
    bool operator==(const Task&) const = default;

    [[nodiscard]] static Task of(TaskKind kind)
    {
        Task task;
        task.kind = kind;
        return task;
    }
};

/// Points on their way to a player.
struct Award
{
    Player player = nobody;
    FeatureId feature = none; ///< what was scored, if it was a feature
    bool final = false;       ///< made after the last turn
    ScoreSheet sheet;
    Citations cites; ///< further clauses that the award follows
    bool operator==(const Award&) const = default;
};

} // namespace glossator::engine
