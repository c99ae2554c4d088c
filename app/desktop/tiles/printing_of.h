// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/palette.h"

#include <QPalette>

namespace glossator::desktop {

/// The printing that suits a window: parchment where its ground is light, ink where it is dark.
[[nodiscard]] pictures::Printing printingOf(const QPalette& palette);

/// The red of headings, legible on the palette's base in both printings.
[[nodiscard]] QColor rubricOf(const QPalette& palette);

/// Text of lesser weight, still 4.5:1 on the palette's base and window.
[[nodiscard]] QColor quietTextOf(const QPalette& palette);

} // namespace glossator::desktop
