// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace glossator::cases {

/// The colours in which the wooden figures are made; cases name players by them.
enum class Colour : std::uint8_t { Red, Blue, Green, Yellow, Black, Pink };
inline constexpr std::array<Colour, 6> allColours{Colour::Red,    Colour::Blue,  Colour::Green,
                                                  Colour::Yellow, Colour::Black, Colour::Pink};

/// The word of case files, "red"; nothing for a word that is no colour.
[[nodiscard]] std::optional<Colour> colour(std::string_view word);
[[nodiscard]] std::string_view word(Colour colour);

} // namespace glossator::cases
