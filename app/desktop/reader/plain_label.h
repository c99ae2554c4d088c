// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/page_metrics.h"
#include "app/desktop/reader/row.h"

namespace glossator::desktop {

/// Words as the labels of a page are set, without a mark and without a frame.
[[nodiscard]] inline RowLabel plainLabel(const PageMetrics& metrics, const QString& words, const QColor& ink,
                                         QPointF baseline)
{
    return {words, metrics.labelFont(), ink, baseline, {}, {}, 8 * metrics.scale, false};
}

} // namespace glossator::desktop
