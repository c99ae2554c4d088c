// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/printouts/sheet_foot.h"

#include "app/desktop/look/typefaces.h"

#include <QPainter>

namespace glossator::desktop {

namespace {

constexpr double typeSize = 7.5; ///< points

} // namespace

void SheetFoot::paint(QPainter& painter, QSizeF size, int sheet, int sheets, const QColor& ink)
{
    const QRectF line(0, size.height() - height, size.width(), height);
    painter.setPen(ink);
    painter.setFont(Typefaces::control(typeSize, Sizing::Paper));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignBottom,
                     QStringLiteral("Glossator · %1").arg(tr("texts under CC BY-SA 4.0")));
    painter.drawText(line, Qt::AlignRight | Qt::AlignBottom,
                     QStringLiteral("%1 / %2").arg(sheet + 1).arg(sheets));
}

} // namespace glossator::desktop
