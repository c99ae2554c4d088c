// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/rules/wonders/wonder_pairs.h"

#include <algorithm>

namespace glossator::engine::rules {

bool WonderPairs::isWaiting(const Figure& figure) const
{
    return figure.place.kind == PlaceKind::BesideTrack &&
           (figure.kind == m_kinds.meeple || figure.kind == m_kinds.marker);
}

bool WonderPairs::waitsBeside(const Figure& figure, int space) const
{
    return isWaiting(figure) && figure.place.index == space;
}

std::optional<int> WonderPairs::space() const
{
    for (const Figure& figure : m_state.figures)
        if (isWaiting(figure) && figure.place.index != startSpace)
            return figure.place.index;
    return std::nullopt;
}

bool WonderPairs::hasWaiting(Player player, int space) const
{
    return std::any_of(m_state.figures.begin(), m_state.figures.end(), [&](const Figure& figure) {
        return figure.owner == player && waitsBeside(figure, space);
    });
}

bool WonderPairs::hasPair(Player player) const
{
    const std::optional<int> pairs = space();
    return pairs && hasWaiting(player, *pairs);
}

std::array<int, maxPlayers> WonderPairs::furthest() const
{
    std::array<int, maxPlayers> all{};
    for (const Figure& figure : m_state.figures)
        if (figure.place.kind == PlaceKind::OnTrack) {
            int& points = all.at(static_cast<std::size_t>(figure.owner));
            points = std::max<int>(points, figure.place.index);
        }
    return all;
}

int WonderPairs::furthest(Player player) const
{
    return furthest().at(static_cast<std::size_t>(player));
}

std::vector<Player> WonderPairs::arrived(int space) const
{
    const int needed = space == startSpace ? secondWonderPoints : space;
    const std::array<int, maxPlayers> points = furthest();
    std::vector<Player> players;
    for (Player player = 0; player < maxPlayers; ++player)
        if (points.at(static_cast<std::size_t>(player)) >= needed && hasWaiting(player, space))
            players.push_back(player);
    return players;
}

std::vector<Player> WonderPairs::arrivedAtPairs() const
{
    const std::optional<int> pairs = space();
    return pairs ? arrived(*pairs) : std::vector<Player>{};
}

std::vector<Player> WonderPairs::due() const
{
    std::vector<Player> atPairs = arrivedAtPairs();
    return atPairs.empty() ? arrived(startSpace) : atPairs;
}

} // namespace glossator::engine::rules
