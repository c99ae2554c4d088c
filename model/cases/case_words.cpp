// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/case_words.h"

#include <algorithm>
#include <array>
#include <functional>

namespace glossator::cases {

namespace {

using engine::Counted;
using engine::Phase;
using engine::Reason;
using engine::Round;
using engine::RoundPart;

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
    Word{Counted::RoadTiles, "tiles with a road"},
    Word{Counted::RoadTiles, "tile with a road"},
    Word{Counted::CityTiles, "tiles with a city"},
    Word{Counted::CityTiles, "tile with a city"},
    Word{Counted::Monasteries, "monasteries"},
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

/// The value whose name stands at its place in a list of the engine's.
template <typename Value, std::size_t count>
std::optional<Value> namedBy(std::string_view text, const std::array<std::string_view, count>& names)
{
    const auto found = std::find(names.begin(), names.end(), text);
    return found == names.end() ? std::nullopt : std::optional(static_cast<Value>(found - names.begin()));
}

constexpr auto roundNames()
{
    std::array<std::string_view, engine::rounds.size()> names{};
    std::ranges::transform(engine::rounds, names.begin(), &engine::RoundSpec::name);
    return names;
}

/// Only a round that is divided has the parts in the middle; each has an end.
bool hasPart(const engine::RoundSpec& spec, RoundPart part)
{
    return part != RoundPart::Whole && (spec.isDivided || part == RoundPart::End);
}

/// Names, or the names of entries, with commas between them.
template <typename Entries, typename NameOf = std::identity>
std::string listOf(const Entries& entries, NameOf nameOf = {})
{
    std::string list;
    for (const auto& entry : entries)
        list.append(list.empty() ? "" : ", ").append(std::invoke(nameOf, entry));
    return list;
}

} // namespace

std::optional<Phase> phase(std::string_view text)
{
    return namedBy<Phase>(text, engine::phaseNames);
}

std::optional<Round> round(std::string_view text)
{
    return namedBy<Round>(text, roundNames());
}

std::optional<RoundName> roundName(std::string_view text)
{
    const auto space = text.find(' ');
    const auto of = round(text.substr(0, space));
    if (!of || space == std::string_view::npos)
        return of ? std::optional(RoundName{*of, std::nullopt}) : std::nullopt;
    const auto part = namedBy<RoundPart>(text.substr(space + 1), engine::roundPartNames);
    return part && hasPart(engine::specOf(*of), *part) ? std::optional(RoundName{*of, part}) : std::nullopt;
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
    return engine::nameOf(phase);
}

std::string_view word(Round round)
{
    return engine::nameOf(round);
}

std::string word(const RoundName& name)
{
    return engine::toText({name.round, name.part.value_or(RoundPart::Whole)});
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
    return listOf(engine::phaseNames);
}

std::string roundWords()
{
    return listOf(engine::rounds, &engine::RoundSpec::name);
}

std::string roundNameWords()
{
    std::string list = roundWords();
    for (const engine::RoundSpec& spec : engine::rounds)
        for (std::size_t i = 0; i < engine::roundPartNames.size(); ++i)
            if (const auto part = static_cast<RoundPart>(i); hasPart(spec, part))
                list.append(", ").append(engine::toText({spec.round, part}));
    return list;
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
    return listOf(eventKinds, &Word<EventKind>::text);
}

std::string countedWords()
{
    return listOf(counteds, &Word<Counted>::text);
}

} // namespace glossator::cases
