// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace glossator::desktop {

/// The same font, larger or smaller, whether its size is told in points or in pixels.
[[nodiscard]] QFont scaledFont(QFont font, double factor);

/// The serif of the page for what is read among controls, so much larger than their font.
[[nodiscard]] QFont readingFont(const QFont& control, double factor);

} // namespace glossator::desktop
