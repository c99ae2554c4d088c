// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/option.h"
#include "model/engine/origin.h"
#include "model/engine/refusal.h"
#include "model/engine/score_sheet.h"
#include "model/engine/state.h"

#include <optional>
#include <variant>

namespace glossator::engine {

struct GameBegan
{
};
struct TurnBegan
{
    Player player = nobody;
    int number = 0;
    int part = 0; ///< 0 for the start of a turn, 1 and more for further parts of it
};
/// All points of a round of scoring are made; told where rules look at the score now.
struct RoundEnded
{
    Round round = Round::Features;
};
struct PhaseBegan
{
    Phase phase = Phase::Start;
};
struct TileDrawn
{
    Player player = nobody;
    KindId kind = none;
};
/// A drawn tile that leaves the game because it cannot be used.
struct TileDiscarded
{
    KindId kind = none;
};
struct TilePlaced
{
    Player player = nobody;
    TileId tile = none;
};
/// A tile that lies aside changes its place, or is laid aside from the hand.
struct TileMoved
{
    KindId kind = none;
    Place from;
    Place to;
};
/// A figure goes from the supply to a feature by its owner's choice.
struct FigureDeployed
{
    FigureId figure = none;
    FeatureId feature = none;
};
/// A figure changes its place for any other reason than scoring points: it returns, is parked, marks.
struct FigureMoved
{
    FigureId figure = none;
    Place from;
    Place to;
};
/// Tokens go from one holder to another; nobody is the common supply, or the tile of the board.
struct TokensMoved
{
    TokenKind kind = 0;
    int count = 0;
    Player from = nobody;
    Player to = nobody;
    TileId tile = none;    ///< where they go on a tile of the board, or leave it
    bool fromTile = false; ///< they leave it
};
/// The way of a scoring figure along the track, in points.
struct TrackMove
{
    Player player = nobody;
    FigureId figure = none;
    int from = 0;
    int to = 0;
};
/// A player pays points to another one: one figure goes back and one forward.
struct Paid
{
    TrackMove payer;
    TrackMove receiver;
    [[nodiscard]] int points() const { return payer.from - payer.to; }
};
struct FeatureFinished
{
    FeatureId feature = none;
};
/// What each player has on a scored feature.
struct Share
{
    Player player = nobody;
    int strength = 0;
    bool wins = false;
    bool operator==(const Share&) const = default;
};
struct Scored
{
    Player player = nobody;
    FigureId figure = none; ///< the scoring figure that moves
    int from = 0;           ///< points before
    int to = 0;             ///< points after
    FeatureId feature = none;
    ScoreSheet sheet;
    std::vector<Share> majority;     ///< empty when no feature was contested
    std::optional<PartOfRound> when; ///< none in the final scoring
    Origin origin{};                 ///< beside the feature, or in its place
    [[nodiscard]] int points() const { return to - from; }
};
/// Whether what a rule would give are points, or a turn, a figure, an action.
enum class Gift : std::uint8_t { Points, Other };
/// What a rule would give a player and does not: its condition was looked at and fails. The citations tell
/// why.
struct Withheld
{
    Player player = nobody;
    FeatureId feature = none; ///< what it would have been for, if it is a feature
    Gift gift;                ///< never left to a default: who tells of it knows
};
/// What a tile shows takes effect for a player.
struct TileActivated
{
    Player player = nobody;
    TileId tile = none;
};
/// A card of a pile that belongs to a module's rules is turned up for a player, or goes back face down.
struct CardTurned
{
    Player player = nobody;
    std::uint8_t module = 0;
    std::uint8_t card = 0; ///< index in RuleModule::cardNames
    bool isUp = true;
};
/// An option was taken; what follows from it is told by the events after this one.
struct Chosen
{
    Player by = nobody;
    Option option;
};
struct Refused
{
    Player player = nobody;
    Option option;
    Reason reason = Reason::NotAsked;
};
struct GameEnded
{
    std::vector<Player> winners;
};

/// One thing that happened, with the clauses it follows from. The same events drive tests, the log, the
/// animation and the text for screen readers.
struct Event
{
    using What =
        std::variant<GameBegan, TurnBegan, PhaseBegan, TileDrawn, TileDiscarded, TilePlaced, TileMoved,
                     FigureDeployed, FigureMoved, FeatureFinished, Scored, Withheld, RoundEnded,
                     TileActivated, CardTurned, TokensMoved, Paid, Chosen, Refused, GameEnded>;
    What what;
    Citations cites;
};

/// Hears every event as it happens, with the state right after it.
class Listener
{
public:
    virtual ~Listener() = default;
    virtual void hear(const State& state, const Event& event) = 0;
};

} // namespace glossator::engine
