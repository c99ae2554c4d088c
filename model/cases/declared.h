// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/colour.h"
#include "model/engine/figure.h"
#include "model/engine/geometry.h"
#include "model/sources/place.h"

#include <optional>
#include <string>
#include <vector>

namespace glossator::cases {

/// A name in a case file and where it stands there.
struct Name
{
    std::string text;
    sources::Place place;
};

struct DeclaredTile
{
    std::string tile; ///< tile kind id
    engine::Square at;
    engine::Turn turn = 0;
    sources::Place place;
};

struct DeclaredFigure
{
    std::optional<Colour> player; ///< empty for a figure that is nobody's
    std::string figure = "meeple";
    engine::PlaceKind where = engine::PlaceKind::OnFeature;
    engine::Square at;            ///< OnFeature, WithFigure, OnTile: a square of the tile
    std::string on;               ///< OnFeature, WithFigure: name or kind of the feature
    int space = 0;                ///< BesideTrack: space of the track; OnTrack: points
    std::optional<Colour> holder; ///< HeldBy
    int count = 1;                ///< as many such figures
    sources::Place place;
};

/// A tile that lies aside.
struct DeclaredAside
{
    std::string tile;
    engine::PlaceKind where = engine::PlaceKind::Display;
    std::optional<Colour> player;
    sources::Place place;
};

struct DeclaredSupply
{
    Colour player = Colour::Red;
    std::string figure = "meeple";
    int count = 0;
    sources::Place place;
};

struct DeclaredTokens
{
    Colour player = Colour::Red;
    Name token; ///< token kind id
    int count = 0;
};

/// Tokens that lie on a tile.
struct DeclaredTokenPile
{
    engine::Square at; ///< a square of the tile
    Name token;        ///< token kind id
    int count = 0;
};

struct DeclaredScore
{
    Colour player = Colour::Red;
    int points = 0;
    sources::Place place;
};

/// The position from which a case starts, by names; see resources/cases/README.md.
struct DeclaredPosition
{
    std::vector<DeclaredTile> tiles;
    std::vector<DeclaredFigure> figures;
    std::vector<DeclaredAside> aside;
    bool displayGiven = false; ///< the display holds what `aside` says, even when that is nothing
    std::vector<DeclaredSupply> supplies;
    std::vector<DeclaredTokens> tokens;
    std::vector<DeclaredTokenPile> tokenPiles;
    std::vector<DeclaredScore> scores;
    std::vector<Name> next;                ///< the tiles that are drawn next, in this order
    std::optional<std::vector<Name>> rest; ///< what else the pile holds; nothing: all that is left
    std::vector<Name> cards;               ///< the cards that are turned up next, in this order
    std::optional<Colour> toPlay;
    int turnNumber = 1;
    sources::Place place;
    sources::Place toPlayPlace;
};

} // namespace glossator::cases
