// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

namespace glossator::desktop {

/// The drawn signs on buttons.
enum class Glyph : std::uint8_t {
    Book,
    Order,
    Tiles,
    Stage,
    Pair,
    Back,
    Forward,
    Menu,
    Contents,
    Search,
    Close,
    Up,
    Down
};

/// An icon drawn with a pen of the given colour, sharp at every size.
[[nodiscard]] QIcon glyphIcon(Glyph glyph, const QColor& colour);

} // namespace glossator::desktop
