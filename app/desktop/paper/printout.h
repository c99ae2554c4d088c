// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>
#include <QString>

class QPainter;

namespace glossator::desktop {

/// Something that can be put on paper, sheet by sheet. It is set in small steps, so that nobody waits for it.
class Printout
{
public:
    Printout() = default;
    virtual ~Printout() = default;
    Q_DISABLE_COPY_MOVE(Printout)

    /// For the printer's queue and the name of a file.
    [[nodiscard]] virtual QString title() const = 0;
    [[nodiscard]] virtual bool isLandscape() const { return false; }
    /// Of a sheet, in millimetres.
    [[nodiscard]] virtual double margin() const { return 14; }
    /// The room on a sheet within its margins, in points. Before all that follows.
    virtual void setSheet(QSizeF points) = 0;
    /// Sets some more; false when all is set.
    virtual bool prepareSome() { return false; }
    /// How much of the setting is done, 0 to 1.
    [[nodiscard]] virtual double prepared() const { return 1; }
    /// Known when all is set.
    [[nodiscard]] virtual int sheets() const = 0;
    /// Paints a sheet, counted from 0; a unit of the painter is a point.
    virtual void paint(QPainter& painter, int sheet) = 0;
};

} // namespace glossator::desktop
