// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/game.h"
#include "model/engine/rules/wonders/wonder.h"

#include <optional>
#include <span>

namespace glossator::engine::rules {

struct WonderReadings;

/// What an effect looks at: whose it is, and what has happened.
struct EffectScene
{
    const Game& game;
    const State& state;
    Player owner = nobody;
    FeatureId feature = none; ///< occupied, finished or scored just now
    FigureId figure = none;   ///< placed on it just now
};

/// What comes of an effect: points, or the reasons for none; neither where it has nothing to say.
struct Outcome
{
    std::optional<Award> award;
    Citations withheld;
};

/// When an effect is looked at.
enum class EffectMoment : std::uint8_t { FigureDeployed, FeatureFinished, FeatureScored, GameEnd };

/// The effect of a wonder that brings points. What all of them share is done by WonderRules: whose the
/// wonder is, whether it works already, and whether it may pay again in this turn.
struct Effect
{
    Wonder wonder = Wonder::NotreDame;
    EffectMoment moment = EffectMoment::GameEnd;
    bool ownTurnOnly = false;
    Outcome (*look)(const EffectScene&) = nullptr;
    std::array<Clause, 2> inOthersTurn{}; ///< why it brings nothing then
    Clause inItsOwnTurn{};                ///< why it brings nothing in the turn of its placement
    bool WonderReadings::*once = nullptr; ///< the reading by which it pays only once a turn
    std::array<Clause, 2> again{};        ///< what the sources leave open where it pays again
};

/// All of them, in the order in which they are looked at.
[[nodiscard]] std::span<const Effect> effects();

[[nodiscard]] Outcome notreDame(const EffectScene& scene);
[[nodiscard]] Outcome stonehenge(const EffectScene& scene);
[[nodiscard]] Outcome tikal(const EffectScene& scene);
[[nodiscard]] Outcome circusMaximus(const EffectScene& scene);
[[nodiscard]] Outcome alhambra(const EffectScene& scene);
[[nodiscard]] Outcome angkorWat(const EffectScene& scene);
[[nodiscard]] Outcome terracottaArmy(const EffectScene& scene);

} // namespace glossator::engine::rules
