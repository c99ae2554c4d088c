// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/rule_module.h"
#include "model/engine/switches.h"

namespace glossator::engine::rules {

/// Id of the figure kind.
inline constexpr std::string_view fairyId = "fairy";

/// The fairy of *The Princess & the Dragon*: a neutral figure that is put beside a meeple in place of
/// placing one, and brings its owner points for as long as it stays there.
class FairyRules : public RuleModule
{
public:
    explicit FairyRules(const SwitchReadings&) {}
    [[nodiscard]] std::string_view id() const override { return fairyId; }
    [[nodiscard]] bool actsAt(Moment moment) const override;
    [[nodiscard]] std::vector<FigureKindSpec> figureKinds() const override;
    void bind(const Game& game, std::uint8_t number, std::size_t firstWord) override;
    void setUp(Setup& setup) const override;
    void scoreAtStart(Play& play) const override;
    void woodOptions(const Game& game, const State& state, Options& out) const override;
    bool choose(Play& play, const Decision& asked, const Option& option) const override;
    void featureScored(Play& play, FeatureId feature) const override;
    void finalFeatureScored(Play& play, FeatureId feature) const override;
    void figureScored(Play& play, FigureId figure) const override;
    [[nodiscard]] bool hasBonusFor(const Game&, const State& state, FigureId figure) const override
    {
        return companionOf(state) == figure;
    }
    [[nodiscard]] bool mayStand(const Game& game, const State& state, FigureKind kind,
                                Place place) const override;
    void annotate(const Game& game, const State& state, Event& event) const override;
    void cite(const Game& game, const State& state, const Option& option, Refusal& refusal) const override;

private:
    class Annotator;

    [[nodiscard]] FigureId fairyOf(const State& state) const;
    /// The meeple beside which the fairy stands, or none.
    [[nodiscard]] FigureId companionOf(const State& state) const;
    /// The tile on which the fairy stays without a meeple, or none.
    [[nodiscard]] TileId tileLeftTo(const State& state) const;
    void payCompanion(Play& play, const Figure& meeple) const;
    void withhold(Play& play, Player player, FeatureId feature) const;

    FigureKind m_fairy = 0;
};

} // namespace glossator::engine::rules
