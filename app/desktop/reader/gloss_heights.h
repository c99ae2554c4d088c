// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

namespace glossator::desktop {

/// How high a gloss is in the margin beside its rule and how high in the column under it, in pixels.
struct GlossHeights
{
    double beside = 0;
    double under = 0;
};

/// Where the glosses of a rule find room, in pixels.
struct GlossRoom
{
    double margin = 0; ///< what the margin holds above them
    double rule = 0;   ///< the rule in the column
    double below = 0;  ///< what follows it there and may stand beside them
    double scale = 1;  ///< 1 at 100 % zoom
};

/// How many of the glosses of a rule stand beside it: all or, where they would leave a great gap in the
/// column or the first would begin far below the rule, none. Those stand under the rule; were they shared
/// out, nobody would find them in the order of their letters.
[[nodiscard]] std::size_t glossesBeside(std::span<const GlossHeights> glosses, const GlossRoom& room);

} // namespace glossator::desktop
