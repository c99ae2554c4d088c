// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace glossator::desktop {

/// The same font, larger or smaller, whether its size is told in points or in pixels.
[[nodiscard]] QFont scaledFont(QFont font, double factor);

/// How many times its original size text of this font is; never below 1.
[[nodiscard]] double textScale(const QFont& font);

/// The serif of the page for what is read among controls, so much larger than their font.
[[nodiscard]] QFont readingFont(const QFont& control, double factor);

} // namespace glossator::desktop
