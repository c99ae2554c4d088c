// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/play.h"

namespace glossator::engine::rules {

/// The Tunnel: roads that end at an opening go on at another one once both have a token of one colour
/// (clauses tunnel-...). The colours are numbered; each has two tokens, and few players have several colours.
class TunnelRules : public RuleModule
{
public:
    static constexpr std::string_view tokenId = "tunnel-token";
    static constexpr std::string_view openingEnd = "tunnel-portal";
    static constexpr int colours = 6;
    static constexpr int tokensEach = 2; ///< of one colour

    explicit TunnelRules(const SwitchReadings&) {}
    [[nodiscard]] std::string_view id() const override { return "tunnel"; }
    [[nodiscard]] bool actsAt(Moment moment) const override;
    void prepareTiles(std::vector<TileKind>& kinds) const override;
    [[nodiscard]] std::vector<TokenKindSpec> tokenKinds() const override;
    /// Whether a token was placed in this turn, the opening for which a colour is picked, and for every token
    /// the opening on which it lies.
    [[nodiscard]] int wordCount() const override { return 2 + colours * tokensEach; }
    void bind(const Game& game, std::uint8_t number, std::size_t firstWord) override;
    void setUp(Setup& setup) const override;
    void turnBegins(Play& play) const override;
    void woodEnds(Play& play) const override;
    void run(Play& play, const Task& task) const override;
    void options(const Game& game, const State& state, Options& out) const override;
    [[nodiscard]] Refusal explain(const Game& game, const State& state, const Option& option) const override;
    bool choose(Play& play, const Decision& asked, const Option& option) const override;
    [[nodiscard]] std::string_view topicName(std::uint8_t code) const override;
    [[nodiscard]] std::span<const std::string_view> answerNames(std::uint8_t code) const override;
    [[nodiscard]] std::vector<std::string> faults(const Game& game, const State& state) const override;
    void annotate(const Game& game, const State& state, Event& event) const override;
    void cite(const Game& game, const State& state, const Option& option, Refusal& refusal) const override;

private:
    enum class Question : std::uint8_t { Opening, Colour };

    [[nodiscard]] bool hasPlaced(const State& state) const { return state.words[m_firstWord] != 0; }
    [[nodiscard]] std::int32_t& picked(State& state) const { return state.words[m_firstWord + 1]; }
    /// Where a token lies: the feature that ends there and one more, or 0.
    [[nodiscard]] std::size_t wordOf(int colour, int token) const
    {
        return m_firstWord + 2 + static_cast<std::size_t>(colour * tokensEach + token);
    }
    [[nodiscard]] int coloursEach(const Game& game) const;
    [[nodiscard]] bool isOpening(const Game& game, const State& state, FeatureId feature) const;
    [[nodiscard]] bool isClaimed(const State& state, FeatureId opening) const;
    [[nodiscard]] std::vector<FeatureId> freeOpenings(const Game& game, const State& state) const;
    [[nodiscard]] int tokensOut(const State& state, int colour) const;
    /// The player's colours that have a token left, of those that are still whole only the first.
    [[nodiscard]] std::vector<int> coloursLeft(const Game& game, const State& state, Player player) const;
    void put(Play& play, FeatureId opening, int colour) const;

    std::uint8_t m_number = 0;
    std::size_t m_firstWord = 0;
    TokenKind m_token = 0;
};

} // namespace glossator::engine::rules
