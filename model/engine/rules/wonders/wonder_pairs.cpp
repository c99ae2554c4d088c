// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/rules/wonders/wonder_pairs.h"

#include <algorithm>

namespace glossator::engine::rules {

bool WonderPairs::waitsBeside(const Figure& figure, int space)
{
    return figure.place.kind == PlaceKind::BesideTrack && figure.place.index == space;
}

int WonderPairs::space() const
{
    for (const Figure& figure : m_state.figures)
        if (figure.place.kind == PlaceKind::BesideTrack && figure.place.index != startSpace)
            return figure.place.index;
    return startSpace;
}

bool WonderPairs::hasWaiting(Player player, int space) const
{
    return std::any_of(m_state.figures.begin(), m_state.figures.end(), [&](const Figure& figure) {
        return figure.owner == player && waitsBeside(figure, space);
    });
}

std::vector<Player> WonderPairs::arrived(int space) const
{
    const int needed = space == startSpace ? secondWonderPoints : space;
    std::vector<Player> players;
    for (const Figure& figure : m_state.figures)
        if (figure.place.kind == PlaceKind::OnTrack && figure.place.index >= needed &&
            hasWaiting(figure.owner, space) &&
            std::find(players.begin(), players.end(), figure.owner) == players.end())
            players.push_back(figure.owner);
    std::sort(players.begin(), players.end());
    return players;
}

std::vector<Player> WonderPairs::due() const
{
    const int pairs = space();
    const std::vector<Player> atPairs = pairs == startSpace ? std::vector<Player>{} : arrived(pairs);
    return atPairs.empty() ? arrived(startSpace) : atPairs;
}

} // namespace glossator::engine::rules
