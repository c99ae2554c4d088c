// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace glossator::engine::rules {

/// The sections of the wheel, clockwise as the pig goes.
enum class Section : std::uint8_t { Fortune, Taxes, Famine, Storm, Inquisition, Plague };

/// What the sections are called on the board.
inline constexpr std::array<std::string_view, 6> sectionNames{"fortune", "taxes",       "famine",
                                                              "storm",   "inquisition", "plague"};

} // namespace glossator::engine::rules
