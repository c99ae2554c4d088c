// SPDX-License-Identifier: GPL-3.0-or-later
// Trade goods: who takes them, and what they bring.
#include "model/engine/rules/traders_builders/trade_goods.h"

#include "model/engine/play.h"
#include "model/engine/rules/traders_builders/traders_builders_rules.h"

#include <algorithm>

namespace glossator::engine::rules {

int TradersBuildersRules::countGoods(const Game& game, const State& state, FeatureId city,
                                     TokenKind good) const
{
    const std::string_view mark = tradeGoods.at(static_cast<std::size_t>(good - m_firstGood)).id;
    std::ptrdiff_t count = 0;
    state.board.forEachPart(city, [&](FeatureId part) {
        count += std::ranges::count(state.board.spec(game.tiles(), part).marks, mark);
    });
    return static_cast<int>(count);
}

bool TradersBuildersRules::hasGoods(const Game& game, const State& state, FeatureId city) const
{
    for (std::size_t i = 0; i < tradeGoods.size(); ++i)
        if (countGoods(game, state, city, static_cast<TokenKind>(m_firstGood + i)) > 0)
            return true;
    return false;
}

int TradersBuildersRules::citiesWithGoodsFinished(const Game& game, const State& state) const
{
    const PlacedTile& placed = state.board.tile(state.turn.newTile);
    std::vector<FeatureId> cities;
    for (std::size_t i = 0; i < game.tiles()[placed.kind].kind.features.size(); ++i) {
        const FeatureId city =
            state.board.rootOf(static_cast<FeatureId>(placed.firstFeature + static_cast<int>(i)));
        if (state.board.node(city).kind == FeatureKind::City && state.board.isFinished(city) &&
            std::ranges::find(cities, city) == cities.end() && hasGoods(game, state, city))
            cities.push_back(city);
    }
    return static_cast<int>(cities.size());
}

void TradersBuildersRules::featureFinished(Play& play, FeatureId city) const
{
    const State& state = play.state();
    if (state.board.node(city).kind != FeatureKind::City)
        return;
    const Player finisher = state.turn.player;
    for (std::size_t i = 0; i < tradeGoods.size(); ++i) {
        const auto good = static_cast<TokenKind>(m_firstGood + i);
        const int count = countGoods(play.game(), state, city, good);
        if (count == 0)
            continue;
        Citations cites{"exp2-goods-finisher", "exp2-goods-symbol-city", "exp2-goods-scoring-step",
                        "exp2-goods-no-points-yet"};
        if (play.isHeard() && !hasFollower(play.game(), state, finisher, city))
            cites.emplace_back("exp2-goods-own-meeple-not-needed");
        if (!state.board.isOccupiedFeature(city))
            cites.emplace_back("exp2-goods-unoccupied-city");
        if (play.isHeard() && citiesWithGoodsFinished(play.game(), state) > 1)
            cites.emplace_back("exp2-goods-several-cities");
        play.moveTokens(good, count, nobody, finisher, std::move(cites));
    }
}

void TradersBuildersRules::finalScoring(Play& play) const
{
    for (std::size_t i = tradeGoods.size(); i > 0; --i) {
        Task task = Task::of(TaskKind::OfModule);
        task.module = m_number;
        task.value = static_cast<std::int16_t>(m_firstGood + i - 1);
        play.next(task);
    }
}

void TradersBuildersRules::run(Play& play, const Task& task) const
{
    scoreGoods(play, static_cast<TokenKind>(task.value));
}

int TradersBuildersRules::mostOf(const Game& game, const State& state, TokenKind good) const
{
    int most = 0;
    for (Player player = 0; player < game.players(); ++player)
        most = std::max<int>(most, state.tokens[game.tokenSlot(good, player)]);
    return most;
}

void TradersBuildersRules::scoreGoods(Play& play, TokenKind good) const
{
    constexpr int points = 10;
    const Game& game = play.game();
    const int most = mostOf(game, play.state(), good);
    if (most == 0 && !m_paysGoodsNobodyHas)
        return;
    std::vector<Player> leaders;
    for (Player player = 0; player < game.players(); ++player)
        if (play.state().tokens[game.tokenSlot(good, player)] == most)
            leaders.push_back(player);
    for (auto leader = leaders.rbegin(); leader != leaders.rend(); ++leader) {
        Award award{*leader, none, true, {}, {"exp2-final-goods-each-kind"}};
        award.origin.tokens = {good};
        award.sheet.add(Counted::Bonus, 1, points, "exp2-final-goods-ten");
        if (leaders.size() > 1)
            award.cites.emplace_back("exp2-final-goods-tie");
        if (most == 0)
            award.cites.emplace_back("exp2-final-goods-fn-none");
        play.award(award);
    }
}

} // namespace glossator::engine::rules
