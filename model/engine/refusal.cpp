// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/refusal.h"

namespace glossator::engine {

std::string_view toText(Reason reason)
{
    switch (reason) {
    case Reason::NoDecision:
        return "nothing is to be decided";
    case Reason::NotAsked:
        return "this decision is about something else";
    case Reason::GameOver:
        return "the game is over";
    case Reason::TileNotInPile:
        return "tile not in the pile";
    case Reason::OtherTileInHand:
        return "another tile is to be placed";
    case Reason::SquareOccupied:
        return "square occupied";
    case Reason::TouchesNothing:
        return "touches no tile";
    case Reason::EdgeDiffers:
        return "edge does not match";
    case Reason::MakesNoRoom:
        return "makes no room for the waiting tile";
    case Reason::NotOnNewTile:
        return "not on the tile just placed";
    case Reason::NoSuchFeature:
        return "no such feature";
    case Reason::FeatureOccupied:
        return "feature occupied";
    case Reason::NoFollower:
        return "no meeple of the player stands there";
    case Reason::WrongFeatureKind:
        return "figure does not stand on such a feature";
    case Reason::SupplyEmpty:
        return "supply empty";
    case Reason::FigureNeeded:
        return "figure is needed elsewhere";
    case Reason::NoSuchFigure:
        return "no such figure";
    case Reason::StepUsed:
        return "the step is used up";
    case Reason::NotYours:
        return "not yours";
    case Reason::TooFewPoints:
        return "too few points";
    case Reason::OutOfReach:
        return "out of reach";
    case Reason::NotAvailable:
        return "not available";
    }
    return "not allowed";
}

} // namespace glossator::engine
