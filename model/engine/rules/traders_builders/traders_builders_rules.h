// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/rule_module.h"
#include "model/engine/switches.h"

namespace glossator::engine::rules {

/// The switches of this expansion: what no source settles.
[[nodiscard]] std::span<const SwitchSpec> tradersBuildersSwitches();

/// *Traders & Builders*: trade goods for whoever finishes a city, a builder who brings double turns, and a
/// pig that makes a field worth more.
class TradersBuildersRules : public RuleModule
{
public:
    explicit TradersBuildersRules(const SwitchReadings& readings);
    [[nodiscard]] std::string_view id() const override { return "exp-2-traders-builders"; }
    [[nodiscard]] bool actsAt(Moment moment) const override;
    [[nodiscard]] std::vector<FigureKindSpec> figureKinds() const override;
    [[nodiscard]] std::vector<TokenKindSpec> tokenKinds() const override;
    [[nodiscard]] int wordCount() const override;
    void bind(const Game& game, std::uint8_t number, std::size_t firstWord) override;
    void setUp(Setup& setup) const override;

    void tilePlaced(Play& play, TileId tile) const override;
    void figureDeployed(Play& play, FigureId figure) const override;
    void figureLeft(Play& play, FigureId figure, FeatureId feature) const override;
    [[nodiscard]] bool mayVeto(const State& state) const override;
    [[nodiscard]] std::optional<Refusal> veto(const Game& game, const State& state,
                                              const Option& option) const override;
    void featureFinished(Play& play, FeatureId feature) const override;
    void adaptToPlayer(const Game& game, const State& state, Award& award) const override;
    void finalFeatureScored(Play& play, FeatureId feature) const override;
    void turnEnds(Play& play) const override;
    [[nodiscard]] bool bringsDoubleTurns() const override { return true; }
    [[nodiscard]] Citations whyTurnIsLost() const override;
    void finalScoring(Play& play) const override;
    void run(Play& play, const Task& task) const override;

    [[nodiscard]] std::vector<std::string> faults(const Game& game, const State& state) const override;
    void annotate(const Game& game, const State& state, Event& event) const override;
    void cite(const Game& game, const State& state, const Option& option, Refusal& refusal) const override;

private:
    class Annotator;

    // Builder and pig
    [[nodiscard]] FigureId findOn(const State& state, FigureKind kind, Player owner, FeatureId feature) const;
    [[nodiscard]] bool isOnBoard(const State& state, FigureKind kind, Player owner) const;

    // The double turn
    void tellEnded(Play& play, TileId tile) const;
    /// The feature of the player's builder that a tile extends, or none.
    [[nodiscard]] FeatureId extendedBy(const State& state, TileId tile, Player owner) const;
    /// Whether a further part of this turn is due because of the tile just placed.
    [[nodiscard]] bool hasEarnedPart(const State& state) const;
    /// Whether the player's builder has brought a double turn since it was placed.
    [[nodiscard]] bool hasBroughtBefore(const State& state, Player player) const;
    [[nodiscard]] bool isSecondPart(const State& state) const;

    // Trade goods
    [[nodiscard]] int countGoods(const Game& game, const State& state, FeatureId city, TokenKind good) const;
    [[nodiscard]] bool hasGoods(const Game& game, const State& state, FeatureId city) const;
    [[nodiscard]] int citiesWithGoodsFinished(const Game& game, const State& state) const;
    [[nodiscard]] int mostOf(const Game& game, const State& state, TokenKind good) const;
    void scoreGoods(Play& play, TokenKind good) const;

    bool m_refusesFinished = false;    ///< no builder on what the new tile has just finished
    bool m_pigReturns = true;          ///< when the last farmer of its owner leaves the field
    bool m_paysGoodsNobodyHas = false; ///< to everybody
    std::uint8_t m_number = 0;
    std::size_t m_firstWord = 0;
    FigureKind m_builder = 0;
    FigureKind m_pig = 0;
    TokenKind m_firstGood = 0;
};

} // namespace glossator::engine::rules
