// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

#include <algorithm>

namespace glossator::pictures {

inline constexpr int usualLetters = 13; ///< pixels, of text of the original size

/// Pixels; those of a font that tells no size in them are usual.
[[nodiscard]] inline double lettersOf(const QFont& font)
{
    return font.pixelSize() > 0 ? font.pixelSize() : usualLetters;
}

/// How many times its original size text of this font is; never below 1.
[[nodiscard]] inline double textScaleOf(const QFont& font)
{
    return std::max(1.0, lettersOf(font) / usualLetters);
}

} // namespace glossator::pictures
