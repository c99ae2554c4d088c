// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/play.h"

namespace glossator::engine::rules {

/// The Robbers: figures on the score track that bring their owners half of what others score from there
/// (clauses robber-...).
class RobberRules : public RuleModule
{
public:
    explicit RobberRules(const SwitchReadings&) {}
    [[nodiscard]] std::string_view id() const override { return "robbers"; }
    [[nodiscard]] bool actsAt(Moment moment) const override;
    [[nodiscard]] std::vector<FigureKindSpec> figureKinds() const override;
    /// The points of which a robber is asked to take half.
    [[nodiscard]] int wordCount() const override { return 1; }
    void bind(const Game& game, std::uint8_t number, std::size_t firstWord) override;
    void setUp(Setup& setup) const override;
    void tilePlaced(Play& play, TileId tile) const override;
    void awarded(Play& play, const Award& award, FigureId figure) const override;
    void run(Play& play, const Task& task) const override;
    void options(const Game& game, const State& state, Options& out) const override;
    bool choose(Play& play, const Decision& asked, const Option& option) const override;
    [[nodiscard]] std::string_view topicName(std::uint8_t code) const override
    {
        return static_cast<Step>(code) == Step::Steal ? "rob now" : "robber";
    }
    [[nodiscard]] std::span<const std::string_view> answerNames(std::uint8_t code) const override;
    [[nodiscard]] Refusal explain(const Game& game, const State& state, const Option& option) const override;
    [[nodiscard]] bool mayStand(const Game& game, const State& state, FigureKind kind,
                                Place place) const override;
    void annotate(const Game& game, const State& state, Event& event) const override;
    void cite(const Game& game, const State& state, const Option& option, Refusal& refusal) const override;

private:
    /// What waits on the agenda, and by the same number what is asked.
    enum class Step : std::uint8_t { PlaceFirst, PlaceNext, Steal };

    [[nodiscard]] Task step(Step step, Player player, int value = 0) const;
    [[nodiscard]] bool hasBag(const State& state, TileId tile) const
    {
        return m_hasBag[static_cast<std::size_t>(state.board.tile(tile).kind)];
    }
    [[nodiscard]] FigureId robberOf(const State& state, Player player) const;
    /// A scoring figure of another player on each space where the player's robber could go.
    [[nodiscard]] std::vector<FigureId> victimsOf(const State& state, Player player) const;
    [[nodiscard]] Player nextWithRobber(const Game& game, const State& state) const;
    void askForSpace(Play& play, Step step, Player player) const;
    [[nodiscard]] bool canWait(const State& state, Player owner, FeatureId feature) const;
    /// Whether the player's robber is about to take its part.
    [[nodiscard]] bool isRobbing(const State& state, Player owner) const;
    void moveAlong(Play& play, FigureId robber, FigureId figure) const;
    void steal(Play& play, Player owner, int points) const;
    /// The space of the track on which a scoring figure with so many points stands.
    [[nodiscard]] static std::int16_t spaceOf(int points)
    {
        return static_cast<std::int16_t>(points % trackSpaces);
    }
    [[nodiscard]] static bool isStolen(const ScoreSheet& sheet);

    std::uint8_t m_number = 0;
    std::size_t m_firstWord = 0;
    FigureKind m_robber = 0;
    std::vector<bool> m_hasBag; ///< by KindId
};

} // namespace glossator::engine::rules
