// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/clause.h"

#include <QFontMetricsF>
#include <QStringList>

#include <cstdint>

namespace glossator::desktop {

/// The words of a label broken at spaces into lines of at most `width` pixels; a longer word is elided.
[[nodiscard]] QStringList labelLines(const QString& words, const QFontMetricsF& measure, double width);

enum class WhoSays : std::uint8_t {
    Always,
    IfNotMarked ///< where the mark does not show it to whoever has read the legend
};

/// What the gutter says of a clause: its kind, who says so, when, and of which edition.
[[nodiscard]] QStringList gutterParts(const catalogue::Clause& clause, catalogue::Language in, WhoSays who);
/// The same broken into lines, from top to bottom.
[[nodiscard]] QStringList gutterLines(const catalogue::Clause& clause, catalogue::Language in, WhoSays who,
                                      const QFontMetricsF& measure, double width);

} // namespace glossator::desktop
