// SPDX-License-Identifier: GPL-3.0-or-later
// The effects that pay while the game is on: Notre-Dame, Stonehenge, Tikal.
#include "model/engine/play.h"
#include "model/engine/rules/wonders/wonder_figures.h"
#include "model/engine/rules/wonders/wonder_rules.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

/// Features of a kind that are surrounded by squares, around the squares that a printed feature covers.
std::vector<FeatureId> featuresBeside(const Game& game, const State& state, FeatureId feature,
                                      FeatureKind kind)
{
    std::vector<FeatureId> found;
    const TileId tile = state.board.node(feature).tile;
    for (const std::uint8_t local : state.board.spec(game.tiles(), feature).squares)
        for (const Square square : around(state.board.squareOf(game.tiles(), tile, local))) {
            const Cell& cell = state.board.grid().at(square);
            if (!cell.hasSurrounded)
                continue;
            const PlacedTile& other = state.board.tile(cell.tile);
            for (const int index : game.tiles()[other.kind].surrounded) {
                const auto id = static_cast<FeatureId>(other.firstFeature + index);
                if (state.board.node(id).kind == kind &&
                    state.board.standingSquare(game.tiles(), id) == square &&
                    std::find(found.begin(), found.end(), id) == found.end())
                    found.push_back(id);
            }
        }
    return found;
}

/// An effect pays its owner and nobody else (woh-intro-personal-benefit), some of them at once.
Award bonus(Player owner, Counted counted, int count, int each, Clause cite)
{
    Award award{owner, none, false, {}, {"woh-intro-personal-benefit", "woh-wonder-own-function"}};
    award.sheet.add(counted, count, each, cite);
    award.cites.emplace_back("woh-wonder-two-timings");
    return award;
}

} // namespace

Player WonderRules::ownerOf(const Game& game, const State& state, Wonder wonder) const
{
    return m_wonders.ownerOf(game.tiles(), state, wonder);
}

bool WonderRules::works(const State& state, Wonder wonder) const
{
    return m_readings.worksAtOnce || !memory(state).isNew(wonder);
}

void WonderRules::withhold(Play& play, Player player, FeatureId feature, Citations cites) const
{
    play.tell([&] { return Event{Withheld{player, feature}, std::move(cites)}; });
}

int WonderRules::countWorking(const Game& game, const State& state, Player owner) const
{
    int count = 0;
    for (int w = 0; w < wonderCount; ++w)
        if (const auto wonder = static_cast<Wonder>(w); works(state, wonder))
            count += ownerOf(game, state, wonder) == owner ? 1 : 0;
    return count;
}

void WonderRules::pay(Play& play, Wonder wonder, Award award) const
{
    const State& state = play.state();
    if (play.isHeard() && memory(state).isNew(wonder) && !award.final)
        award.cites.emplace_back("woh-wonder-effect-original");
    if (play.isHeard() && m_readings.twoWonders && countWorking(play.game(), state, award.player) > 1)
        award.cites.insert(award.cites.end(), {"woh-variant-both-effects", "woh-variant-combinations"});
    memory(play.state()).setPaid(wonder);
    play.award(award);
}

/// What is placed in place of the meeples of a wonder leaves none of them; and Notre-Dame.
void WonderRules::figureDeployed(Play& play, FigureId figure) const
{
    State& state = play.state();
    if (!play.game().kindOf(state.figures[static_cast<std::size_t>(figure)]).follower) {
        state.turn.figuresAllowed = 1;
        return;
    }
    const Player owner = ownerOf(play.game(), state, Wonder::NotreDame);
    const Player player = state.turn.player;
    if (owner == nobody || (owner != player && !play.isHeard()))
        return;
    const FeatureId feature = state.figures[static_cast<std::size_t>(figure)].place.index;
    const std::vector<FeatureId> monasteries =
        featuresBeside(play.game(), state, feature, FeatureKind::Monastery);
    if (monasteries.empty()) {
        if (owner == player && !featuresBeside(play.game(), state, feature, FeatureKind::Garden).empty())
            withhold(play, owner, feature, {"woh-x-general-notre-dame-excluded"});
        return;
    }
    if (owner != player)
        return withhold(play, player, feature, {"woh-intro-personal-benefit", "woh-notre-dame-trigger"});
    if (!works(state, Wonder::NotreDame))
        return withhold(play, player, feature,
                        {"woh-notre-dame-not-placement-turn", "woh-wonder-effect-next-turn"});
    if (m_readings.notreDameOnce && memory(state).isPaid(Wonder::NotreDame))
        return withhold(play, player, feature, {"woh-notre-dame-trigger"});
    Award award = bonus(owner, Counted::Bonus, 1, 3, "woh-notre-dame-trigger");
    award.cites.emplace_back("woh-x-general-notre-dame-cloisters");
    if (monasteries.size() > 1)
        award.cites.emplace_back("woh-notre-dame-multiple-once");
    if (std::any_of(monasteries.begin(), monasteries.end(),
                    [&](FeatureId monastery) { return !hasFigureOf(state, owner, monastery); }))
        award.cites.emplace_back("woh-notre-dame-monk-irrelevant");
    pay(play, Wonder::NotreDame, std::move(award));
}

/// Stonehenge.
void WonderRules::featureFinished(Play& play, FeatureId road) const
{
    const State& state = play.state();
    if (state.board.node(road).kind != FeatureKind::Road)
        return;
    const Player owner = ownerOf(play.game(), state, Wonder::Stonehenge);
    if (owner == nobody)
        return;
    if (owner != state.turn.player)
        return withhold(play, owner, road, {"woh-stonehenge-trigger"});
    if (!state.board.isOccupiedFeature(road))
        return withhold(play, owner, road, {"woh-stonehenge-must-be-occupied"});
    if (!works(state, Wonder::Stonehenge))
        return withhold(play, owner, road,
                        {"woh-stonehenge-not-placement-turn", "woh-wonder-effect-next-turn"});
    payStonehenge(play, road);
}

void WonderRules::payStonehenge(Play& play, FeatureId road) const
{
    const State& state = play.state();
    const Player owner = state.turn.player;
    Award award = bonus(owner, Counted::Bonus, 1, 3, "woh-stonehenge-trigger");
    award.cites.insert(award.cites.end(), {"woh-stonehenge-before-road-scoring", "woh-stonehenge-per-road",
                                           "woh-stonehenge-must-be-occupied"});
    if (!hasFigureOf(state, owner, road))
        award.cites.emplace_back("woh-stonehenge-own-meeple-not-needed");
    if (std::any_of(state.figures.begin(), state.figures.end(), [&](const Figure& figure) {
            return standsIn(play.game(), state, figure, FeatureKind::Road) &&
                   state.board.rootOf(figure.place.index) == state.board.rootOf(road) &&
                   state.board.node(figure.place.index).tile == state.turn.newTile;
        }))
        award.cites.emplace_back("woh-stonehenge-official-same-turn-meeple");
    pay(play, Wonder::Stonehenge, std::move(award));
}

/// Tikal.
void WonderRules::featureScored(Play& play, FeatureId city) const
{
    constexpr int smallest = 3; // woh-tikal-size-three
    const State& state = play.state();
    const Player owner = state.board.node(city).kind == FeatureKind::City
                             ? ownerOf(play.game(), state, Wonder::Tikal)
                             : nobody;
    if (owner == nobody)
        return;
    const bool isPresent = hasFigureOf(state, owner, city);
    const bool isLarge = state.board.sizeOf(play.tiles(), city) >= smallest;
    if (!isPresent || !isLarge)
        return withhold(play, owner, city,
                        {isPresent ? "woh-tikal-size-three" : "woh-tikal-presence-needed"});
    if (!works(state, Wonder::Tikal))
        return withhold(play, owner, city, {"woh-wonder-effect-next-turn"});
    if (m_readings.tikalOnce && memory(state).isPaid(Wonder::Tikal))
        return withhold(play, owner, city, {"woh-tikal-trigger"});
    payTikal(play, owner, city);
}

void WonderRules::payTikal(Play& play, Player owner, FeatureId city) const
{
    const State& state = play.state();
    const auto knights = std::count_if(state.figures.begin(), state.figures.end(), [&](const Figure& figure) {
        return figure.owner == owner && standsIn(play.game(), state, figure, FeatureKind::City);
    });
    Award award = bonus(owner, Counted::Figures, static_cast<int>(knights), 2, "woh-tikal-trigger");
    award.cites.insert(award.cites.end(), {"woh-tikal-size-three", "woh-tikal-presence-needed",
                                           "woh-tikal-scored-meeple-counts"});
    const std::vector<Share> shares = sharesOf(play.game(), state, city);
    if (std::any_of(shares.begin(), shares.end(),
                    [&](const Share& share) { return share.player == owner && !share.wins; }))
        award.cites.emplace_back("woh-tikal-majority-not-needed");
    pay(play, Wonder::Tikal, std::move(award));
}

} // namespace glossator::engine::rules
