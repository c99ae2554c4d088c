// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/phase.h"

#include <optional>
#include <string>

namespace glossator::engine {

/// The rounds of scoring of a turn, in their order: what is scored in one round belongs together, and rules
/// that look at the score look at the end of a round (msg-rounds-conventional-turn). The last one has no
/// fixed moment.
enum class Round : std::uint8_t {
    TurnStart,
    TileDrawn,
    TilePlaced,
    Wood,
    Features,
    TurnEnd,
    OfItsOwn ///< points that a rule gives between the others
};
inline constexpr int roundCount = 7;

/// The parts of a round, in their order. Only the round of the features is divided; the score is looked at
/// once, at the end of each round (msg-round-3).
enum class RoundPart : std::uint8_t {
    Whole,
    Before, ///< bonuses that come before all features
    Features,
    After, ///< bonuses that wait until all features are scored
    Last,  ///< what is scored when all that is done
    End    ///< all points are made, and rules look at the score
};

/// A moment of scoring.
struct PartOfRound
{
    Round round = Round::TurnStart;
    RoundPart part = RoundPart::Whole;
    bool operator==(const PartOfRound&) const = default;
};

/// What a round is called and when its points are made.
struct RoundSpec
{
    Round round = Round::TurnStart;
    std::string_view name;      ///< its number in the published order of play
    std::optional<Phase> phase; ///< none: no fixed moment
    bool isDivided = false;
};

/// The one list of the rounds, by Round: cases, the order of play and the stage take from it what they show.
inline constexpr std::array<RoundSpec, roundCount> rounds{{
    {Round::TurnStart, "1A", Phase::Start, false},
    {Round::TileDrawn, "1B", Phase::Draw, false},
    {Round::TilePlaced, "1C", Phase::Place, false},
    {Round::Wood, "2", Phase::Wood, false},
    {Round::Features, "3", Phase::Score, true},
    {Round::TurnEnd, "4", Phase::End, false},
    {Round::OfItsOwn, "own", std::nullopt, false},
}};
inline constexpr std::array<std::string_view, 6> roundPartNames{"",      "before", "features",
                                                                "after", "last",   "end"};

[[nodiscard]] constexpr const RoundSpec& specOf(Round round)
{
    return rounds.at(static_cast<std::size_t>(round));
}
[[nodiscard]] constexpr std::string_view nameOf(Round round)
{
    return specOf(round).name;
}
[[nodiscard]] constexpr std::string_view nameOf(RoundPart part)
{
    return roundPartNames.at(static_cast<std::size_t>(part));
}
/// "1A", "3 after"
[[nodiscard]] std::string toText(const PartOfRound& moment);

} // namespace glossator::engine
