// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/rule_module.h"
#include "model/engine/switches.h"

namespace glossator::engine::rules {

/// Id of the figure kind.
inline constexpr std::string_view largeMeepleId = "large-meeple";
/// What is drawn beside a road, and inside a city.
inline constexpr std::string_view innMark = "inn";
inline constexpr std::string_view cathedralMark = "cathedral";

/// The first expansion: inns and cathedrals, which make a finished road or city worth more and an unfinished
/// one worth nothing, and a large meeple that counts twice in a majority.
class InnsCathedralsRules : public RuleModule
{
public:
    explicit InnsCathedralsRules(const SwitchReadings&) {}
    [[nodiscard]] std::string_view id() const override { return "exp-1-inns-cathedrals"; }
    [[nodiscard]] bool actsAt(Moment moment) const override;
    [[nodiscard]] std::vector<FigureKindSpec> figureKinds() const override;
    void bind(const Game& game, std::uint8_t number, std::size_t firstWord) override;
    void setUp(Setup& setup) const override;
    void sheet(const Game& game, const State& state, FeatureId feature, bool final,
               ScoreSheet& sheet) const override;
    void annotate(const Game& game, const State& state, Event& event) const override;
    void cite(const Game& game, const State& state, const Option& option, Refusal& refusal) const override;

private:
    FigureKind m_large = 0;
};

} // namespace glossator::engine::rules
