// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace glossator::desktop {

/// What letters need.
inline constexpr double contrastOfText = 4.5;
/// What signs need that are not letters.
inline constexpr double contrastOfSigns = 3.0;

/// The contrast of two opaque colours as WCAG counts it, 1 to 21.
[[nodiscard]] double contrast(const QColor& one, const QColor& other);

/// The colour, brought as much nearer to the ink as a sign needs that is drawn in it on the ground. The ink
/// itself must be seen there.
[[nodiscard]] QColor seenOn(const QColor& ground, const QColor& colour, const QColor& ink);

} // namespace glossator::desktop
