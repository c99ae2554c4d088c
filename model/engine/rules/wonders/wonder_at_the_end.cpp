// SPDX-License-Identifier: GPL-3.0-or-later
// The effects that pay when the game ends: Circus Maximus, Alhambra, Angkor Wat, Terracotta Army.
#include "model/engine/play.h"
#include "model/engine/rules/clause_table.h"
#include "model/engine/rules/wonders/wonder_effect.h"
#include "model/engine/rules/wonders/wonder_figures.h"
#include "model/engine/rules/wonders/wonder_lines.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

Award finalAward(Player owner)
{
    return {owner, none, true, {}, {"woh-final-wonders-first", "woh-wonder-two-timings"}};
}

int circusRate(int players)
{
    if (players == 2)
        return 4;
    return players <= 4 ? 3 : 2;
}

Clause circusRateClause(int players)
{
    if (players == 2)
        return "woh-circus-rate-2-players";
    return players <= 4 ? "woh-circus-rate-3-4-players" : "woh-circus-rate-5-plus-players";
}

/// Whether a farmer's field scores nothing for its owner, of other farmers' or of its cities.
bool earnsNothing(const Game& game, const State& state, const Figure& farmer)
{
    const std::vector<Share> shares = sharesOf(game, state, farmer.place.index);
    const bool wins = std::any_of(shares.begin(), shares.end(), [&](const Share& share) {
        return share.player == farmer.owner && share.wins;
    });
    return !wins || sheetOf(game, state, farmer.place.index, true).points() == 0;
}

} // namespace

Outcome circusMaximus(const EffectScene& scene)
{
    const auto& [game, state, owner, feature, placed] = scene;
    std::array<int, maxPlayers> knights{};
    Award award = finalAward(owner);
    for (const Figure& figure : state.figures)
        if (standsIn(game, state, figure, FeatureKind::City)) {
            ++knights.at(static_cast<std::size_t>(figure.owner));
            if (figure.owner != owner)
                award.origin.add(state.board.standingSquare(game.tiles(), figure.place.index));
        }
    for (Player player = 0; player < game.players(); ++player)
        if (player != owner)
            award.sheet.add(Counted::Figures, knights.at(static_cast<std::size_t>(player)),
                            circusRate(game.players()), "woh-circus-per-foreign-knight");
    add(award.cites, {circusRateClause(game.players()), "woh-circus-unfinished-only"});
    if (knights.at(static_cast<std::size_t>(owner)) > 0)
        award.cites.emplace_back("woh-circus-own-excluded");
    return {std::move(award), {}};
}

Outcome alhambra(const EffectScene& scene)
{
    const auto& [game, state, owner, feature, placed] = scene;
    Award award = finalAward(owner);
    int farmers = 0;
    bool idle = false;
    for (const Figure& figure : state.figures)
        if (figure.owner == owner && standsIn(game, state, figure, FeatureKind::Field)) {
            ++farmers;
            award.origin.add(state.board.standingSquare(game.tiles(), figure.place.index));
            idle = idle || earnsNothing(game, state, figure);
        }
    award.sheet.add(Counted::Figures, farmers, 4, "woh-alhambra-four-per-farmer");
    if (idle)
        award.cites.emplace_back("woh-alhambra-independent");
    return {std::move(award), {}};
}

Outcome angkorWat(const EffectScene& scene)
{
    const auto& [game, state, owner, feature, placed] = scene;
    constexpr int shortest = 5;
    Award award = finalAward(owner);
    int roads = 0;
    bool finished = false;
    bool foreign = false;
    const auto features = state.board.features();
    for (std::size_t i = 0; i < features.size(); ++i) {
        const auto road = static_cast<FeatureId>(i);
        if (features[i].kind != FeatureKind::Road || features[i].root != road ||
            state.board.sizeOf(game.tiles(), road) < shortest)
            continue;
        ++roads;
        award.origin.features.push_back(road);
        finished = finished || state.board.isFinished(road);
        foreign = foreign || !hasFigureOf(state, owner, road);
    }
    award.sheet.add(Counted::Roads, roads, 5, "woh-angkor-wat-five-per-road");
    if (finished)
        add(award.cites, {"woh-angkor-wat-open-or-closed", "woh-angkor-wat-scored-irrelevant"});
    if (foreign)
        award.cites.emplace_back("woh-angkor-wat-meeples-irrelevant");
    return {std::move(award), {}};
}

Outcome terracottaArmy(const EffectScene& scene)
{
    const auto& [game, state, owner, feature, placed] = scene;
    constexpr int length = 7;
    const LongLines lines(game.tiles(), state.board, length);
    Award award = finalAward(owner);
    award.origin.squares = lines.squares();
    award.sheet.add(Counted::Lines, lines.count(), 2, "woh-terracotta-two-per-line");
    award.cites.emplace_back("woh-terracotta-procedure");
    if (lines.cross())
        award.cites.emplace_back("woh-terracotta-tile-shared");
    if (lines.countSomeOnce())
        award.cites.emplace_back("woh-terracotta-once-per-line");
    if (lines.haveGaps())
        award.cites.emplace_back("woh-terracotta-no-gaps");
    return {std::move(award), {}};
}

} // namespace glossator::engine::rules
