// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/sides_painter.h"
#include "app/pictures/device_grid.h"

#include <QPixmap>
#include <QRegion>

namespace glossator::desktop {

/// What lies around the board as it was painted last, on the ground of the window. Shown another table it
/// paints anew only what differs.
class SidesLayer
{
public:
    /// The next table is painted from nothing: its names, its layout or the look of the window are others.
    void forget()
    {
        m_isPainted = false;
        m_still = {};
    }
    /// Where the picture will be another when a table is shown.
    [[nodiscard]] QRegion changesTo(const StageStill& still, const StageLayout& layout) const;
    /// Takes a table over, in a window of this ground and pixel ratio.
    void show(const StageStill& still, const StageLayout& layout, const SidesPainter& sides,
              const QStringList& names, const QColor& ground, double ratio);
    void paint(QPainter& painter, const QRect& part) const;

private:
    QPixmap m_pixels;
    bool m_isPainted = false;
    pictures::DeviceGrid m_grid{1.0};
    StageStill m_still; ///< without the board
};

} // namespace glossator::desktop
