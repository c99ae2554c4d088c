// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/device_grid.h"

#include <cmath>

namespace glossator::pictures {

namespace {

constexpr int largestStep = 64;

bool isWhole(double value)
{
    return std::abs(value - std::round(value)) < 1e-6;
}

} // namespace

DeviceGrid::DeviceGrid(double ratio) : m_ratio(ratio)
{
    for (int step = 1; step <= largestStep; ++step)
        if (isWhole(step * ratio)) {
            m_step = step;
            return;
        }
}

QRect DeviceGrid::around(const QRectF& rect) const
{
    const auto down = [this](double value) { return static_cast<int>(std::floor(value / m_step)) * m_step; };
    const auto up = [this](double value) { return static_cast<int>(std::ceil(value / m_step)) * m_step; };
    const QPoint corner(down(rect.left()), down(rect.top()));
    return {corner, QSize(up(rect.right()) - corner.x(), up(rect.bottom()) - corner.y())};
}

QRect DeviceGrid::pixelsOf(const QRect& rect) const
{
    return QRectF(QPointF(rect.topLeft()) * m_ratio, QSizeF(rect.size()) * m_ratio).toRect();
}

} // namespace glossator::pictures
