// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/stage_picture.h"
#include "app/pictures/board_scene_builder.h"
#include "model/engine/state.h"

namespace glossator::desktop {

/// Finds the spot of the stage at which something of a state lies, so that what moves begins and ends where
/// it is seen at rest.
class StageSpots
{
public:
    /// The builder must outlive this object.
    explicit StageSpots(const pictures::BoardSceneBuilder& builder) : m_builder(builder) {}

    [[nodiscard]] Spot figure(const engine::State& state, engine::FigureId figure) const;
    /// Of a tile of a kind that lies in this place, or is in the hand.
    [[nodiscard]] static Spot tile(const engine::State& state, engine::KindId kind,
                                   const engine::Place& place);
    /// Of a kind of tokens with a player, or with the pile where nobody has it.
    [[nodiscard]] Spot token(const engine::State& state, engine::TokenKind kind, engine::Player holder) const;

private:
    [[nodiscard]] Spot inSupply(const engine::State& state, engine::FigureId figure) const;
    [[nodiscard]] Spot heldBy(const engine::State& state, engine::FigureId figure) const;
    [[nodiscard]] std::vector<pictures::Figure>
    picturesOf(const engine::State& state, const std::vector<engine::FigureId>& figures) const;

    const pictures::BoardSceneBuilder& m_builder;
};

/// Figures that a player holds, in the order in which they lie there.
[[nodiscard]] std::vector<engine::FigureId> prisonersOf(const engine::State& state, engine::Player holder,
                                                        engine::FigureId without = engine::none);
/// Figures of a player in the supply, in the order in which they lie there.
[[nodiscard]] std::vector<engine::FigureId> supplyOf(const engine::State& state, engine::Player player,
                                                     engine::FigureId without = engine::none);
/// The kinds of tokens that a player has, in the order in which they are shown.
[[nodiscard]] std::vector<PlayerTokens> tokensOf(const engine::Game& game, const engine::State& state,
                                                 engine::Player player);

} // namespace glossator::desktop
