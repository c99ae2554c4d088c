// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/play.h"

namespace glossator::engine::rules {

/// The Phantom: a meeple that may be placed after another one, on the same tile (clauses phan-...).
class PhantomRules : public RuleModule
{
public:
    static constexpr std::string_view phantomId = "phantom";

    explicit PhantomRules(const SwitchReadings&) {}
    [[nodiscard]] std::string_view id() const override { return "phantom"; }
    [[nodiscard]] bool actsAt(Moment moment) const override;
    [[nodiscard]] std::vector<FigureKindSpec> figureKinds() const override;
    /// Whether the wood step goes on for the phantom.
    [[nodiscard]] int wordCount() const override { return 1; }
    void bind(const Game& game, std::uint8_t number, std::size_t firstWord) override;
    void setUp(Setup& setup) const override;
    void tilePlaced(Play& play, TileId tile) const override;
    void figureDeployed(Play& play, FigureId figure) const override;
    [[nodiscard]] bool mayVeto(const State& state) const override;
    [[nodiscard]] std::optional<Refusal> veto(const Game& game, const State& state,
                                              const Option& option) const override;
    void annotate(const Game& game, const State& state, Event& event) const override;
    void cite(const Game& game, const State& state, const Option& option, Refusal& refusal) const override;

private:
    [[nodiscard]] bool isPhantom(const Option& option) const
    {
        return option.action == Action::Deploy && option.figureKind == m_phantom;
    }
    /// Whether the wood step goes on only so that the phantom may follow the figures just placed.
    [[nodiscard]] bool isPhantomsStep(const State& state) const { return state.words[m_firstWord] != 0; }

    FigureKind m_phantom = 0;
    std::size_t m_firstWord = 0;
};

} // namespace glossator::engine::rules
