// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/play.h"

#include <array>

namespace glossator::engine::rules {

/// Which of the tiles are in the game.
[[nodiscard]] std::span<const SwitchSpec> cropCircleSwitches();

/// Crop Circles: after a turn with such a tile every player in turn puts a meeple beside one of the own, or
/// takes one back, as the active player says (clauses crop-...).
class CropCircleRules : public RuleModule
{
public:
    explicit CropCircleRules(const SwitchReadings& readings);
    [[nodiscard]] std::string_view id() const override { return "mini-7-crop-circles"; }
    [[nodiscard]] bool actsAt(Moment moment) const override;
    void prepareTiles(std::vector<TileKind>& kinds) const override;
    void bind(const Game& game, std::uint8_t number, std::size_t firstWord) override;
    void turnEnds(Play& play) const override;
    void run(Play& play, const Task& task) const override;
    void options(const Game& game, const State& state, Options& out) const override;
    bool choose(Play& play, const Decision& asked, const Option& option) const override;
    [[nodiscard]] std::string_view topicName(std::uint8_t code) const override
    {
        static constexpr std::array<std::string_view, 3> names{"place beside", "remove one", "crop circle"};
        return names.at(code);
    }
    [[nodiscard]] std::span<const std::string_view> answerNames(std::uint8_t code) const override;
    [[nodiscard]] Refusal explain(const Game& game, const State& state, const Option& option) const override;
    [[nodiscard]] bool mayJoin(const Game& game, const State& state, Player player, FigureKind kind,
                               FeatureId at) const override;
    void annotate(const Game& game, const State& state, Event& event) const override;
    void cite(const Game& game, const State& state, const Option& option, Refusal& refusal) const override;

private:
    /// Place and Remove are what the active player can pick, and what each player is asked then.
    enum class Question : std::uint8_t { Place, Remove, WhatToDo };

    /// The kind of feature that the crop circle of the new tile is about.
    [[nodiscard]] std::optional<FeatureKind> circleOn(const State& state, TileId tile) const;
    [[nodiscard]] Task step(Question question, Player player) const;
    void ask(Play& play, Question question, Player player) const;
    [[nodiscard]] Options optionsOf(const Game& game, const State& state, Question question,
                                    Player player) const;
    /// Meeples of the player's on such features, of those that stand together one of each kind.
    [[nodiscard]] std::vector<FigureId> meeplesOf(const Game& game, const State& state, Player player) const;
    void place(Play& play, Player player, FigureKind kind, FigureId beside) const;
    void remove(Play& play, FigureId figure) const;

    std::size_t m_kept = 0; ///< reading of the switch: all tiles, or one of them
    std::uint8_t m_number = 0;
    std::vector<std::optional<FeatureKind>> m_circles; ///< by KindId
};

} // namespace glossator::engine::rules
