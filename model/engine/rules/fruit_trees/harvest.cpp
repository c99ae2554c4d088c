// SPDX-License-Identifier: GPL-3.0-or-later
// Fruits are harvested and sold.
#include "model/engine/rules/clause_table.h"
#include "model/engine/rules/fruit_trees/fruit_trees_rules.h"

#include <bit>

namespace glossator::engine::rules {

namespace {

constexpr int leastValue = 2;
constexpr int mostSold = 4;
/// Points for so many tokens of different fruits.
constexpr std::array<int, mostSold + 1> priceOf{0, 3, 6, 10, 15};

int countOf(std::int32_t fruits)
{
    return std::popcount(static_cast<std::uint32_t>(fruits));
}

} // namespace

bool FruitTreesRules::choose(Play& play, const Decision& asked, const Option& option) const
{
    if (asked.topic != Topic::OfModule)
        return false;
    const bool isPass = option.action == Action::Pass;
    switch (static_cast<Question>(asked.code)) {
    case Question::WhichFruit:
        grow(play, option.answer);
        break;
    case Question::FruitAction:
        if (!isPass && option.answer == sell)
            play.next(askLater(Question::Sale));
        else if (!isPass)
            beginHarvest(play, option.answer);
        break;
    case Question::Value:
        harvest(play, option.answer);
        break;
    case Question::Sale:
        if (isPass)
            closeSale(play);
        else
            addToSale(play, option.answer);
        break;
    }
    return true;
}

/// The fruit of the harvest that goes on lies where that of a sale would; each has four bits of values.
bool FruitTreesRules::canBeValue(const State& state, int value) const
{
    return (word(state, Memory::Harvested) >> (harvesting(state) * tokensEach + value) & 1) == 0;
}

/// The last token of a stack whose other values are known needs no chance.
void FruitTreesRules::beginHarvest(Play& play, int fruit) const
{
    State& state = play.state();
    word(state, Memory::Sale) = fruit;
    int possible = 0;
    int last = 0;
    for (int value = 0; value < tokensEach; ++value)
        if (canBeValue(state, value)) {
            ++possible;
            last = value;
        }
    if (possible == 1)
        harvest(play, last);
    else
        play.next(askLater(Question::Value));
}

void FruitTreesRules::harvest(Play& play, int value) const
{
    State& state = play.state();
    const int fruit = harvesting(state);
    const Player player = state.turn.player;
    word(state, Memory::Sale) = 0;
    word(state, Memory::Harvested) |= 1 << (fruit * tokensEach + value);
    const TileId tree = treeInReach(play.game(), state, fruit);
    play.takeTokens(tokenKind(fruit), tree, player, {"fruit-harvest-top", "fruit-harvest-keeps"}, 1);
    Award award{player, none, false, {}, {"fruit-harvest-points"}};
    award.origin.add(state.board.tile(tree).square);
    award.sheet.add(Counted::Tokens, 1, leastValue + value, "fruit-harvest-points");
    play.award(award);
}

/// Fruits are named in the order of their list, so that a sale is told in one way only.
bool FruitTreesRules::canBeSold(const Game& game, const State& state, int fruit) const
{
    return word(state, Memory::Sale) >> fruit == 0 && has(game, state, state.turn.player, fruit) > 0;
}

void FruitTreesRules::addToSale(Play& play, int fruit) const
{
    State& state = play.state();
    word(state, Memory::Sale) |= 1 << fruit;
    bool isMorePossible = false;
    for (int other = fruit + 1; other < fruitCount; ++other)
        isMorePossible = isMorePossible || canBeSold(play.game(), state, other);
    if (isMorePossible && countOf(word(state, Memory::Sale)) < mostSold)
        play.next(askLater(Question::Sale));
    else
        closeSale(play);
}

void FruitTreesRules::closeSale(Play& play) const
{
    State& state = play.state();
    const std::int32_t sold = word(state, Memory::Sale);
    const Player player = state.turn.player;
    word(state, Memory::Sale) = 0;
    Award award{player, none, false, {}, {"fruit-sell-points", "fruit-sell-instead"}};
    for (int fruit = 0; fruit < fruitCount; ++fruit)
        if ((sold >> fruit & 1) != 0) {
            play.moveTokens(tokenKind(fruit), 1, player, nobody, {"fruit-sell-different", "fruit-sell-away"});
            award.origin.tokens.push_back(tokenKind(fruit));
        }
    award.sheet.add(Counted::Bonus, 1, priceOf.at(static_cast<std::size_t>(countOf(sold))),
                    "fruit-sell-points");
    play.award(award);
}

void FruitTreesRules::finalScoring(Play& play) const
{
    const Game& game = play.game();
    for (Player player = 0; player < game.players(); ++player) {
        int count = 0;
        Award award{player, none, true, {}, {"fruit-end-one-point"}};
        for (int fruit = 0; fruit < fruitCount; ++fruit)
            if (const int held = has(game, play.state(), player, fruit); held > 0) {
                count += held;
                award.origin.tokens.push_back(tokenKind(fruit));
            }
        if (count == 0)
            continue;
        award.sheet.add(Counted::Tokens, count, 1, "fruit-end-one-point");
        play.award(award);
    }
}

Refusal FruitTreesRules::explain(const Game& game, const State& state, const Option& option) const
{
    switch (static_cast<Question>(state.decision.code)) {
    case Question::WhichFruit:
        return {Reason::NotAvailable, {"fruit-tree-stack"}};
    case Question::FruitAction:
        if (option.action == Action::PickAnswer && option.answer == sell)
            return {Reason::NotAvailable, {"fruit-sell-instead"}};
        return {Reason::NotAvailable, {"fruit-action-beside-tree"}};
    case Question::Value:
        return {Reason::NotAvailable, {"fruit-setup-tokens"}};
    case Question::Sale:
        return {Reason::NotAvailable, {"fruit-sell-different"}};
    }
    return RuleModule::explain(game, state, option);
}

std::vector<std::string> FruitTreesRules::faults(const Game&, const State& state) const
{
    std::vector<std::string> found;
    for (const TokenPile& pile : state.tokenPiles)
        if (pile.kind >= m_firstToken && pile.kind < m_firstToken + fruitCount && !isTree(state, pile.tile))
            found.emplace_back("fruits lie on a tile without a tree");
    return found;
}

void FruitTreesRules::annotate(const Game&, const State& state, Event& event) const
{
    const auto cite = [&](std::initializer_list<Clause> clauses) { add(event.cites, clauses); };
    if (std::holds_alternative<GameBegan>(event.what))
        cite({"fruit-setup-six-tiles", "fruit-setup-tokens", "fruit-setup-stacks"});
    const auto* chosen = std::get_if<Chosen>(&event.what);
    if (chosen == nullptr || state.decision.topic != Topic::OfModule || state.decision.module != m_number ||
        static_cast<Question>(state.decision.code) != Question::FruitAction)
        return;
    cite({"fruit-action-beside-tree", "fruit-action-one"});
    if (chosen->option.action == Action::Pass)
        cite({"fruit-action-optional"});
}

} // namespace glossator::engine::rules
