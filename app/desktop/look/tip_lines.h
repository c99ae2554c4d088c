// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace glossator::desktop {

/// Letters of the longest line of a tip.
inline constexpr int longestTipLine = 64;

/// Words for a tool tip in lines that read well; by itself a tip is one line as long as its words. A word is
/// not broken, however long it is.
[[nodiscard]] QString tipLines(const QString& words);

} // namespace glossator::desktop
