// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/rule_module.h"
#include "model/engine/switches.h"

namespace glossator::engine::rules {

/// The rules of the base game, new edition: meeples, roads, cities, monasteries, fields, final scoring.
class BaseRules : public RuleModule
{
public:
    explicit BaseRules(const SwitchReadings&) {}
    [[nodiscard]] std::string_view id() const override { return "base"; }
    [[nodiscard]] bool actsAt(Moment moment) const override;
    [[nodiscard]] std::vector<FigureKindSpec> figureKinds() const override;
    [[nodiscard]] std::string_view roleOn(const FeatureSpec& feature) const override;
    void setUp(Setup& setup) const override;
    void sheet(const Game& game, const State& state, FeatureId feature, bool final,
               ScoreSheet& sheet) const override;
    void finalScoring(Play& play) const override;
    void annotate(const Game& game, const State& state, Event& event) const override;
    void cite(const Game& game, const State& state, const Option& option, Refusal& refusal) const override;
};

} // namespace glossator::engine::rules
