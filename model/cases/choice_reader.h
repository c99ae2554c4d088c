// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/choice.h"
#include "model/cases/fields.h"

namespace glossator::cases {

/// Reads the choice among the keys of a mapping ("place", "meeple", "pass" ...). No such key gives
/// nothing; two of them are a fault.
[[nodiscard]] std::optional<Choice> readChoice(Fields& fields);

/// Reads a list of option patterns; an item is a mapping with one choice, or the word "pass".
[[nodiscard]] std::vector<Choice> readPatterns(const sources::Node& node, Values& values);

/// The key of a choice, "place".
[[nodiscard]] std::string_view choiceKey(engine::Action action);
/// "draw, place, meeple ...", for messages.
[[nodiscard]] std::string choiceKeys();

} // namespace glossator::cases
