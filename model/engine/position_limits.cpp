// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/position_limits.h"

namespace glossator::engine {

namespace {

using Faults = std::vector<PositionFault>;

void checkTiles(const Position& position, Faults& faults)
{
    for (std::size_t i = 0; i < position.tiles.size(); ++i)
        if (isTooFar(position.tiles[i].square.x, position.tiles[i].square.y))
            faults.push_back({PositionPart::Tile, i, tooFar(), nearEnough()});
}

void checkFigures(const Game& game, const Position& position, Faults& faults)
{
    for (std::size_t i = 0; i < position.figures.size(); ++i) {
        const DeclaredFigure& figure = position.figures[i];
        switch (figure.place) {
        case PlaceKind::OnFeature:
        case PlaceKind::Supply:
        case PlaceKind::WithFigure:
        case PlaceKind::OnTile:
        case PlaceKind::OutOfGame:
            break;
        case PlaceKind::HeldBy:
            if (figure.holder < 0 || figure.holder >= game.players() || figure.holder == figure.owner)
                faults.push_back({PositionPart::Figure, i, "no such player holds this figure",
                                  "name another player of the case"});
            break;
        case PlaceKind::OnTrack:
            if (figure.space < 0 || figure.space > highestScore)
                faults.push_back({PositionPart::Figure, i, "no figure carries so many points",
                                  "declare 0 to " + std::to_string(highestScore)});
            break;
        case PlaceKind::BesideTrack:
            if (figure.space < 0 || figure.space > lastTrackSpace)
                faults.push_back({PositionPart::Figure, i,
                                  "the track has no space " + std::to_string(figure.space),
                                  "its spaces are 0 to " + std::to_string(lastTrackSpace)});
            break;
        default:
            faults.push_back({PositionPart::Figure, i, "no figure can be declared in such a place",
                              "put it on a feature, beside the track, into the supply or out of the game"});
        }
    }
}

void checkAside(const Game& game, const Position& position, Faults& faults)
{
    for (std::size_t i = 0; i < position.aside.size(); ++i) {
        const DeclaredAside& tile = position.aside[i];
        const bool isOwned = tile.place == PlaceKind::InFront || tile.place == PlaceKind::Reserve;
        if (!isOwned && tile.place != PlaceKind::Display)
            faults.push_back({PositionPart::Aside, i, "no tile lies aside in such a place",
                              "lay it in the display, before a player, or into a player's reserve"});
        else if (isOwned && (tile.player < 0 || tile.player >= game.players()))
            faults.push_back(
                {PositionPart::Aside, i, "no such player is at the table", "name one of the players"});
    }
}

void checkNumbers(const Position& position, Faults& faults)
{
    for (std::size_t i = 0; i < position.supplies.size(); ++i)
        if (position.supplies[i].count < 0)
            faults.push_back(
                {PositionPart::Supply, i, "a supply cannot hold less than nothing", "declare 0 or more"});
    for (std::size_t i = 0; i < position.scores.size(); ++i)
        if (position.scores[i] > highestScore)
            faults.push_back({PositionPart::Score, i, "nobody has so many points",
                              "declare at most " + std::to_string(highestScore)});
    if (position.turnNumber < 1 || position.turnNumber > lastTurn)
        faults.push_back({PositionPart::ToPlay, 0, "there is no turn " + std::to_string(position.turnNumber),
                          "turns are numbered from 1 to " + std::to_string(lastTurn)});
}

} // namespace

std::string tooFar()
{
    return "this square is too far away";
}

std::string nearEnough()
{
    return "stay within " + std::to_string(farthestSquare) + " squares of [0, 0]";
}

std::vector<PositionFault> limitFaults(const Game& game, const Position& position)
{
    Faults faults;
    checkTiles(position, faults);
    checkFigures(game, position, faults);
    checkAside(game, position, faults);
    checkNumbers(position, faults);
    return faults;
}

} // namespace glossator::engine
