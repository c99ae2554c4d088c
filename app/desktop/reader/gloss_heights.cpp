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
    double column = room.rule + room.below;
    for (const GlossHeights& gloss : glosses)
        column += gloss.under;
    std::size_t beside = 0;
    for (; beside < glosses.size(); ++beside) {
        margin += glosses[beside].beside;
        column -= glosses[beside].under;
        if (margin > column + smallGap * room.scale)
            break;
    }
    return beside;
}

} // namespace glossator::desktop
