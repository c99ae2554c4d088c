// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/rule_module.h"
#include "model/engine/switches.h"

namespace glossator::engine::rules {

/// Id of the figure kind.
inline constexpr std::string_view abbotId = "abbot";

/// The abbot: a figure for monasteries and gardens that may be taken back early for what its place is
/// worth so far.
class AbbotRules : public RuleModule
{
public:
    explicit AbbotRules(const SwitchReadings&) {}
    [[nodiscard]] std::string_view id() const override { return "abbot"; }
    [[nodiscard]] bool actsAt(Moment moment) const override;
    [[nodiscard]] std::vector<FigureKindSpec> figureKinds() const override;
    void bind(const Game& game, std::uint8_t number, std::size_t firstWord) override;
    void setUp(Setup& setup) const override;
    void woodOptions(const Game& game, const State& state, Options& out) const override;
    bool choose(Play& play, const Decision& asked, const Option& option) const override;
    void sheet(const Game& game, const State& state, FeatureId feature, bool final,
               ScoreSheet& sheet) const override;
    void annotate(const Game& game, const State& state, Event& event) const override;
    void cite(const Game& game, const State& state, const Option& option, Refusal& refusal) const override;

private:
    void citeTakeBack(const State& state, const Option& option, Refusal& refusal) const;
    [[nodiscard]] bool hasFinishedWork(const State& state, FigureId figure) const;
    [[nodiscard]] bool isAbbot(const State& state, FigureId figure) const;

    FigureKind m_abbot = 0;
};

} // namespace glossator::engine::rules
