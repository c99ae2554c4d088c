// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/ids.h"
#include "model/engine/tile_kind.h"

#include <string>

namespace glossator::engine {

/// A set of feature kinds as bits. What holds for a monastery holds for both places in it.
class FeatureKinds
{
public:
    constexpr FeatureKinds() = default;
    constexpr FeatureKinds(std::initializer_list<FeatureKind> kinds)
    {
        for (const FeatureKind kind : kinds)
            m_bits |= bit(kind);
    }
    [[nodiscard]] constexpr bool has(FeatureKind kind) const { return (m_bits & bit(kind)) != 0; }

private:
    static constexpr unsigned bit(FeatureKind kind) { return 1U << static_cast<unsigned>(plainKind(kind)); }
    unsigned m_bits = 0;
};

/// What a kind of figure may do, the same for every player.
struct FigureKindSpec
{
    std::string id;   ///< "meeple", "abbot"
    int strength = 1; ///< what it counts for in a majority
    FeatureKinds standsOn;
    bool follower = true; ///< one of the figures that rules mean by a meeple
    /// It goes only where a follower of its owner stands already, whoever else does, and so it keeps nobody
    /// from a feature either.
    bool accompanies = false;
    bool neutral = false; ///< nobody's: it lies beside the board, which is its supply
    /// It has no part in who has a feature: it goes where anybody stands, keeps nobody away, counts in no
    /// majority and stays when the feature is scored.
    bool standsApart = false;

    int strengthPerPennant = 0; ///< what each pennant of its feature adds to its strength

    [[nodiscard]] bool occupies() const { return !accompanies && !standsApart; }
};

/// Tokens that are all alike; those that nobody has lie in a common supply.
struct TokenKindSpec
{
    std::string id; ///< "wine"
    int count = 0;  ///< in the box
};

/// Tokens of one kind that lie, or stand as a pile, on a tile of the board.
struct TokenPile
{
    TileId tile = none;
    TokenKind kind = 0;
    std::uint8_t count = 0;
    bool operator==(const TokenPile&) const = default;
};

/// Where a figure, or a tile that is not on the board, can be.
enum class PlaceKind : std::uint8_t {
    Supply,      ///< before its owner, free to use; beside the board where it is nobody's
    OnFeature,   ///< index: FeatureId
    OnTrack,     ///< index: points; it stands on space points mod trackSpaces
    BesideTrack, ///< index: space of the track it waits beside
    Display,     ///< open to all, nobody's
    InFront,     ///< open before a player, to be placed on the player's turn
    Reserve,     ///< face down before a player
    InHand,      ///< drawn by a player and not placed yet
    WithFigure,  ///< index: FigureId; it stands beside that figure, for as long as that one stays
    OnTile,      ///< index: TileId; on a tile of the board, on none of its features
    HeldBy,      ///< captured, before the player who holds it
    OutOfGame
};

/// Spaces of the score track, 0 to trackSpaces - 1.
inline constexpr int trackSpaces = 50;

/// One place; `player` is set for Supply, InFront, Reserve, InHand and HeldBy.
struct Place
{
    PlaceKind kind = PlaceKind::OutOfGame;
    Player player = nobody;
    std::int16_t index = none;
    bool operator==(const Place&) const = default;
};

/// One wooden figure. Figures are never created or lost during a game; they change places.
struct Figure
{
    FigureKind kind = 0;
    Player owner = nobody;
    Place place;
    bool operator==(const Figure&) const = default;
};

/// A tile that lies neither on the board nor in the pile.
struct TileAside
{
    KindId kind = none;
    Place place;
    bool operator==(const TileAside&) const = default;
};

} // namespace glossator::engine
