// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/inks.h"

#include "app/desktop/look/contrast.h"

namespace glossator::desktop {

namespace {

const Inks parchment{
    .printing = pictures::Printing::Parchment,
    .desk = {0xEF, 0xE7, 0xD4},
    .paper = {0xFB, 0xF7, 0xEB},
    .shade = {0xF4, 0xEC, 0xD8},
    .flash = {0xF7, 0xE3, 0xAE},
    .line = {0xD3, 0xC6, 0xA8},
    .text = {0x29, 0x23, 0x1A},
    .quiet = {0x66, 0x5A, 0x46},
    .rubric = {0xA3, 0x22, 0x1A},
    .link = {0x8A, 0x2B, 0x0E},
    .selection = {0xC9, 0xD8, 0xEC},
    .selectedText = {0x1B, 0x18, 0x12},
    .found = {0xF5, 0xE0, 0x8C},
    .foundAt = {0xF2, 0xB5, 0x4A},
    .voices = {QColor{0x1E, 0x4B, 0x8C}, QColor{0x2A, 0x66, 0x38}, QColor{0x85, 0x4A, 0x0B},
               QColor{0x74, 0x2F, 0x7E}},
};

const Inks night{
    .printing = pictures::Printing::Ink,
    .desk = {0x15, 0x17, 0x1C},
    .paper = {0x1C, 0x1F, 0x26},
    .shade = {0x27, 0x2B, 0x34},
    .flash = {0x3B, 0x36, 0x22},
    .line = {0x41, 0x45, 0x4F},
    .text = {0xE8, 0xE0, 0xCF},
    .quiet = {0xA9, 0xA1, 0x90},
    .rubric = {0xF2, 0x8B, 0x7C},
    .link = {0xF0, 0xA5, 0x7A},
    .selection = {0x35, 0x4B, 0x6B},
    .selectedText = {0xF7, 0xF2, 0xE6},
    .found = {0x5E, 0x50, 0x1C},
    .foundAt = {0x86, 0x5A, 0x12},
    .voices = {QColor{0x90, 0xB8, 0xF2}, QColor{0x8E, 0xCD, 0x97}, QColor{0xE3, 0xB1, 0x70},
               QColor{0xD3, 0xA7, 0xEA}},
};

} // namespace

const Inks& inksOf(pictures::Printing printing)
{
    return printing == pictures::Printing::Ink ? night : parchment;
}

pictures::Printing printingFor(const QPalette& system)
{
    const bool isDark = contrast(Qt::white, system.color(QPalette::Active, QPalette::Window)) >
                        contrast(Qt::white, system.color(QPalette::Active, QPalette::WindowText));
    return isDark ? pictures::Printing::Ink : pictures::Printing::Parchment;
}

QColor rubricOf(const QPalette& palette)
{
    return inksOf(printingFor(palette)).rubric;
}

QColor quietTextOf(const QPalette& palette)
{
    const QColor text = palette.color(QPalette::Text);
    const QColor base = palette.color(QPalette::Base);
    const auto mix = [](int a, int b) { return (a * 76 + b * 24) / 100; };
    return {mix(text.red(), base.red()), mix(text.green(), base.green()), mix(text.blue(), base.blue())};
}

QPalette paletteOf(const Inks& inks)
{
    const bool isNight = inks.printing == pictures::Printing::Ink;
    QPalette palette(isNight ? inks.shade : inks.desk, inks.desk);
    palette.setColor(QPalette::Base, inks.paper);
    palette.setColor(QPalette::AlternateBase, inks.shade);
    palette.setColor(QPalette::ToolTipBase, inks.paper);
    palette.setColor(QPalette::ToolTipText, inks.text);
    for (const auto role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText})
        palette.setColor(role, inks.text);
    palette.setColor(QPalette::PlaceholderText, inks.quiet);
    palette.setColor(QPalette::Highlight, inks.selection);
    palette.setColor(QPalette::HighlightedText, inks.selectedText);
    palette.setColor(QPalette::Link, inks.link);
    palette.setColor(QPalette::LinkVisited, inks.link);
    palette.setColor(QPalette::BrightText, inks.rubric);
    for (const auto role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, inks.quiet);
    return palette;
}

} // namespace glossator::desktop
