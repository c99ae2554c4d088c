// SPDX-License-Identifier: GPL-3.0-or-later
// The effects that pay while the game is on: Notre-Dame, Stonehenge, Tikal.
#include "model/engine/play.h"
#include "model/engine/rules/clause_table.h"
#include "model/engine/rules/on_the_tiles.h"
#include "model/engine/rules/wonders/wonder_effect.h"
#include "model/engine/rules/wonders/wonder_figures.h"

#include <algorithm>
#include <array>

namespace glossator::engine::rules {

namespace {

/// An effect pays its owner and nobody else (woh-intro-personal-benefit), some of them at once.
Award bonus(Player owner, Counted counted, int count, int each, Clause cite)
{
    Award award{owner, none, false, {}, {"woh-intro-personal-benefit", "woh-wonder-own-function"}};
    award.sheet.add(counted, count, each, cite);
    award.cites.emplace_back("woh-wonder-two-timings");
    return award;
}

/// The features of a kind that stand around squares, each once.
struct Beside
{
    std::vector<FeatureId> features;
    int squares = 0; ///< how many of the squares have one around them
};

void lookAround(const EffectScene& scene, Square square, FeatureKind kind, Beside& found)
{
    const std::vector<FeatureId> here = featuresAround(scene.game, scene.state, square, kind);
    for (const FeatureId id : here)
        if (std::find(found.features.begin(), found.features.end(), id) == found.features.end())
            found.features.push_back(id);
    found.squares += here.empty() ? 0 : 1;
}

/// What stands around the squares that the printed feature covers.
Beside besides(const EffectScene& scene, FeatureKind kind)
{
    Beside found;
    const Board& board = scene.state.board;
    const TileId tile = board.node(scene.feature).tile;
    for (const std::uint8_t local : board.spec(scene.game.tiles(), scene.feature).squares)
        lookAround(scene, board.squareOf(scene.game.tiles(), tile, local), kind, found);
    return found;
}

/// Monastic buildings besides the monasteries of the base game, by what is marked on them.
struct Building
{
    std::string_view mark;
    Clause clause;
};

constexpr std::array<Building, 4> buildings{{{"special", "woh-x-special-monastery-bonus"},
                                             {"shrine", "woh-x-exp6-shrine-bonus"},
                                             {"abbey", "woh-x-exp5-abbey-bonus"},
                                             {"church", "woh-x-darmstadt-bonus"}}};

void citeBuildings(const EffectScene& scene, const Beside& monasteries, Citations& cites)
{
    for (const FeatureId monastery : monasteries.features)
        for (const Building& building : buildings)
            if (scene.state.board.hasMark(scene.game.tiles(), monastery, building.mark))
                cites.push_back(building.clause);
}

/// What the sources leave open about such a meeple.
void citeOpen(const EffectScene& scene, const Beside& monasteries, Citations& cites)
{
    const State& state = scene.state;
    const auto squares = state.board.spec(scene.game.tiles(), scene.feature).squares.size();
    if (static_cast<std::size_t>(monasteries.squares) < squares)
        cites.emplace_back("woh-open-notre-dame-squares");
    const FigureKind kind = state.figures[static_cast<std::size_t>(scene.figure)].kind;
    if (scene.game.figureKinds()[kind].id != "meeple")
        cites.emplace_back("woh-open-notre-dame-figures");
}

} // namespace

Outcome notreDame(const EffectScene& scene)
{
    const Beside monasteries = besides(scene, FeatureKind::Monastery);
    if (monasteries.features.empty()) {
        if (scene.owner != scene.state.turn.player || besides(scene, FeatureKind::Garden).features.empty())
            return {};
        return {{}, {"woh-x-general-notre-dame-excluded", "woh-x-abbot-garden-no-bonus"}};
    }
    Award award = bonus(scene.owner, Counted::Bonus, 1, 3, "woh-notre-dame-trigger");
    award.origin.features = monasteries.features;
    award.cites.emplace_back("woh-x-general-notre-dame-cloisters");
    if (monasteries.features.size() > 1)
        award.cites.emplace_back("woh-notre-dame-multiple-once");
    if (std::any_of(monasteries.features.begin(), monasteries.features.end(),
                    [&](FeatureId monastery) { return !hasFigureOf(scene.state, scene.owner, monastery); }))
        award.cites.emplace_back("woh-notre-dame-monk-irrelevant");
    citeBuildings(scene, monasteries, award.cites);
    citeOpen(scene, monasteries, award.cites);
    return {std::move(award), {}};
}

Outcome stonehenge(const EffectScene& scene)
{
    const State& state = scene.state;
    if (state.board.node(scene.feature).kind != FeatureKind::Road)
        return {};
    if (!state.board.isOccupiedFeature(scene.feature))
        return {{}, {"woh-stonehenge-must-be-occupied"}};
    Award award = bonus(scene.owner, Counted::Bonus, 1, 3, "woh-stonehenge-trigger");
    award.origin.features = {scene.feature};
    add(award.cites,
        {"woh-stonehenge-before-road-scoring", "woh-stonehenge-per-road", "woh-stonehenge-must-be-occupied"});
    if (!hasFigureOf(state, scene.owner, scene.feature))
        award.cites.emplace_back("woh-stonehenge-own-meeple-not-needed");
    if (std::any_of(state.figures.begin(), state.figures.end(), [&](const Figure& figure) {
            return standsOn(state, figure, scene.feature) && scene.game.kindOf(figure).follower &&
                   state.board.node(figure.place.index).tile == state.turn.newTile;
        }))
        award.cites.emplace_back("woh-stonehenge-official-same-turn-meeple");
    return {std::move(award), {}};
}

Outcome tikal(const EffectScene& scene)
{
    constexpr int smallest = 3; // woh-tikal-size-three
    const auto& [game, state, owner, city, figure] = scene;
    if (state.board.node(city).kind != FeatureKind::City)
        return {};
    if (!hasFigureOf(state, owner, city))
        return {{}, {"woh-tikal-presence-needed"}};
    if (state.board.sizeOf(game.tiles(), city) < smallest)
        return {{}, {"woh-tikal-size-three"}};
    Origin origin;
    int knights = 0;
    for (const Figure& knight : state.figures)
        if (knight.owner == owner && standsIn(game, state, knight, FeatureKind::City)) {
            ++knights;
            origin.add(state.board.standingSquare(game.tiles(), knight.place.index));
        }
    Award award = bonus(owner, Counted::Figures, knights, 2, "woh-tikal-trigger");
    award.origin = std::move(origin);
    add(award.cites, {"woh-tikal-size-three", "woh-tikal-presence-needed", "woh-tikal-scored-meeple-counts"});
    const std::vector<Share> shares = sharesOf(game, state, city);
    if (std::any_of(shares.begin(), shares.end(),
                    [&](const Share& share) { return share.player == scene.owner && !share.wins; }))
        award.cites.emplace_back("woh-tikal-majority-not-needed");
    return {std::move(award), {}};
}

} // namespace glossator::engine::rules
