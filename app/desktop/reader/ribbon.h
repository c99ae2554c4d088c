// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

class QColor;
class QPainter;

namespace glossator::desktop {

/// Where the ribbon of a bookmark hangs: at the outer edge of what a clause covers, left of a rule and
/// right of a gloss. `scale` 1 is 100 % zoom.
[[nodiscard]] QRectF ribbonBeside(const QRectF& ground, bool isGloss, double scale);

/// Draws a ribbon, filled where there is a bookmark and outlined where there may be one.
void paintRibbon(QPainter& painter, const QRectF& rect, const QColor& ink, bool isFilled);

} // namespace glossator::desktop
