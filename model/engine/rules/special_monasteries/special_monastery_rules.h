// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/rule_module.h"

namespace glossator::engine::rules {

/// The monasteries of one box in which a meeple is a monk, scored as in any monastery, or an abbot, scored at
/// the end of the game for the row and the column that cross there (clauses mger-..., mnlb-..., jap-...).
class SpecialMonasteryRules : public RuleModule
{
public:
    explicit SpecialMonasteryRules(std::string_view box) : m_box(box) {}
    [[nodiscard]] std::string_view id() const override { return m_box; }
    [[nodiscard]] bool actsAt(Moment moment) const override;
    void prepareTiles(std::vector<TileKind>& kinds) const override;
    void bind(const Game& game, std::uint8_t number, std::size_t firstWord) override;
    [[nodiscard]] std::string_view roleOn(const FeatureSpec& feature) const override;
    [[nodiscard]] bool mayVeto(const State& state) const override;
    [[nodiscard]] std::optional<Refusal> veto(const Game& game, const State& state,
                                              const Option& option) const override;
    void sheet(const Game& game, const State& state, FeatureId feature, bool final,
               ScoreSheet& sheet) const override;
    [[nodiscard]] std::vector<std::string> faults(const Game& game, const State& state) const override;
    void annotate(const Game& game, const State& state, Event& event) const override;
    void cite(const Game& game, const State& state, const Option& option, Refusal& refusal) const override;

private:
    [[nodiscard]] bool isOurs(const State& state, FeatureId feature) const
    {
        return m_isOurs[static_cast<std::size_t>(state.board.tile(state.board.node(feature).tile).kind)];
    }
    /// Whether somebody is in the other place of the monastery.
    [[nodiscard]] bool isOtherTaken(const Game& game, const State& state, FeatureId feature) const;
    void citeDeployed(const Game& game, const State& state, const FigureDeployed& what,
                      Citations& cites) const;
    void citeFinished(const Game& game, const State& state, FeatureId feature, Citations& cites) const;
    void citeScored(const Game& game, const State& state, const Scored& what, Citations& cites) const;

    std::string_view m_box;
    std::vector<bool> m_isOurs; ///< by KindId: a tile of the box with both places
};

} // namespace glossator::engine::rules
