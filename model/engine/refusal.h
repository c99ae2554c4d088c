// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/citation.h"

#include <cstdint>
#include <string_view>

namespace glossator::engine {

/// Why a choice is not allowed.
enum class Reason : std::uint8_t {
    NoDecision, ///< the game waits for nothing
    NotAsked,   ///< this decision is about something else
    GameOver,
    TileNotInPile,
    OtherTileInHand, ///< another tile than the one named is to be placed
    SquareOccupied,
    TouchesNothing,
    EdgeDiffers,
    MakesNoRoom,  ///< a helper tile must make the waiting tile fit
    NotOnNewTile, ///< only features of the tile just placed may be claimed
    NoSuchFeature,
    FeatureOccupied,
    NoFollower,       ///< this figure goes only where a follower of the player stands
    WrongFeatureKind, ///< this figure does not stand on such a feature
    SupplyEmpty,
    FigureNeeded, ///< the player has such a figure in the supply, but a rule keeps it for something else
    NoSuchFigure,
    StepUsed,     ///< the step's action is used up by another one
    NotYours,     ///< the figure is another player's
    TooFewPoints, ///< none of the player's scoring figures can pay the price
    OutOfReach,   ///< too far away
    NotAvailable  ///< what was picked is not among the things to pick from
};

/// A choice that was not carried out: why, and the clauses it would break.
struct Refusal
{
    Reason reason = Reason::NotAsked;
    Citations cites;
    bool operator==(const Refusal&) const = default;
};

/// The reason in words, short and in English ("edge does not match").
[[nodiscard]] std::string_view toText(Reason reason);

} // namespace glossator::engine
