// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tiles/printing_of.h"

namespace glossator::desktop {

namespace {

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < 128;
}

} // namespace

pictures::Printing printingOf(const QPalette& palette)
{
    return isDark(palette) ? pictures::Printing::Ink : pictures::Printing::Parchment;
}

QColor rubricOf(const QPalette& palette)
{
    return isDark(palette) ? QColor(0xf0, 0x8a, 0x76) : QColor(0x99, 0x28, 0x1b);
}

QColor quietTextOf(const QPalette& palette)
{
    const QColor text = palette.color(QPalette::Text);
    const QColor base = palette.color(QPalette::Base);
    const auto mix = [](int a, int b) { return (a * 76 + b * 24) / 100; };
    return {mix(text.red(), base.red()), mix(text.green(), base.green()), mix(text.blue(), base.blue())};
}

} // namespace glossator::desktop
