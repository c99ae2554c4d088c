// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/case_words.h"

#include <algorithm>

namespace glossator::cases {

namespace {

using engine::Counted;
using engine::Phase;
using engine::Reason;
using engine::Round;

template <typename Value>
struct Word
{
    Value value;
    std::string_view text;
};
template <typename Value>
Word(Value, std::string_view) -> Word<Value>;
template <typename Value>
Word(Value, const char*) -> Word<Value>;

constexpr std::array phases{
    Word{Phase::Setup, "setup"}, Word{Phase::Start, "start"}, Word{Phase::Draw, "draw"},
    Word{Phase::Place, "place"}, Word{Phase::Wood, "wood"},   Word{Phase::Score, "score"},
    Word{Phase::End, "end"},     Word{Phase::Final, "final"}, Word{Phase::Over, "over"},
};
/// As the published order of play numbers them.
constexpr std::array rounds{
    Word{Round::TurnStart, "1A"}, Word{Round::TileDrawn, "1B"}, Word{Round::TilePlaced, "1C"},
    Word{Round::Wood, "2"},       Word{Round::Features, "3"},   Word{Round::TurnEnd, "4"},
    Word{Round::OfItsOwn, "own"},
};
constexpr std::array eventKinds{
    Word{EventKind::GameBegan, "game began"},
    Word{EventKind::TurnBegan, "turn began"},
    Word{EventKind::PhaseBegan, "phase began"},
    Word{EventKind::TileDrawn, "tile drawn"},
    Word{EventKind::TileDiscarded, "tile discarded"},
    Word{EventKind::TilePlaced, "tile placed"},
    Word{EventKind::TileMoved, "tile moved"},
    Word{EventKind::FigureDeployed, "figure deployed"},
    Word{EventKind::FigureMoved, "figure moved"},
    Word{EventKind::FeatureFinished, "feature finished"},
    Word{EventKind::Scored, "scored"},
    Word{EventKind::Withheld, "withheld"},
    Word{EventKind::RoundEnded, "round ended"},
    Word{EventKind::TileActivated, "tile activated"},
    Word{EventKind::CardTurned, "card turned"},
    Word{EventKind::TokensMoved, "tokens moved"},
    Word{EventKind::Paid, "paid"},
    Word{EventKind::Chosen, "chosen"},
    Word{EventKind::Refused, "refused"},
    Word{EventKind::GameEnded, "game ended"},
};
/// The plural of each value stands first.
constexpr std::array counteds{
    Word{Counted::Tiles, "tiles"},
    Word{Counted::Tiles, "tile"},
    Word{Counted::Pennants, "pennants"},
    Word{Counted::Pennants, "pennant"},
    Word{Counted::Monastery, "monastery"},
    Word{Counted::SurroundingTiles, "surrounding tiles"},
    Word{Counted::SurroundingTiles, "surrounding tile"},
    Word{Counted::Cities, "cities"},
    Word{Counted::Cities, "city"},
    Word{Counted::Figures, "figures"},
    Word{Counted::Figures, "figure"},
    Word{Counted::Roads, "roads"},
    Word{Counted::Roads, "road"},
    Word{Counted::Lines, "lines"},
    Word{Counted::Lines, "line"},
    Word{Counted::Tokens, "tokens"},
    Word{Counted::Tokens, "token"},
    Word{Counted::Bonus, "bonus"},
};
/// Reasons have their words from the engine; these end the list.
constexpr int reasonLimit = 128;
constexpr std::string_view noReason = "not allowed";

template <typename Words>
auto valueOf(const Words& words, std::string_view text)
{
    const auto found =
        std::find_if(words.begin(), words.end(), [&](const auto& w) { return w.text == text; });
    return found == words.end() ? std::nullopt : std::optional(found->value);
}

template <typename Words, typename Value>
std::string_view textOf(const Words& words, Value value)
{
    const auto found =
        std::find_if(words.begin(), words.end(), [&](const auto& w) { return w.value == value; });
    return found == words.end() ? std::string_view() : found->text;
}

template <typename Words>
std::string listOf(const Words& words)
{
    std::string list;
    for (const auto& entry : words)
        list.append(list.empty() ? "" : ", ").append(entry.text);
    return list;
}

} // namespace

std::optional<Phase> phase(std::string_view text)
{
    return valueOf(phases, text);
}

std::optional<Round> round(std::string_view text)
{
    return valueOf(rounds, text);
}

std::optional<EventKind> eventKind(std::string_view text)
{
    return valueOf(eventKinds, text);
}

std::optional<Counted> counted(std::string_view text)
{
    return valueOf(counteds, text);
}

std::optional<Reason> reason(std::string_view text)
{
    for (int i = 0; i < reasonLimit; ++i)
        if (const auto value = static_cast<Reason>(i); text != noReason && engine::toText(value) == text)
            return value;
    return std::nullopt;
}

std::string_view word(Phase phase)
{
    return textOf(phases, phase);
}

std::string_view word(Round round)
{
    return textOf(rounds, round);
}

std::string_view word(EventKind kind)
{
    return textOf(eventKinds, kind);
}

std::string_view word(Counted counted)
{
    return textOf(counteds, counted);
}

std::string phaseWords()
{
    return listOf(phases);
}

std::string roundWords()
{
    return listOf(rounds);
}

std::string reasonWords()
{
    std::string list;
    for (int i = 0; i < reasonLimit; ++i)
        if (const auto text = engine::toText(static_cast<Reason>(i)); text != noReason)
            list.append(list.empty() ? "" : ", ").append(text);
    return list;
}

std::string eventKindWords()
{
    return listOf(eventKinds);
}

std::string countedWords()
{
    return listOf(counteds);
}

} // namespace glossator::cases
