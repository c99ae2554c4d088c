// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/woodcut/sketch.h"

#include <span>
#include <string_view>

namespace glossator::pictures::woodcut {

/// The drawing by which an expansion is known, on a small square that reaches from -1 to 1. It is seen at 20
/// pixels: few shapes, all of them bold.
struct BoxSign
{
    std::string_view name;
    QColor Palette::*ground; ///< of the square
    void (*draw)(const Sketch& sketch);
};

/// All of them, by what they show.
[[nodiscard]] std::span<const BoxSign> strongholdSigns();
[[nodiscard]] std::span<const BoxSign> buildingSigns();
[[nodiscard]] std::span<const BoxSign> folkSigns();
[[nodiscard]] std::span<const BoxSign> landSigns();
[[nodiscard]] std::span<const BoxSign> travelSigns();
[[nodiscard]] std::span<const BoxSign> goodsSigns();
[[nodiscard]] std::span<const BoxSign> toolSigns();

/// nullptr where no sign has the name.
[[nodiscard]] const BoxSign* boxSignOf(std::string_view name);

} // namespace glossator::pictures::woodcut
