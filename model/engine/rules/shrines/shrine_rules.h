// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/rule_module.h"
#include "model/engine/switches.h"

namespace glossator::engine::rules {

/// The shrines of Count, King & Robber: buildings like monasteries whose heretics and the monks next to them
/// challenge each other (clauses exp6-...). The other parts of the box are not played; their tiles are land.
class ShrineRules : public RuleModule
{
public:
    explicit ShrineRules(const SwitchReadings&) {}
    [[nodiscard]] std::string_view id() const override { return "exp-6-count-king-robber"; }
    [[nodiscard]] bool actsAt(Moment moment) const override;
    void prepareTiles(std::vector<TileKind>& kinds) const override;
    void bind(const Game& game, std::uint8_t number, std::size_t firstWord) override;
    [[nodiscard]] std::string_view roleOn(const FeatureSpec& feature) const override;
    [[nodiscard]] bool mayVeto(const State& state) const override;
    [[nodiscard]] std::optional<Refusal> veto(const Game& game, const State& state,
                                              const Option& option) const override;
    void featureScored(Play& play, FeatureId feature) const override;
    void annotate(const Game& game, const State& state, Event& event) const override;

private:
    [[nodiscard]] static bool isShrine(const Game& game, const State& state, FeatureId feature);
    /// The shrines on the eight squares around, or the monasteries that are none.
    [[nodiscard]] static std::vector<FeatureId> buildingsAround(const Game& game, const State& state,
                                                                Square at, bool areShrines);
    [[nodiscard]] static bool hasNeighbour(const Game& game, const State& state, FeatureId building);
    /// The monasteries next to a shrine, or the shrines next to a monastery, where somebody stands.
    [[nodiscard]] static std::vector<FeatureId> rivalsOf(const Game& game, const State& state,
                                                         FeatureId feature);
    static void sendHome(Play& play, FeatureId loser);
    static void citeDeployed(const Game& game, const State& state, const FigureDeployed& what,
                             Citations& cites);
    static void citeScored(const Game& game, const State& state, const Scored& what, Citations& cites);

    std::vector<bool> m_hasBuilding; ///< by KindId: a shrine or a monastery is on the tile
};

} // namespace glossator::engine::rules
