// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/choice.h"
#include "model/cases/declared.h"
#include "model/engine/refusal.h"
#include "model/engine/score_sheet.h"
#include "model/engine/state.h"

#include <map>
#include <variant>

namespace glossator::cases {

/// A place for figures or tiles as a case names it.
struct PlaceName
{
    engine::PlaceKind kind = engine::PlaceKind::Supply;
    std::optional<Colour> player;
    std::optional<engine::Square> at;
    std::string on;
    std::optional<int> index; ///< space beside the track, or points of a scoring figure
};

/// A round of scoring, or a part of it.
struct RoundName
{
    engine::Round round = engine::Round::TurnStart;
    std::optional<engine::RoundPart> part; ///< none: any

    [[nodiscard]] bool matches(const std::optional<engine::PartOfRound>& moment) const
    {
        return moment && moment->round == round && (!part || moment->part == *part);
    }
};

struct AddendName
{
    engine::Counted counted = engine::Counted::Bonus;
    int count = 0;
    int each = 0;
    sources::Place place;
};

/// One award; what is left out matches anything.
struct ScoreName
{
    std::optional<Colour> player;
    std::optional<int> points;
    std::optional<int> from;
    std::optional<int> to;
    std::optional<engine::Square> at;
    std::string on;
    std::optional<std::vector<AddendName>> addends; ///< exactly these, in this order
    std::optional<std::map<Colour, int>> majority;  ///< strength of everybody on the feature
    std::optional<std::vector<Colour>> winners;     ///< exactly those of them who are paid
    std::optional<RoundName> round;
    std::vector<Name> cites; ///< at least these
    sources::Place place;
};

/// The kinds of events; the order is that of engine::Event::What.
enum class EventKind : std::uint8_t {
    GameBegan,
    TurnBegan,
    PhaseBegan,
    TileDrawn,
    TileDiscarded,
    TilePlaced,
    TileMoved,
    FigureDeployed,
    FigureMoved,
    FeatureFinished,
    Scored,
    Withheld,
    RoundEnded,
    TileActivated,
    CardTurned,
    TokensMoved,
    Paid,
    Chosen,
    Refused,
    GameEnded
};

/// One event; what is left out matches anything.
struct EventName
{
    EventKind kind = EventKind::GameBegan;
    std::optional<Colour> player;
    std::optional<int> number; ///< of a turn
    std::optional<int> part;   ///< of a turn, 1 for its start
    std::optional<engine::Round> round;
    std::string card;
    std::string token;
    std::optional<int> count;       ///< of tokens
    std::optional<int> points;      ///< that are paid
    std::optional<Colour> receiver; ///< of a payment
    std::optional<bool> isUp;       ///< of a card
    std::optional<engine::Phase> phase;
    std::string tile;
    std::string figure;
    std::string role; ///< of a follower that is deployed
    std::optional<engine::Square> at;
    std::optional<engine::Turn> turn;
    std::string on;
    std::optional<PlaceName> from;
    std::optional<PlaceName> to;
    std::optional<ScoreName> score;
    std::optional<Choice> choice;
    std::optional<engine::Reason> reason;
    std::optional<std::vector<Colour>> winners;
    std::vector<Name> cites; ///< at least these
    sources::Place place;
};

/// A choice that must be refused.
struct RefusalName
{
    Choice choice;
    std::optional<engine::Reason> reason;
    std::vector<Name> cites; ///< at least these
};

// What can be expected after a step. Each alternative is one key of `expect`.

struct ExpectDecision
{
    bool none = false;            ///< the game is over
    std::optional<Colour> player; ///< empty: the table, where `table` says so
    bool table = false;
    std::string about; ///< "draw", "place", "wood", "score with", or a module's own question
};
enum class OptionsRule : std::uint8_t { Exactly, AtLeast, NoneOf };
struct ExpectOptions
{
    OptionsRule rule = OptionsRule::Exactly;
    std::vector<Choice> patterns;
};
struct ExpectOptionCount
{
    int count = 0;
};
struct ExpectRefused
{
    std::vector<RefusalName> refusals;
};
/// Awards of the step in order: exactly these, or these among others.
struct ExpectScored
{
    bool exactly = true;
    std::vector<ScoreName> awards;
};
/// Events of the step in order: these among others, or exactly these; or none like these.
enum class EventsRule : std::uint8_t { Among, Exactly, NoneOf };
struct ExpectEvents
{
    EventsRule rule = EventsRule::Among;
    std::vector<EventName> events;
};
/// The step's events and refusals cite each of these clauses, or none of them.
struct ExpectCites
{
    bool none = false;
    std::vector<Name> clauses;
};
struct ExpectScores
{
    std::vector<DeclaredScore> scores;
};
/// A joined feature; what is left out is not looked at.
struct FeatureFacts
{
    engine::Square at;
    std::string on;
    std::optional<int> size;
    std::optional<int> openEnds;
    std::optional<int> pennants;
    std::optional<int> finishedCities; ///< beside a field
    std::optional<bool> finished;
    std::optional<std::vector<Name>> figures; ///< "red meeple", exactly these
    sources::Place place;
};
struct ExpectFeatures
{
    std::vector<FeatureFacts> features;
};
/// How many tokens of a kind each of these players has.
struct ExpectTokens
{
    std::vector<DeclaredTokens> tokens;
};
/// How many tokens of a kind lie on these tiles.
struct ExpectTokenPiles
{
    std::vector<DeclaredTokenPile> piles;
};
struct ExpectSupplies
{
    std::vector<DeclaredSupply> supplies;
};
struct FigureCount
{
    std::optional<Colour> player;
    std::string figure; ///< empty: any kind
    PlaceName where;
    int count = 1;
    sources::Place place;
};
struct ExpectFigures
{
    std::vector<FigureCount> figures;
};
struct ExpectTiles
{
    std::vector<DeclaredTile> tiles;
};
struct ExpectEmpty
{
    std::vector<engine::Square> squares;
};
/// The tiles that lie aside at a kind of place: exactly these.
struct ExpectAside
{
    engine::PlaceKind where = engine::PlaceKind::Display;
    std::optional<Colour> player;
    std::vector<Name> tiles;
};
struct ExpectPile
{
    std::optional<int> size;
    std::vector<std::pair<Name, int>> counts;
};
struct ExpectTurn
{
    std::optional<Colour> player;
    std::optional<int> number;
    std::optional<engine::Phase> phase;
    std::optional<RoundName> round;
    std::optional<std::string> inHand; ///< tile kind id, "" for nothing
};
struct ExpectOver
{
    bool over = true;
    std::optional<std::vector<Colour>> winners;
};

/// One thing that must hold after a step.
struct Expectation
{
    using What = std::variant<ExpectDecision, ExpectOptions, ExpectOptionCount, ExpectRefused, ExpectScored,
                              ExpectEvents, ExpectCites, ExpectScores, ExpectFeatures, ExpectSupplies,
                              ExpectTokens, ExpectTokenPiles, ExpectFigures, ExpectTiles, ExpectEmpty,
                              ExpectAside, ExpectPile, ExpectTurn, ExpectOver>;
    What what;
    sources::Place place;
};

} // namespace glossator::cases
