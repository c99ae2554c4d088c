// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/rules/wonders/wonder.h"
#include "model/engine/switches.h"

#include <span>

namespace glossator::engine::rules {

/// The switches of this expansion: from when a wonder works, and how many wonders a player may have.
[[nodiscard]] std::span<const SwitchSpec> wonderSwitches();

/// *The Wonders of Humanity*: meeple pairs beside the score track earn large tiles with a lasting
/// effect, which are placed instead of a drawn tile, marked, and claimed with up to two meeples.
class WonderRules : public RuleModule
{
public:
    explicit WonderRules(const SwitchReadings& readings);
    [[nodiscard]] std::string_view id() const override { return "wonders-of-humanity"; }
    [[nodiscard]] bool actsAt(Moment moment) const override;
    [[nodiscard]] int wordCount() const override { return 3; }
    void bind(const Game& game, std::uint8_t number, std::size_t firstWord) override;
    void setUp(Setup& setup) const override;

    bool beforeDraw(Play& play) const override;
    bool tileDrawn(Play& play) const override;
    [[nodiscard]] Player playsOn(Play& play) const override;
    void tilePlaced(Play& play, TileId tile) const override;
    void figureDeployed(Play& play, FigureId figure) const override;
    [[nodiscard]] std::optional<Refusal> veto(const Game& game, const State& state,
                                              const Option& option) const override;
    void featureFinished(Play& play, FeatureId feature) const override;
    void featureScored(Play& play, FeatureId feature) const override;
    void roundEnds(Play& play) const override;
    void finalScoring(Play& play) const override;

    void run(Play& play, const Task& task) const override;
    void options(const Game& game, const State& state, Options& out) const override;
    [[nodiscard]] Refusal explain(const Game& game, const State& state, const Option& option) const override;
    bool choose(Play& play, const Option& option) const override;
    [[nodiscard]] std::string_view topicName(std::uint8_t code) const override;
    [[nodiscard]] std::vector<std::string> faults(const Game& game, const State& state) const override;

    void annotate(const Game& game, const State& state, Event& event) const override;
    void cite(const Game& game, const State& state, const Option& option, Refusal& refusal) const override;

private:
    enum class Step : std::uint8_t { Gain, FinalEffect, ChooseTile };
    enum class Question : std::uint8_t { Recipient, WhichWonder, WhichTile };

    // Gaining
    [[nodiscard]] std::vector<Player> arrived(const State& state, int space) const;
    [[nodiscard]] std::vector<Player> dueForWonder(const State& state) const;
    [[nodiscard]] int pairSpace(const State& state) const;
    void gain(Play& play) const;
    void askForWonder(Play& play, Player recipient) const;
    void takeWonder(Play& play, KindId kind) const;
    void advancePairs(Play& play, int from) const;
    [[nodiscard]] std::int32_t& recipient(State& state) const { return state.words[m_firstWord]; }
    [[nodiscard]] std::int32_t recipient(const State& state) const { return state.words[m_firstWord]; }

    // Attaching
    [[nodiscard]] bool isHelping(const State& state) const { return state.words[m_firstWord + 1] != 0; }
    void setHelping(State& state, bool helping) const { state.words[m_firstWord + 1] = helping ? 1 : 0; }
    void mark(Play& play, TileId tile) const;

    // Choosing between two tiles
    bool drawForChoice(Play& play) const;
    bool placeKept(Play& play) const;
    void askForTile(Play& play) const;
    void takeKept(Play& play, KindId kind) const;
    [[nodiscard]] std::vector<std::int16_t> keptBy(const State& state, Player player) const;
    [[nodiscard]] std::int32_t& drawsLeft(State& state) const { return state.words[m_firstWord + 2]; }

    // Effects
    [[nodiscard]] Player worksFor(const Game& game, const State& state, Wonder wonder) const;
    void finalEffect(Play& play, Wonder wonder) const;

    bool m_worksAtOnce = false;
    bool m_twoWonders = false;
    std::uint8_t m_number = 0;
    std::size_t m_firstWord = 0;
    FigureKind m_meeple = 0;
    WonderLookup m_wonders;
};

} // namespace glossator::engine::rules
