// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace glossator::desktop {

/// Whether a size in pixels grows with the text of the window or is meant as it is. On paper each letter is
/// set with its own sign and not with one that it has only beside some others, such as f before i: a PDF file
/// does not tell which letter such a sign stands for, and whoever copies text from it would lose it.
enum class Sizing { Window, Exact, Paper };

/// The bundled typefaces: a serif to read, a sans for controls and labels. Sizes are in pixels at the
/// original size of text; on pages, which are set in a scale of their own, and on paper they are exact.
class Typefaces
{
public:
    /// Makes the bundled fonts known to the application; false where one of them cannot be read.
    static bool load();

    [[nodiscard]] static QFont reading(double pixels, Sizing sizing = Sizing::Window);
    [[nodiscard]] static QFont readingItalic(double pixels, Sizing sizing = Sizing::Window);
    [[nodiscard]] static QFont readingBold(double pixels, Sizing sizing = Sizing::Window);
    [[nodiscard]] static QFont control(double pixels, Sizing sizing = Sizing::Window);
    [[nodiscard]] static QFont controlBold(double pixels, Sizing sizing = Sizing::Window);

    /// How much larger than its original size the text of the window is.
    [[nodiscard]] static double scale();
    /// A length beside text, in pixels, that grows with it.
    [[nodiscard]] static int scaled(int pixels);
    /// The font that ordinary controls have at a scale; the application's font carries the scale.
    [[nodiscard]] static QFont ofApplication(double scale);
};

} // namespace glossator::desktop
