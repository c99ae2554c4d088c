// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/rule_module.h"
#include "model/engine/switches.h"

namespace glossator::engine::rules {

/// The Darmstadt Promo: churches that are monasteries, and a hall that makes a finished city worth more
/// (clauses darm-...).
class DarmstadtRules : public RuleModule
{
public:
    explicit DarmstadtRules(const SwitchReadings&) {}
    [[nodiscard]] std::string_view id() const override { return "darmstadt"; }
    [[nodiscard]] bool actsAt(Moment moment) const override;
    void sheet(const Game& game, const State& state, FeatureId feature, bool final,
               ScoreSheet& sheet) const override;
    void annotate(const Game& game, const State& state, Event& event) const override;
};

} // namespace glossator::engine::rules
