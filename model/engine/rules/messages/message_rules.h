// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/play.h"
#include "model/engine/rules/messages/message_memory.h"

#include <array>

namespace glossator::engine::rules {

/// The readings on which printings differ.
[[nodiscard]] std::span<const SwitchSpec> messageSwitches();

/// The Messages, first edition: a second scoring figure for each player, and a message for the active player
/// whose figure stops on a dark space when a round of scoring ends (clauses msg-...).
class MessageRules : public RuleModule
{
public:
    /// Every fifth space of the score track is dark (msg-trigger-dark-space).
    static constexpr int darkEvery = 5;

    explicit MessageRules(const SwitchReadings& readings);
    [[nodiscard]] static constexpr bool isDark(int points) { return points % darkEvery == 0; }

    [[nodiscard]] std::string_view id() const override { return "messages-1"; }
    [[nodiscard]] bool actsAt(Moment moment) const override;
    [[nodiscard]] bool actsAtEndOf(Round) const override { return true; }
    [[nodiscard]] bool bringsExtraTiles() const override { return true; }
    [[nodiscard]] bool repeatsStart() const override { return m_repeatsStart; }
    [[nodiscard]] std::vector<FigureKindSpec> figureKinds() const override;
    [[nodiscard]] int wordCount() const override { return MessageMemory::wordCount; }
    [[nodiscard]] std::span<const std::string_view> cardNames() const override;
    void bind(const Game& game, std::uint8_t number, std::size_t firstWord) override;
    void setUp(Setup& setup) const override;
    bool stackCards(State& state, std::span<const std::uint8_t> cards) const override;
    void turnBegins(Play& play) const override;
    void paid(Play& play, const Paid& paid) const override;
    void awarded(Play& play, const Award& award, FigureId figure) const override;
    void roundEnds(Play& play, Round round) const override;
    void gameEnds(Play& play) const override;
    void run(Play& play, const Task& task) const override;
    void options(const Game& game, const State& state, Options& out) const override;
    [[nodiscard]] Refusal explain(const Game& game, const State& state, const Option& option) const override;
    bool choose(Play& play, const Decision& asked, const Option& option) const override;
    [[nodiscard]] std::string_view topicName(std::uint8_t code) const override;
    [[nodiscard]] std::span<const std::string_view> answerNames(std::uint8_t code) const override;
    [[nodiscard]] bool mayStand(const Game& game, const State& state, FigureKind kind,
                                Place place) const override;
    void annotate(const Game& game, const State& state, Event& event) const override;
    void cite(const Game& game, const State& state, const Option& option, Refusal& refusal) const override;

private:
    enum class Step : std::uint8_t { Draw, PutBack, TakeHome };
    enum class Question : std::uint8_t { WhichMessage, ActionOrSeal, WhichFeature, WhichFollower };
    enum Answer : std::uint8_t { Action, Seal };
    /// How a scoring figure moved since the scores were last looked at, in points.
    struct Move
    {
        Player player = nobody;
        int from = 0;
        int to = 0;
    };

    [[nodiscard]] MessageMemory memory(State& state) const { return {state.words, m_firstWord}; }
    [[nodiscard]] ConstMessageMemory memory(const State& state) const { return {state.words, m_firstWord}; }
    void ask(Play& play, Player who, Question question) const;
    [[nodiscard]] Task step(Step step, std::int16_t value = 0) const;

    // The dark spaces
    /// Whether the sources say in which round points come.
    enum Source : std::uint8_t { Settled = 1, Open = 2 };
    [[nodiscard]] static Source sourceOf(const ScoreSheet& sheet);
    void remember(State& state) const;
    /// Visits each scoring figure with its number among its owner's.
    template <class Visit>
    static void forEachScoringFigure(const State& state, Visit&& visit)
    {
        std::array<int, maxPlayers> seen{};
        for (const Figure& figure : state.figures)
            if (figure.place.kind == PlaceKind::OnTrack)
                if (int& count = seen.at(static_cast<std::size_t>(figure.owner)); count < figuresEach)
                    visit(figure, count++);
    }
    template <class Visit>
    void forEachMove(const State& state, Visit&& visit) const
    {
        forEachScoringFigure(state, [&](const Figure& figure, int number) {
            visit(Move{figure.owner, memory(state).before(figure.owner, number), figure.place.index});
        });
    }
    [[nodiscard]] bool hasStoppedOnDark(const State& state) const;
    void citeScored(const State& state, const Scored& scored, Citations& cites) const;
    void citeTurnBegan(const Game& game, const State& state, Citations& cites) const;
    [[nodiscard]] Citations whyTurnIsLost() const override { return {"msg-7-one-tile"}; }
    [[nodiscard]] bool isSplit(const State& state) const;
    void tellRound(Play& play, Round round) const;
    void tellWhoStopsInVain(Play& play) const;

    // A message
    void draw(Play& play) const;
    void turnUp(Play& play, int message) const;
    void putBack(Play& play) const;
    void takeSeal(Play& play) const;
    /// The clause about what a message lets its player do.
    [[nodiscard]] static Clause actionOf(int message);
    /// The features that messages 1, 2 and 3 are about.
    [[nodiscard]] static FeatureKind featureOf(int message);
    [[nodiscard]] bool canAct(const Game& game, const State& state, int message) const;
    void act(Play& play, int message) const;
    void beginRoundOfItsOwn(Play& play) const;

    // The actions
    [[nodiscard]] std::vector<FeatureId> smallest(const Game& game, const State& state,
                                                  FeatureKind kind) const;
    void scoreSmallest(Play& play, FeatureId feature) const;
    void scorePennants(Play& play) const;
    void scoreFollowers(Play& play, FeatureKind kind, int each, Clause cite) const;
    void takeHome(Play& play, FigureId follower) const;
    void payBonuses(Play& play, FigureId follower) const;
    void scoreAndRemove(Play& play, FigureId follower) const;
    [[nodiscard]] bool isFollowerOf(const Game& game, const State& state, FigureId figure,
                                    Player player) const;

    bool m_hasThreeForFarmers = false;
    bool m_comesLast = false;   ///< after wonders that the same round brought
    bool m_repeatsStart = true; ///< the tile of message 7 has the points for the start of a turn
    std::uint8_t m_number = 0;
    std::size_t m_firstWord = 0;
    FigureKind m_messenger = 0;
};

} // namespace glossator::engine::rules
