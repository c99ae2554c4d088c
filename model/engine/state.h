// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/board.h"
#include "model/engine/decision.h"
#include "model/engine/figure.h"
#include "model/engine/task.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace glossator::engine {

/// The tiles still to be drawn: how many of each kind, and, where it is known, which come first.
struct Pile
{
    std::vector<std::uint8_t> counts; ///< by KindId
    std::vector<KindId> order;        ///< known tiles, the next one last; they are among the counts
    std::int16_t size = 0;
    bool operator==(const Pile&) const = default;
};

/// What a player plays after the current turn, or after the current part of it: another tile with all steps
/// of a turn.
struct TurnPart
{
    Player player = nobody;
    std::uint8_t module = 0; ///< the rules that brought it
    bool isTurn = false; ///< a whole turn, with what happens at a turn's start; else it belongs to the turn
    std::int16_t earnedIn = none; ///< module that had brought the part in which this one was earned, or none
    bool operator==(const TurnPart&) const = default;
};

/// What belongs to the turn being played.
struct TurnState
{
    Player player = nobody;
    std::int16_t number = 0; ///< 1 for the first turn
    KindId tileInHand = none;
    std::int16_t fromAside = none; ///< index in State::aside when the tile in hand comes from there
    TileId newTile = none;         ///< the tile that was placed this turn
    TileId firstTile = 0;          ///< tiles on the board from here on were placed in this part of the turn
    std::uint8_t part = 0;         ///< 0 for the first tile of a turn, then the parts that rules add
    std::int16_t broughtBy = none; ///< module that brought this turn or part; none for an ordinary turn
    std::int16_t earnedIn = none;  ///< see TurnPart
    FeatureId linked = none;       ///< what was joined apart from the new tiles, in this part of the turn
    std::uint8_t tilesDrawn = 0;   ///< from the pile, in this part of the turn
    std::uint8_t figuresPlaced = 0;
    std::uint8_t figuresAllowed = 1; ///< in this turn's wood step
    PartOfRound now;                 ///< the round of scoring that goes on, and which part of it
    bool hasScored = false;          ///< points were scored in this part of the turn
    bool hasScoredInRound = false;   ///< and in the round of scoring that goes on; a payment is neither
    bool operator==(const TurnState&) const = default;
};

/// The whole of a game at one moment, as one value: copy it, compare it, hash it. Nothing about a game
/// is kept anywhere else but in its unchanging Game.
struct State
{
    Board board;
    std::vector<Figure> figures;
    std::vector<TileAside> aside;
    Pile pile;
    std::vector<std::uint8_t> tokens;  ///< see Game::tokenSlot
    std::vector<TokenPile> tokenPiles; ///< on tiles of the board; none is empty
    TurnState turn;
    Phase phase = Phase::Setup;
    Decision decision;
    std::vector<Task> agenda;      ///< a stack, the next step last
    std::vector<Award> awards;     ///< a stack beside it
    std::vector<Award> bonuses;    ///< those that wait, in the order in which they are paid
    std::vector<Payment> payments; ///< another one
    std::vector<TurnPart> turnQueue;
    std::vector<std::int32_t> words; ///< the rule modules' own memory, see RuleModule::wordCount

    bool operator==(const State&) const = default;
    [[nodiscard]] bool isOver() const { return phase == Phase::Over; }
    /// The round of scoring in which the game is, and which part of it; none before and after the turns.
    [[nodiscard]] std::optional<PartOfRound> scoringMoment() const;
    /// Points of a player: the sum over the player's scoring figures.
    [[nodiscard]] int points(Player player) const;
    /// Tokens of a kind that lie on a tile.
    [[nodiscard]] int tokensOn(TileId tile, TokenKind kind) const;
};

/// Equal states have equal hashes.
[[nodiscard]] std::size_t hashOf(const State& state);

} // namespace glossator::engine
