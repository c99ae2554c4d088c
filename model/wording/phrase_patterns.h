// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/phrase_id.h"

#include <cstddef>
#include <span>

namespace glossator::wording {

using cases::PhraseId;

/// How a phrase is said, in English, for translators: %1, %2 ... are gaps as PhraseId tells them, %n is the
/// number. Empty where the phrase has its own words.
struct Pattern
{
    PhraseId id;
    const char* text;
};

/// How an option is said behind "cannot", where a language has another form there than in a list of options.
struct Attempt
{
    PhraseId id;
    struct Said
    {
        const char* text;
        const char* comment; ///< tells the two forms apart
    } said;
};

// One after the other these follow PhraseId.
[[nodiscard]] std::span<const Pattern> thingPatterns();
[[nodiscard]] std::span<const Pattern> eventPatterns();
[[nodiscard]] std::span<const Pattern> choicePatterns();
/// What a player does who chooses an option: %1 is the player, %2 ... are the gaps of the option.
[[nodiscard]] std::span<const Pattern> deedPatterns();
[[nodiscard]] std::span<const Attempt> attemptPatterns();

/// Whether no phrase from one to before another is left out.
template <class Patterns>
constexpr bool areAll(const Patterns& patterns, PhraseId first, PhraseId end)
{
    auto next = static_cast<std::size_t>(first);
    for (const Pattern& pattern : patterns)
        if (static_cast<std::size_t>(pattern.id) != next++)
            return false;
    return next == static_cast<std::size_t>(end);
}

} // namespace glossator::wording
