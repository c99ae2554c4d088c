// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/play.h"
#include "model/engine/switches.h"

namespace glossator::engine::rules {

/// The Catapult: after a tile with a fair everybody throws a token of one kind. How a throw ends is no matter
/// of rules; whoever threw declares it (clauses exp7-...).
class CatapultRules : public RuleModule
{
public:
    static constexpr std::string_view fairMark = "fair";
    static constexpr int points = 5; ///< for the best aim, and for catching

    explicit CatapultRules(const SwitchReadings&) {}
    [[nodiscard]] std::string_view id() const override { return "exp-7-catapult"; }
    [[nodiscard]] bool actsAt(Moment moment) const override;
    /// The token of this round; who is nearest to it, plus one; who have aimed best so far, as bits.
    [[nodiscard]] int wordCount() const override { return 3; }
    void bind(const Game& game, std::uint8_t number, std::size_t firstWord) override;
    void turnEnds(Play& play) const override;
    void run(Play& play, const Task& task) const override;
    void options(const Game& game, const State& state, Options& out) const override;
    bool choose(Play& play, const Decision& asked, const Option& option) const override;
    [[nodiscard]] std::string_view topicName(std::uint8_t code) const override;
    [[nodiscard]] std::span<const std::string_view> answerNames(std::uint8_t code) const override;
    [[nodiscard]] Refusal explain(const Game& game, const State& state, const Option& option) const override;
    void annotate(const Game& game, const State& state, Event& event) const override;

private:
    enum class Token : std::uint8_t { KnockOut, Seduction, Target, Catch };
    enum class Question : std::uint8_t { Token, Hit, Nearest, Exchange, Distance, Catch };
    enum class Aim : std::uint8_t { Closer, AsClose, Farther };
    enum class Flight : std::uint8_t { Caught, Missed, Short };
    enum class Step : std::uint8_t { Choose, Throw, Settle };

    [[nodiscard]] Task step(Step step, Player player) const;
    void ask(Play& play, Player player, Question question) const;
    [[nodiscard]] Token token(const State& state) const { return static_cast<Token>(state.words[m_word]); }
    [[nodiscard]] std::int32_t& bestAim(State& state) const { return state.words[m_word + 2]; }
    [[nodiscard]] FigureId nearest(const State& state) const
    {
        return static_cast<FigureId>(state.words[m_word + 1] - 1);
    }

    void beginRound(Play& play, Token token) const;
    void throwToken(Play& play, Player player) const;
    void askAboutMeeples(Play& play, Player player, Question question) const;
    void hit(Play& play, Player thrower, FigureId figure) const;
    void come(Play& play, Player thrower, FigureId figure) const;
    void exchange(Play& play, FigureId figure) const;
    void aim(Play& play, Player thrower, Aim aim) const;
    void settle(Play& play) const;
    void fly(Play& play, Player thrower, Flight flight) const;
    /// Who could take the place of the meeple that is nearest: one figure of each kind.
    [[nodiscard]] std::vector<FigureId> substitutes(const Game& game, const State& state,
                                                    Player player) const;

    std::uint8_t m_number = 0;
    std::size_t m_word = 0;
    std::vector<bool> m_hasFair; ///< by KindId
};

/// Whether a figure is a meeple on the playing field that a token can reach.
[[nodiscard]] bool isInReach(const Game& game, const State& state, const Figure& figure);

} // namespace glossator::engine::rules
