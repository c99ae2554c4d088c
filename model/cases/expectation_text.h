// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/case_words.h"

#include <algorithm>

namespace glossator::cases {

// How values are shown when what came out is told beside what was expected.

[[nodiscard]] inline std::string shown(int value)
{
    return std::to_string(value);
}
[[nodiscard]] inline std::string shown(bool value)
{
    return value ? "true" : "false";
}
[[nodiscard]] inline std::string shown(const std::string& value)
{
    return value.empty() ? "none" : value;
}
[[nodiscard]] inline std::string shown(engine::Phase value)
{
    return std::string(word(value));
}

/// "a, b", or "none".
[[nodiscard]] std::string joined(const std::vector<std::string>& items);
/// The same in order, so that lists can be compared.
[[nodiscard]] std::string sortedList(std::vector<std::string> items);
[[nodiscard]] std::string quoted(std::string_view text);
/// What an award or an event of a case says, as the case would write it.
[[nodiscard]] std::string toText(const ScoreName& award);
[[nodiscard]] std::string toText(const EventName& event);

} // namespace glossator::cases
