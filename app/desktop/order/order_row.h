// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/order/order_model.h"

#include <QFont>
#include <QRect>

namespace glossator::desktop {

/// How a row of the order of play is set in a given width: its type, and where words and marks lie.
struct OrderRow
{
    /// How far each level stands in from the one above it, in pixels.
    static constexpr int indentation = 24;
    /// Width of the bar beside the step at which the game on the stage is. Numbers of steps stand free of it
    /// and of the frame around a row.
    static constexpr int hereBar = 5;

    /// `font` is that of the view, whose size all sizes follow.
    OrderRow(const QModelIndex& index, const QFont& font, int width);

    OrderModel::RowKind kind;
    QFont textFont;
    QFont markFont;
    QFont partFont;
    QFont conditionFont;
    QFont noteFont;
    QRect number;    ///< of a step
    QRect part;      ///< the heading of a part of the round, above its first act
    QRect condition; ///< under which an act is done, above its text
    QRect text;
    QRect here; ///< below the name of a step at which the game on the stage is, a sign and words
    QRect note; ///< below that
    QRect mark; ///< the round of a step, or the code of a clause's expansion
    int height = 0;
};

} // namespace glossator::desktop
