// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace glossator::desktop {

/// The bundled typefaces: a serif to read, a sans for controls and labels. Sizes are in pixels, so that the
/// page keeps its proportions whatever the desktop's own font is.
class Typefaces
{
public:
    /// Makes the bundled fonts known to the application; false where one of them cannot be read.
    static bool load();

    [[nodiscard]] static QFont reading(double pixels);
    [[nodiscard]] static QFont readingItalic(double pixels);
    [[nodiscard]] static QFont readingBold(double pixels);
    [[nodiscard]] static QFont control(double pixels);
    [[nodiscard]] static QFont controlBold(double pixels);
};

} // namespace glossator::desktop
