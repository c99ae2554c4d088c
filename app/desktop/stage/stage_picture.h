// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/card_pile.h"
#include "app/pictures/board_scene.h"
#include "app/pictures/score_track_picture.h"
#include "model/engine/figure.h"

#include <QString>

#include <optional>
#include <string_view>
#include <vector>

namespace glossator::desktop {

/// A spot of the stage without pixels: where something begins or ends its way. Whoever knows the layout
/// turns it into a point.
struct Spot
{
    enum class Where : std::uint8_t {
        Board,
        Supply,
        Prison,
        Track,
        BesideTrack,
        Hand,
        Pile,
        Display,
        InFront,
        Shelf,
        Tokens,
        Card,
        Away
    };
    Where where = Where::Away;
    QPointF board; ///< Board: in squares
    int seat = 0;  ///< Supply, Prison, InFront, Tokens, Card: seat of the player
    /// Supply, Prison, Display, InFront, Shelf: place in the row; Tokens: from its end; Track, BesideTrack:
    /// points
    int index = 0;
    int counted = 0; ///< Supply: place in a row that counts figures of a kind
    bool operator==(const Spot&) const = default;
};

/// A figure on its way.
struct FigureFlight
{
    pictures::Figure figure = pictures::Figure::Meeple;
    int colour = 0;
    pictures::Pose fromPose = pictures::Pose::Standing;
    pictures::Pose toPose = pictures::Pose::Standing;
    Spot from;
    Spot to;
    double progress = 0.0; ///< 0 to 1, eased
    bool operator==(const FigureFlight&) const = default;
};

/// A tile on its way; on the board it arrives with this turn.
struct TileFlight
{
    const engine::TileKind* kind = nullptr;
    engine::Turn turn = 0;
    std::uint32_t seed = 0;
    Spot from;
    Spot to;
    double progress = 0.0;
    bool beginsDown = false; ///< face down; it turns over where it does not end so
    bool endsDown = false;
    bool operator==(const TileFlight&) const = default;
};

/// A token on its way.
struct TokenFlight
{
    std::string_view kind; ///< id, of the game
    Spot from;
    Spot to;
    double progress = 0.0;
    bool operator==(const TokenFlight&) const = default;
};

/// Points that go from where they were earned to the score track, or what stays on the card of a player.
struct LabelFlight
{
    QString text;
    int colour = 0;
    Spot from;
    Spot to;
    double progress = 0.0;
    double opacity = 1.0;
    pictures::LabelKind kind = pictures::LabelKind::Points;
    QString reason = {}; ///< what more there is to say of it, for who asks
    QString detail = {}; ///< in smaller letters behind the text: what the points are the sum of
    bool operator==(const LabelFlight&) const = default;
};

/// Tokens that a player has.
struct PlayerTokens
{
    std::string_view kind; ///< id, of the game
    int count = 0;
    bool operator==(const PlayerTokens&) const = default;
};

/// A figure of another player that a player holds.
struct Prisoner
{
    pictures::Figure figure = pictures::Figure::Meeple;
    int colour = 0;
    bool operator==(const Prisoner&) const = default;
};

/// What lies before a player.
struct PlayerCard
{
    int seat = 0;
    int colour = 0;
    int points = 0;
    std::vector<pictures::Figure> supply;
    std::vector<Prisoner> prisoners;
    std::vector<const engine::TileKind*> inFront;
    int reserved = 0; ///< tiles that lie face down, beside those
    std::vector<PlayerTokens> tokens;
    bool hasTurn = false;
    bool decides = false;
    bool isLit = false;     ///< points come from here
    bool isRefused = false; ///< a choice of this player, or the choice of this player, is not allowed
    bool operator==(const PlayerCard&) const = default;
};

/// What lies beside the board for all to see.
struct Shelf
{
    const engine::TileKind* hand = nullptr; ///< the tile to be placed
    std::vector<const engine::TileKind*> display;
    std::vector<pictures::Figure> figures; ///< nobody's, beside the board
    int pile = 0;                          ///< tiles left to draw
    std::vector<CardPile> cardPiles;       ///< of modules that have cards
    bool operator==(const Shelf&) const = default;
};

/// Everything on the stage that stands still.
struct StageStill
{
    pictures::BoardScene board;
    pictures::ScoreTrackScene track;
    std::vector<PlayerCard> cards;
    Shelf shelf;
    bool operator==(const StageStill&) const = default;
};

/// Everything to be seen at a moment, as values without pixels.
struct StagePicture
{
    StageStill still;
    std::vector<TileFlight> tiles;
    std::vector<FigureFlight> figures;
    std::vector<LabelFlight> labels;
    std::vector<CardFlight> cards;
    std::vector<TokenFlight> tokens;
    std::vector<engine::Square> named; ///< what it is about, for the numbers beside the board
    std::optional<QPointF> action;     ///< where on the board it happens, in squares
    bool operator==(const StagePicture&) const = default;
};

} // namespace glossator::desktop
