// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/game.h"

namespace glossator::engine {

struct DeclaredTile
{
    std::string kind; ///< tile kind id
    Square square;    ///< of the tile's first square
    Turn turn = 0;
};

/// A figure that is not in its usual place at the start of a game.
struct DeclaredFigure
{
    Player owner = 0; ///< nobody for a neutral figure
    std::string kind = "meeple";
    PlaceKind place = PlaceKind::OnFeature;
    Square square;          ///< OnFeature, WithFigure, OnTile: a square of the tile
    std::string feature;    ///< OnFeature, WithFigure: name of the feature on its tile
    int space = 0;          ///< BesideTrack: space of the track; OnTrack: points
    Player holder = nobody; ///< HeldBy
};

/// A tile that lies aside: in the display, or before a player.
struct DeclaredAside
{
    std::string kind;
    PlaceKind place = PlaceKind::Display;
    Player player = nobody;
};

/// How many figures of a kind a player has left; the others are out of sight.
struct DeclaredSupply
{
    Player player = 0;
    std::string kind = "meeple";
    int count = 0;
};

/// How many tokens of a kind a player has; what the setup gave beyond that lies in the common supply.
struct DeclaredTokens
{
    Player player = 0;
    std::string kind;
    int count = 0;
};

/// Tokens that lie on a tile. They come from the players, from whoever has most, where the setup has given
/// them out, else from the common supply.
struct DeclaredTokenPile
{
    Square square; ///< a square of the tile
    std::string kind;
    int count = 0;
};

/// A game as it stands at the start of a turn, told without its history. What is not declared is as the
/// setup makes it: figures in the supply, scores 0, all tiles in the pile that do not lie on the board.
struct Position
{
    std::vector<DeclaredTile> tiles;
    std::vector<DeclaredFigure> figures;
    std::vector<DeclaredAside> aside; ///< when not empty, replaces the display of the setup
    bool onlyAside = false;           ///< `aside` replaces the display even when it is empty
    std::vector<DeclaredSupply> supplies;
    std::vector<DeclaredTokenPile> tokenPiles;
    std::vector<DeclaredTokens> tokens;
    std::vector<int> scores;        ///< by player; missing ones are 0
    std::vector<std::string> order; ///< the tiles that are drawn next, the first one first
    bool onlyOrder = false;         ///< the pile holds nothing but `order` and `rest`
    std::vector<std::string> rest;  ///< with onlyOrder: tiles that come after `order`, in no known order
    std::vector<std::string> cards; ///< names of the cards that are turned up next, the first one first
    Player toPlay = 0;
    int turnNumber = 1; ///< of the turn that begins
};

/// What part of a position is wrong.
enum class PositionPart : std::uint8_t {
    Tile,
    Figure,
    Aside,
    Supply,
    TokenPile,
    Tokens,
    Score,
    Order,
    Card,
    ToPlay,
    Whole
};

/// One thing wrong with a declared position: which entry of which list, what, and what would be right.
struct PositionFault
{
    PositionPart part = PositionPart::Whole;
    std::size_t index = 0;
    std::string what;
    std::string right;
};

/// Builds the state at the first decision of the declared turn. Edges, occupancy, supplies, counts of
/// each tile kind and connectedness are checked; every fault is told.
tl::expected<State, std::vector<PositionFault>> declare(const Game& game, const Position& position,
                                                        Listener* listener = nullptr);

} // namespace glossator::engine
