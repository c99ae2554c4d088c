// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/gloss_heights.h"

namespace glossator::desktop {

namespace {

constexpr double smallGap = 132; ///< pixels at 100 % zoom: six lines of a gloss

} // namespace

std::size_t glossesBeside(std::span<const GlossHeights> glosses, const GlossRoom& room)
{
    if (room.margin > room.rule + smallGap * room.scale / 2)
        return 0;
    double margin = room.margin;
    for (const GlossHeights& gloss : glosses)
        margin += gloss.beside;
    return margin <= room.rule + room.below + smallGap * room.scale ? glosses.size() : 0;
}

} // namespace glossator::desktop
