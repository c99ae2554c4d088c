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

/// How many of the glosses of a rule stand beside it, the first ones: as many as leave no great gap in the
/// column, and none where the first would begin far below the rule. The others stand under the rule.
[[nodiscard]] std::size_t glossesBeside(std::span<const GlossHeights> glosses, const GlossRoom& room);

} // namespace glossator::desktop
