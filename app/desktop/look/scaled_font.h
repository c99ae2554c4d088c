// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

class QWidget;

namespace glossator::desktop {

/// The same font, larger or smaller, whether its size is told in points or in pixels.
[[nodiscard]] QFont scaledFont(QFont font, double factor);

/// How many times its original size text of this font is; never below 1.
[[nodiscard]] double textScale(const QFont& font);

/// The serif of the page for what is read among controls, so much larger than their font.
[[nodiscard]] QFont readingFont(const QFont& control, double factor);

/// Gives a widget a font of its own, which grows with the text from what it is now.
void setOwnFont(QWidget& widget, const QFont& font);
/// Property of a widget: the size of its own font in pixels, with text of the original size.
inline constexpr const char* ownPixels = "textPixels";

} // namespace glossator::desktop
