// SPDX-License-Identifier: GPL-3.0-or-later
// The trees, and what is asked about them.
#include "model/engine/rules/fruit_trees/fruit_trees_rules.h"

#include "model/engine/rules/on_the_tiles.h"

#include <algorithm>
#include <bit>

namespace glossator::engine::rules {

namespace {

constexpr std::array<std::string_view, 4> fruitTopics{"which fruit", "fruit action", "which value", "sale"};
constexpr std::array<std::string_view, 7> actions{"quince", "apple",      "apricot", "cherry",
                                                  "plum",   "elderberry", "sell"};
/// A token is worth the number of its answer and two more.
constexpr std::array<std::string_view, 4> values{"2", "3", "4", "5"};

template <class Visit>
void forEachTileAround(const Game& game, const State& state, TileId tile, Visit&& visit)
{
    const PlacedTile& placed = state.board.tile(tile);
    for (const TurnedSquare& square : game.tiles()[placed.kind].turns[placed.turn]) {
        const Square at{static_cast<std::int16_t>(placed.square.x + square.offset.x),
                        static_cast<std::int16_t>(placed.square.y + square.offset.y)};
        visit(tile);
        for (const Square beside : around(at))
            if (const TileId other = state.board.tileAt(beside); other != none)
                visit(other);
    }
}

} // namespace

bool FruitTreesRules::actsAt(Moment moment) const
{
    return moment == Moment::TilePlaced || moment == Moment::WoodEnds || moment == Moment::FinalScoring ||
           moment == Moment::Annotate;
}

std::vector<TokenKindSpec> FruitTreesRules::tokenKinds() const
{
    std::vector<TokenKindSpec> kinds;
    kinds.reserve(fruits.size());
    for (const std::string_view fruit : fruits)
        kinds.push_back({std::string(fruit), tokensEach});
    return kinds;
}

void FruitTreesRules::bind(const Game& game, std::uint8_t number, std::size_t firstWord)
{
    m_number = number;
    m_firstWord = firstWord;
    m_firstToken = game.tokenKind(fruits.front()).value();
    m_isTree = kindsWithMark(game.tiles(), treeMark);
}

void FruitTreesRules::ask(Play& play, Question about, Player who) const
{
    play.ask({Topic::OfModule, who, m_number, static_cast<std::uint8_t>(about)});
}

Task FruitTreesRules::askLater(Question about) const
{
    Task task = Task::of(TaskKind::OfModule);
    task.module = m_number;
    task.code = static_cast<std::uint8_t>(about);
    return task;
}

void FruitTreesRules::run(Play& play, const Task& task) const
{
    const auto about = static_cast<Question>(task.code);
    ask(play, about, about == Question::Value ? theTable : play.state().turn.player);
}

/// All its tokens are still beside the track.
bool FruitTreesRules::canGrow(const Game& game, const State& state, int fruit) const
{
    return (word(state, Memory::Grown) >> fruit & 1) == 0 && has(game, state, nobody, fruit) == tokensEach;
}

void FruitTreesRules::tilePlaced(Play& play, TileId tile) const
{
    if (!isTree(play.state(), tile))
        return;
    std::vector<int> left;
    for (int fruit = 0; fruit < fruitCount; ++fruit)
        if (canGrow(play.game(), play.state(), fruit))
            left.push_back(fruit);
    if (left.size() == 1)
        grow(play, left.front());
    else if (!left.empty())
        play.next(askLater(Question::WhichFruit));
}

void FruitTreesRules::grow(Play& play, int fruit) const
{
    State& state = play.state();
    word(state, Memory::Grown) |= 1 << fruit;
    for (int token = 0; token < tokensEach; ++token)
        play.putToken(tokenKind(fruit), nobody, state.turn.newTile, {"fruit-tree-stack", "fruit-tree-any"});
}

TileId FruitTreesRules::treeInReach(const Game& game, const State& state, int fruit) const
{
    TileId found = none;
    forEachTileAround(game, state, state.turn.newTile, [&](TileId tile) {
        if (isTree(state, tile) && state.tokensOn(tile, tokenKind(fruit)) > 0)
            found = tile;
    });
    return found;
}

bool FruitTreesRules::canAct(const Game& game, const State& state) const
{
    for (int fruit = 0; fruit < fruitCount; ++fruit)
        if (treeInReach(game, state, fruit) != none)
            return true;
    bool isTreeNear = false;
    forEachTileAround(game, state, state.turn.newTile,
                      [&](TileId tile) { isTreeNear = isTreeNear || isTree(state, tile); });
    for (int fruit = 0; fruit < fruitCount && isTreeNear; ++fruit)
        if (has(game, state, state.turn.player, fruit) > 0)
            return true;
    return false;
}

void FruitTreesRules::woodEnds(Play& play) const
{
    const State& state = play.state();
    const bool wasPlaced = std::ranges::any_of(state.figures, [&](const Figure& figure) {
        return figure.owner == state.turn.player &&
               workplaceOf(play.game(), state, figure) == state.turn.newTile;
    });
    if ((!wasPlaced && !play.isHeard()) || !canAct(play.game(), state))
        return;
    if (wasPlaced)
        play.next(askLater(Question::FruitAction));
    else
        play.tell([&] {
            return Event{Withheld{state.turn.player, none, Gift::Other}, {"fruit-action-needs-meeple"}};
        });
}

void FruitTreesRules::options(const Game& game, const State& state, Options& out) const
{
    const Player player = state.turn.player;
    const auto add = [&](int answer) {
        out.push_back(Option::pickAnswer(static_cast<std::uint8_t>(answer)));
    };
    switch (static_cast<Question>(state.decision.code)) {
    case Question::WhichFruit:
        for (int fruit = 0; fruit < fruitCount; ++fruit)
            if (canGrow(game, state, fruit))
                add(fruit);
        return;
    case Question::FruitAction: {
        bool canSell = false;
        for (int fruit = 0; fruit < fruitCount; ++fruit) {
            canSell = canSell || has(game, state, player, fruit) > 0;
            if (treeInReach(game, state, fruit) != none)
                add(fruit);
        }
        if (canSell)
            add(sell);
        return out.push_back(Option::pass());
    }
    case Question::Value:
        for (int value = 0; value < tokensEach; ++value)
            if (canBeValue(state, value))
                add(value);
        return;
    case Question::Sale:
        for (int fruit = 0; fruit < fruitCount; ++fruit)
            if (canBeSold(game, state, fruit))
                add(fruit);
        if (word(state, Memory::Sale) != 0)
            out.push_back(Option::pass());
    }
}

std::string_view FruitTreesRules::topicName(std::uint8_t code) const
{
    return fruitTopics.at(code);
}

std::span<const std::string_view> FruitTreesRules::answerNames(std::uint8_t code) const
{
    if (static_cast<Question>(code) == Question::Value)
        return values;
    if (static_cast<Question>(code) == Question::FruitAction)
        return actions;
    return fruits;
}

} // namespace glossator::engine::rules
