// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/colour.h"

#include <algorithm>

namespace glossator::cases {

namespace {

constexpr std::array<std::string_view, allColours.size()> words{"red",    "blue",  "green",
                                                                "yellow", "black", "pink"};

} // namespace

std::optional<Colour> colour(std::string_view text)
{
    const auto found = std::find(words.begin(), words.end(), text);
    return found == words.end() ? std::nullopt : std::optional(static_cast<Colour>(found - words.begin()));
}

std::string_view word(Colour colour)
{
    return words[static_cast<std::size_t>(colour)];
}

} // namespace glossator::cases
