// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/stage_needs.h"

#include <algorithm>
#include <string>

namespace glossator::desktop {

namespace {

void atLeast(int& most, std::size_t count)
{
    most = std::max(most, static_cast<int>(count));
}

void atLeast(int& most, int count)
{
    most = std::max(most, count);
}

} // namespace

void StageNeeds::include(const StageStill& still)
{
    for (const PlayerCard& card : still.cards)
        includeCard(card);
    atLeast(shelf.displayed, still.shelf.display.size());
    atLeast(shelf.cardPiles, still.shelf.cardPiles.size());
    atLeast(shelf.figures, still.shelf.figures.size());
    for (const pictures::TrackFigure& figure : still.track.figures)
        if (figure.parkedBeside)
            includeWaiting(static_cast<int>(figure.score) % pictures::trackSpaces);
}

void StageNeeds::includeCard(const PlayerCard& card)
{
    atLeast(inFront, card.inFront.size() + static_cast<std::size_t>(card.reserved));
    atLeast(tokens, card.tokens.size());
    atLeast(digits, std::to_string(card.points).size());
    atLeast(supply.each, card.supply.size() + card.prisoners.size());
    atLeast(supply.counted, static_cast<std::size_t>(countedPlaces(card.supply)) + card.prisoners.size());
}

void StageNeeds::includeWaiting(int space)
{
    const auto after = std::ranges::lower_bound(waitedAt, space);
    if (after == waitedAt.end() || *after != space)
        waitedAt.insert(after, space);
}

void StageNeeds::include(const StageNeeds& other)
{
    atLeast(players, other.players);
    atLeast(shelf.displayed, other.shelf.displayed);
    atLeast(shelf.cardPiles, other.shelf.cardPiles);
    atLeast(shelf.figures, other.shelf.figures);
    atLeast(inFront, other.inFront);
    atLeast(tokens, other.tokens);
    atLeast(supply.each, other.supply.each);
    atLeast(supply.counted, other.supply.counted);
    atLeast(digits, other.digits);
    nameWidth = std::max(nameWidth, other.nameWidth);
    pointsWidth = std::max(pointsWidth, other.pointsWidth);
    for (const int space : other.waitedAt)
        includeWaiting(space);
}

} // namespace glossator::desktop
