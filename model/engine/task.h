// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/ids.h"
#include "model/engine/origin.h"
#include "model/engine/round.h"
#include "model/engine/score_sheet.h"

namespace glossator::engine {

/// The steps of the game that wait on the agenda.
enum class TaskKind : std::uint8_t {
    BeginTurn, ///< player; value: the module that brought the turn, or none; code: TurnPart::earnedIn + 1
    BeginPart, ///< player, value, code: a further part of the turn that goes on
    Draw,
    PlaceTile,
    Wood,
    EndWood,
    Score,         ///< find the features that the new tile finished
    ScoreFeature,  ///< feature: one finished feature
    FinalFeature,  ///< feature: one feature at the end of the game
    Award,         ///< the last award of State::awards
    Pay,           ///< the last payment of State::payments
    FeatureScored, ///< feature: its awards are made, its figures still stand
    ReturnFigures, ///< feature
    EnterRound,    ///< value: a Round; code: the RoundPart of it that begins
    EndRound,      ///< code: the Round whose points are all made
    EndTurn,       ///< the end of a turn, or of a part of it
    NextTurn,
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
    [[nodiscard]] static Task about(TaskKind kind, FeatureId feature)
    {
        Task task = of(kind);
        task.feature = feature;
        return task;
    }
    [[nodiscard]] static Task by(TaskKind kind, Player player)
    {
        Task task = of(kind);
        task.player = player;
        return task;
    }
    /// A turn in the order of the seats, that no rule brought.
    [[nodiscard]] static Task turnOf(Player player)
    {
        Task task = by(TaskKind::BeginTurn, player);
        task.value = none;
        return task;
    }
    [[nodiscard]] static Task enter(const PartOfRound& moment)
    {
        Task task = of(TaskKind::EnterRound);
        task.value = static_cast<std::int16_t>(moment.round);
        task.code = static_cast<std::uint8_t>(moment.part);
        return task;
    }
    [[nodiscard]] static Task endOf(Round round)
    {
        Task task = of(TaskKind::EndRound);
        task.code = static_cast<std::uint8_t>(round);
        return task;
    }
};

/// Points on their way to a player.
struct Award
{
    Player player = nobody;
    FeatureId feature = none; ///< what was scored, if it was a feature
    bool final = false;       ///< worth what it is worth at the end of the game
    ScoreSheet sheet;
    Citations cites;         ///< further clauses that the award follows
    bool isContested = true; ///< a majority on the feature brought it
    Origin origin{};
    bool operator==(const Award&) const = default;
};

/// Points on their way from one player to another; the figures are picked one after the other.
struct Payment
{
    Player from = nobody;
    Player to = nobody;
    int points = 0;
    FigureId paysWith = none;
    Citations cites;
    bool operator==(const Payment&) const = default;
};

} // namespace glossator::engine
