// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/woodcut/icons.h"

namespace glossator::pictures::woodcut {

namespace {

const Icon* iconOf(std::string_view name)
{
    for (const std::span<const Icon> icons :
         {countryIcons(), fairIcons(), fableIcons(), signIcons(), tokenIcons()})
        for (const Icon& icon : icons)
            if (icon.mark == name)
                return &icon;
    return nullptr;
}

} // namespace

void drawIcon(const Sketch& sketch, std::string_view mark)
{
    const std::size_t colon = mark.find(':');
    const std::string_view value =
        colon == std::string_view::npos ? std::string_view() : mark.substr(colon + 1);
    if (const Icon* icon = iconOf(mark.substr(0, colon)))
        icon->draw(sketch, value);
    else
        drawRoundel(sketch);
}

} // namespace glossator::pictures::woodcut
