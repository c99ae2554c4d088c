// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/rules/wonders/wonder.h"
#include "model/engine/rules/wonders/wonder_effect.h"
#include "model/engine/rules/wonders/wonder_memory.h"
#include "model/engine/rules/wonders/wonder_pairs.h"
#include "model/engine/switches.h"

#include <span>

namespace glossator::engine::rules {

/// The switches of this expansion: edition differences, the variant, and what no source settles.
[[nodiscard]] std::span<const SwitchSpec> wonderSwitches();

/// How a game reads the switches of the wonders.
struct WonderReadings
{
    explicit WonderReadings(const SwitchReadings& readings);

    bool worksAtOnce = false;     ///< from its placement (first printing), not from the owner's next turn
    bool twoWonders = false;      ///< the variant
    bool notreDameOnce = false;   ///< once a turn, also for two meeples placed together
    bool tikalOnce = false;       ///< once a turn, also for two cities
    bool fieldsAsPrinted = false; ///< a copy that is cut differently joins further fields
    bool marksWithPiece = false;  ///< another piece of the player's colour marks the wonder
    bool placesAfterPile = false; ///< who still has a wonder when the pile is empty gets one more turn
};

/// *The Wonders of Humanity*: meeple pairs beside the score track earn large tiles with a lasting
/// effect, which are placed instead of a drawn tile, marked, and claimed with up to two meeples.
class WonderRules : public RuleModule
{
public:
    explicit WonderRules(const SwitchReadings& readings) : m_readings(readings) {}
    [[nodiscard]] std::string_view id() const override { return "wonders-of-humanity"; }
    [[nodiscard]] bool actsAt(Moment moment) const override;
    [[nodiscard]] int wordCount() const override { return WonderMemory::wordCount; }
    void prepareTiles(std::vector<TileKind>& kinds) const override;
    [[nodiscard]] std::vector<FigureKindSpec> figureKinds() const override;
    void bind(const Game& game, std::uint8_t number, std::size_t firstWord) override;
    void setUp(Setup& setup) const override;
    [[nodiscard]] std::vector<std::string> setupFaults(const Game& game, const State& state) const override;

    void turnBegins(Play& play) const override;
    bool beforeDraw(Play& play) const override;
    [[nodiscard]] bool playsOn(Play& play) const override;
    void tilePlaced(Play& play, TileId tile) const override;
    void figureDeployed(Play& play, FigureId figure) const override;
    [[nodiscard]] bool mayVeto(const State& state) const override;
    [[nodiscard]] std::optional<Refusal> veto(const Game& game, const State& state,
                                              const Option& option) const override;
    void featureFinished(Play& play, FeatureId feature) const override;
    void featureScored(Play& play, FeatureId feature) const override;
    [[nodiscard]] bool actsAtEndOf(Round round) const override;
    void roundEnds(Play& play, Round round) const override;
    void finalScoring(Play& play) const override;

    void run(Play& play, const Task& task) const override;
    void options(const Game& game, const State& state, Options& out) const override;
    [[nodiscard]] Refusal explain(const Game& game, const State& state, const Option& option) const override;
    bool choose(Play& play, const Decision& asked, const Option& option) const override;
    [[nodiscard]] std::string_view topicName(std::uint8_t code) const override;
    [[nodiscard]] std::vector<std::string> faults(const Game& game, const State& state) const override;
    [[nodiscard]] bool mayStand(const Game& game, const State& state, FigureKind kind,
                                Place place) const override;
    [[nodiscard]] bool mayLie(const Game& game, const State& state, KindId kind, Place place) const override;

    void annotate(const Game& game, const State& state, Event& event) const override;
    void cite(const Game& game, const State& state, const Option& option, Refusal& refusal) const override;

private:
    class Annotator;
    enum class Step : std::uint8_t { Gain, FinalEffect, KeepDrawn, ChooseTile, LookAgain };
    enum class Question : std::uint8_t { Recipient, WhichWonder, WhichTile };

    void checkPlayer(const Game& game, const State& state, Player player,
                     std::vector<std::string>& faults) const;
    [[nodiscard]] WonderMemory memory(State& state) const { return {state.words, m_firstWord}; }
    [[nodiscard]] ConstWonderMemory memory(const State& state) const { return {state.words, m_firstWord}; }
    [[nodiscard]] Task step(Step code, int value = 0) const;
    void ask(Play& play, Player who, Question question) const;

    // Gaining
    void gain(Play& play) const;
    [[nodiscard]] WonderPairs pairs(const State& state) const { return {state, {m_meeple, m_marker}}; }
    void rememberPoints(State& state) const;
    void lookAtScore(Play& play, std::int32_t dueBesideAnother) const;
    [[nodiscard]] bool isBesideAnotherRule(const Play& play, Round round) const;
    [[nodiscard]] bool isAnotherRuleToCome(const Play& play, Round round) const;
    [[nodiscard]] bool answersToo(const Game& game, std::uint8_t module, Round round) const;
    [[nodiscard]] std::int32_t duePlayers(const State& state) const;
    [[nodiscard]] bool isBesideAnother(const State& state, Player player) const
    {
        return ((memory(state).dueBesideAnother() >> player) & 1) != 0;
    }
    void takeWonder(Play& play, Player player, KindId kind) const;
    void collectFigures(Play& play, Player player, int space) const;
    void advancePairs(Play& play, int from, bool contested) const;
    void tellWhoDropsOut(Play& play, std::span<const Player> wereDue) const;
    void tellWhoGainsNoMore(Play& play) const;
    [[nodiscard]] Citations whyNotDue(const Game& game, const State& state, const Option& option) const;
    [[nodiscard]] Citations gainCites(const Game& game, const State& state, Player player, int space) const;
    [[nodiscard]] Citations citesAtFifty(const WonderPairs& pairs, bool isBesideAnother) const;
    void citeCap(const Game& game, const State& state, Player player, Citations& cites) const;

    // Attaching
    void mark(Play& play, TileId tile) const;
    [[nodiscard]] bool hasFirstMeeple(const State& state) const;
    /// Whether a figure would go onto the tile that made room for the wonder of this turn.
    [[nodiscard]] bool isOnHelper(const State& state, const Option& option) const;
    [[nodiscard]] Citations whyKept() const;
    [[nodiscard]] bool isKeptForMarker(const State& state, const Option& option) const;

    // Choosing between two tiles
    bool drawForChoice(Play& play) const;
    void keepDrawn(Play& play) const;
    void useKept(Play& play) const;
    void takeKept(Play& play, KindId kind) const;
    void passLastOn(Play& play) const;
    void discardUnfit(Play& play) const;
    [[nodiscard]] std::vector<std::int16_t> keptBy(const State& state, Player player) const;

    // Effects
    [[nodiscard]] Player ownerOf(const Game& game, const State& state, Wonder wonder) const;
    [[nodiscard]] int countWorking(const Game& game, const State& state, Player owner) const;
    /// Whether the wonder works already (woh-wonder-effect-next-turn, -original).
    [[nodiscard]] bool works(const State& state, Wonder wonder) const;
    void withhold(Play& play, Player player, FeatureId feature, Citations cites, Gift gift) const;
    void lookAtEffects(Play& play, EffectMoment moment, FeatureId feature, FigureId figure = none) const;
    void lookAt(Play& play, const Effect& effect, FeatureId feature, FigureId figure) const;
    [[nodiscard]] Citations whyNotNow(const State& state, const Effect& effect) const;
    void pay(Play& play, const Effect& effect, Award award) const;
    void citePayment(const Game& game, const State& state, const Effect& effect, Award& award) const;
    [[nodiscard]] bool isHelpedByAnother(const Game& game, const State& state, Wonder wonder) const;
    [[nodiscard]] bool paysAtTheEnd(const Game& game, const State& state) const;

    WonderReadings m_readings;
    std::uint8_t m_number = 0;
    std::size_t m_firstWord = 0;
    FigureKind m_meeple = 0;
    FigureKind m_marker = 0;
    WonderLookup m_wonders;
};

} // namespace glossator::engine::rules
