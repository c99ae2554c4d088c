// SPDX-License-Identifier: GPL-3.0-or-later
// What cannot be in a declared position with wonders.
#include "model/engine/play.h"
#include "model/engine/rules/wonders/wonder_figures.h"
#include "model/engine/rules/wonders/wonder_pairs.h"
#include "model/engine/rules/wonders/wonder_rules.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

using Faults = std::vector<std::string>;

std::string seat(Player player)
{
    return "player " + std::to_string(player + 1);
}

int countAside(const State& state, PlaceKind place, Player player)
{
    return static_cast<int>(std::count_if(state.aside.begin(), state.aside.end(), [&](const TileAside& tile) {
        return tile.place.kind == place && tile.place.player == player;
    }));
}

void checkPairs(const State& state, const WonderPairs& pairs, Faults& faults)
{
    if (std::any_of(state.figures.begin(), state.figures.end(), [&](const Figure& figure) {
            return pairs.isWaiting(figure) && figure.place.index != pairs.space() &&
                   figure.place.index != WonderPairs::startSpace;
        }))
        faults.emplace_back("the pairs of meeples wait beside different spaces of the track");
}

} // namespace

/// Each wonder on the board has a marker; nobody has more wonders than the rules give; only who chooses
/// between two tiles keeps one.
std::vector<std::string> WonderRules::faults(const Game& game, const State& state) const
{
    Faults found;
    for (int w = 0; w < wonderCount; ++w) {
        const auto wonder = static_cast<Wonder>(w);
        if (m_wonders.tileOf(state, wonder) != none && ownerOf(game, state, wonder) == nobody)
            found.push_back(std::string(wonderTileIds[static_cast<std::size_t>(w)]) +
                            " lies on the board without a marker meeple on its area");
    }
    checkPairs(state, pairs(state), found);
    for (Player player = 0; player < game.players(); ++player)
        checkPlayer(game, state, player, found);
    return found;
}

void WonderRules::checkPlayer(const Game& game, const State& state, Player player, Faults& faults) const
{
    const WonderPairs pairs = this->pairs(state);
    const int onBoard = m_wonders.countOf(game.tiles(), state, player);
    const int waiting = m_wonders.countWaiting(state, player);
    const int most = m_readings.twoWonders ? 2 : 1;
    const int stillToGain =
        (pairs.hasPair(player) ? 1 : 0) + (pairs.hasWaiting(player, WonderPairs::startSpace) ? 1 : 0);
    if (onBoard + waiting + stillToGain > most)
        faults.push_back(seat(player) + " has " + std::to_string(onBoard + waiting) +
                         " wonders although meeples still wait beside the track");
    if (countInSupply(state, player, m_marker) < waiting)
        faults.emplace_back("a wonder waits for a player who has nothing in the supply to mark it");
    const int reserve = countAside(state, PlaceKind::Reserve, player);
    if (reserve > 0 && ownerOf(game, state, Wonder::AbuSimbel) != player)
        faults.push_back(seat(player) + " keeps a tile in reserve without owning Abu Simbel");
    const bool isTurn = state.turn.player == player && state.decision.topic != Topic::Nothing;
    if (reserve > 1 && !(isTurn && state.decision.topic == Topic::OfModule))
        faults.push_back(seat(player) + " keeps more than one tile in reserve");
    if (!isTurn && countAside(state, PlaceKind::InFront, player) > waiting && state.pile.size > 0)
        faults.push_back("a tile that is no wonder waits in front of " + seat(player) +
                         " although the pile is not empty");
}

} // namespace glossator::engine::rules
