// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/expectation.h"

#include <string>

namespace glossator::cases {

/// The words of case files and the values they stand for; a word that is none of them gives nothing.
[[nodiscard]] std::optional<engine::Phase> phase(std::string_view word);
[[nodiscard]] std::optional<engine::Round> round(std::string_view word);
/// "3", "3 after"
[[nodiscard]] std::optional<RoundName> roundName(std::string_view word);
[[nodiscard]] std::optional<engine::Reason> reason(std::string_view word);
[[nodiscard]] std::optional<EventKind> eventKind(std::string_view word);
/// Singular and plural are both good: "tile", "tiles".
[[nodiscard]] std::optional<engine::Counted> counted(std::string_view word);

[[nodiscard]] std::string_view word(engine::Phase phase);
[[nodiscard]] std::string_view word(engine::Round round);
[[nodiscard]] std::string word(const RoundName& name);
[[nodiscard]] std::string_view word(EventKind kind);
[[nodiscard]] std::string_view word(engine::Counted counted);

/// The words to choose from, for messages.
[[nodiscard]] std::string phaseWords();
[[nodiscard]] std::string roundWords();
[[nodiscard]] std::string roundNameWords();
[[nodiscard]] std::string reasonWords();
[[nodiscard]] std::string eventKindWords();
[[nodiscard]] std::string countedWords();

} // namespace glossator::cases
