// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QSizeF>

class QColor;
class QPainter;

namespace glossator::desktop {

/// The last line of each sheet: where it is from and under which licence, and which of the sheets it is.
class SheetFoot
{
    Q_DECLARE_TR_FUNCTIONS(SheetFoot)

public:
    static constexpr double height = 24; ///< points

    /// `sheet` counts from 0, the size is in points.
    static void paint(QPainter& painter, QSizeF size, int sheet, int sheets, const QColor& ink);
};

} // namespace glossator::desktop
