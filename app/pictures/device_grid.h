// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

namespace glossator::pictures {

/// Rectangles in device independent pixels whose edges are edges of device pixels, so that pictures can be
/// copied and painted anew part by part without a seam, whatever the pixel ratio.
class DeviceGrid
{
public:
    explicit DeviceGrid(double ratio);

    [[nodiscard]] double ratio() const { return m_ratio; }
    /// The smallest such rectangle around another.
    [[nodiscard]] QRect around(const QRectF& rect) const;
    /// The device pixels of such a rectangle.
    [[nodiscard]] QRect pixelsOf(const QRect& rect) const;

private:
    double m_ratio;
    int m_step = 1; ///< so many pixels are a whole number of device pixels
};

} // namespace glossator::pictures
