// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace glossator::desktop {

/// The text of the window grows with the font of the desktop and with what the user wishes, and with it
/// everything that has its size from text.
class TextSize
{
public:
    static constexpr double smallest = 0.8;
    static constexpr double largest = 2.0;

    /// How much larger than usual the desktop wants its text; never below 1.
    [[nodiscard]] static double ofDesktop();
    /// Gives the application and all within `window` text of this scale, within the bounds.
    static void apply(QWidget& window, double scale);
    /// Lets the smallest, largest and icon size that a widget has been given, which are meant for text of the
    /// original size, grow with the text.
    static void grow(QWidget& widget);
};

} // namespace glossator::desktop
