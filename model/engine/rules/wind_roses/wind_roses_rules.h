// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/rule_module.h"
#include "model/engine/rules/wind_roses/wind_rose.h"
#include "model/engine/switches.h"

#include <span>

namespace glossator::engine::rules {

[[nodiscard]] std::span<const SwitchSpec> windRosesSwitches();

/// The wind roses: the one on the starting tile, and later the blue one, divide the landscape into quadrants,
/// and a tile that names the quadrant in which it is placed brings 3 points at once.
class WindRosesRules : public RuleModule
{
public:
    explicit WindRosesRules(const SwitchReadings& readings);
    [[nodiscard]] std::string_view id() const override { return "wind-roses"; }
    [[nodiscard]] bool actsAt(Moment moment) const override;
    void prepareTiles(std::vector<TileKind>& kinds) const override;
    void bind(const Game& game, std::uint8_t number, std::size_t firstWord) override;
    void tilePlaced(Play& play, TileId tile) const override;
    void annotate(const Game& game, const State& state, Event& event) const override;
    [[nodiscard]] std::vector<std::string> faults(const Game& game, const State& state) const override;

private:
    /// The rose in force: the blue one once it lies on the board.
    [[nodiscard]] std::optional<WindRose> roseOn(const Board& board) const;
    void compare(Play& play, const PlacedTile& placed, Quadrant named, const WindRose& rose) const;

    bool m_isOrangeTheBend = false;
    KindId m_orange = none;
    KindId m_blue = none;
    std::vector<std::optional<Quadrant>> m_named; ///< by KindId
};

} // namespace glossator::engine::rules
