// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace glossator::desktop {

/// The cards of a module's rules as they lie on the table: a pile face down, and the one that is turned up.
struct CardPile
{
    std::uint8_t module = 0;
    int left = 0;        ///< face down
    std::string_view up; ///< of RuleModule::cardNames; empty when none lies face up
    bool operator==(const CardPile&) const = default;
};

/// A card that is turned up from its pile, or goes back under it.
struct CardFlight
{
    int pile = 0; ///< place of the pile on the shelf
    std::string_view card;
    bool isUp = true;      ///< it is face up at the end
    double progress = 0.0; ///< 0 to 1, eased
    bool operator==(const CardFlight&) const = default;
};

} // namespace glossator::desktop
