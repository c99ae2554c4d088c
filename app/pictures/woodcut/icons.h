// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/woodcut/sketch.h"

#include <span>
#include <string_view>

namespace glossator::pictures::woodcut {

/// One drawing of a mark. The value is what stands behind the colon of the mark, such as "NW".
struct Icon
{
    std::string_view mark;
    void (*draw)(const Sketch& sketch, std::string_view value);
};

/// All drawings, by what they have to do with.
[[nodiscard]] std::span<const Icon> countryIcons();
[[nodiscard]] std::span<const Icon> fairIcons();
[[nodiscard]] std::span<const Icon> fableIcons();
[[nodiscard]] std::span<const Icon> signIcons();
[[nodiscard]] std::span<const Icon> tokenIcons();

/// Draws what a mark of a tile stands for ("wind-rose:NE"); a mark without a picture of its own gets an empty
/// roundel.
void drawIcon(const Sketch& sketch, std::string_view mark);

/// A pale disc that a sign is printed on.
void drawRoundel(const Sketch& sketch);

} // namespace glossator::pictures::woodcut
