// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/play.h"

#include <array>

namespace glossator::engine::rules {

/// The kinds of fruit; each has four tokens, which lie on one tree and then before those who harvest.
inline constexpr std::array<std::string_view, 6> fruits{"quince", "apple", "apricot",
                                                        "cherry", "plum",  "elderberry"};
inline constexpr int fruitCount = static_cast<int>(fruits.size());
inline constexpr int tokensEach = 4;

/// The Fruit-Bearing Trees: who places a meeple beside a tree harvests a token of unknown value, or sells
/// tokens of different fruits (clauses fruit-...). A fruit names its tree, since each lies on one tree only.
class FruitTreesRules : public RuleModule
{
public:
    static constexpr std::string_view treeMark = "fruit-tree";

    explicit FruitTreesRules(const SwitchReadings&) {}
    [[nodiscard]] std::string_view id() const override { return "fruit-trees"; }
    [[nodiscard]] bool actsAt(Moment moment) const override;
    [[nodiscard]] std::vector<TokenKindSpec> tokenKinds() const override;
    /// The fruits that lay on a tree; the values that were harvested; the fruits of the sale that goes on.
    [[nodiscard]] int wordCount() const override { return 3; }
    void bind(const Game& game, std::uint8_t number, std::size_t firstWord) override;
    void tilePlaced(Play& play, TileId tile) const override;
    void woodEnds(Play& play) const override;
    void finalScoring(Play& play) const override;
    void run(Play& play, const Task& task) const override;
    void options(const Game& game, const State& state, Options& out) const override;
    [[nodiscard]] Refusal explain(const Game& game, const State& state, const Option& option) const override;
    bool choose(Play& play, const Decision& asked, const Option& option) const override;
    [[nodiscard]] std::string_view topicName(std::uint8_t code) const override;
    [[nodiscard]] std::span<const std::string_view> answerNames(std::uint8_t code) const override;
    [[nodiscard]] std::vector<std::string> faults(const Game& game, const State& state) const override;
    void annotate(const Game& game, const State& state, Event& event) const override;

private:
    enum class Question : std::uint8_t { WhichFruit, FruitAction, Value, Sale };
    enum class Memory : std::uint8_t { Grown, Harvested, Sale };
    static constexpr int sell = fruitCount; ///< the answer behind the fruits

    [[nodiscard]] std::int32_t word(const State& state, Memory what) const
    {
        return state.words[m_firstWord + static_cast<std::size_t>(what)];
    }
    [[nodiscard]] std::int32_t& word(State& state, Memory what) const
    {
        return state.words[m_firstWord + static_cast<std::size_t>(what)];
    }
    void ask(Play& play, Question about, Player who) const;
    [[nodiscard]] Task askLater(Question about) const;
    [[nodiscard]] TokenKind tokenKind(int fruit) const
    {
        return static_cast<TokenKind>(m_firstToken + fruit);
    }

    // Trees
    [[nodiscard]] bool isTree(const State& state, TileId tile) const
    {
        return m_isTree[static_cast<std::size_t>(state.board.tile(tile).kind)];
    }
    [[nodiscard]] bool canGrow(const Game& game, const State& state, int fruit) const;
    void grow(Play& play, int fruit) const;
    /// The tree on the new tile or around it that bears this fruit, or none.
    [[nodiscard]] TileId treeInReach(const Game& game, const State& state, int fruit) const;

    // Harvesting and selling
    [[nodiscard]] int has(const Game& game, const State& state, Player player, int fruit) const
    {
        return state.tokens[game.tokenSlot(tokenKind(fruit), player)];
    }
    [[nodiscard]] bool canAct(const Game& game, const State& state) const;
    [[nodiscard]] int harvesting(const State& state) const { return word(state, Memory::Sale); }
    [[nodiscard]] bool canBeValue(const State& state, int value) const;
    void beginHarvest(Play& play, int fruit) const;
    void harvest(Play& play, int value) const;
    [[nodiscard]] bool canBeSold(const Game& game, const State& state, int fruit) const;
    void addToSale(Play& play, int fruit) const;
    void closeSale(Play& play) const;

    std::uint8_t m_number = 0;
    std::size_t m_firstWord = 0;
    TokenKind m_firstToken = 0;
    std::vector<bool> m_isTree; ///< by KindId
};

} // namespace glossator::engine::rules
