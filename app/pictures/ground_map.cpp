// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/ground_map.h"

#include <QPainter>

#include <cmath>

namespace glossator::pictures {

namespace {

constexpr int fineness = 40; ///< cells along a square
constexpr QRgb onTile = 0xffff0000;
constexpr QRgb onPicture = 0xff00ff00;

} // namespace

GroundMap::GroundMap(const TileGeometry& geometry)
    : m_bounds(geometry.squares.boundingRect()),
      m_cells((m_bounds.size() * fineness).toSize(), QImage::Format_RGB32)
{
    m_cells.fill(Qt::black);
    QPainter painter(&m_cells);
    painter.scale(fineness, fineness);
    painter.translate(-m_bounds.topLeft());
    painter.fillPath(geometry.squares, QColor::fromRgb(onTile));
    for (std::size_t i = 0; i < geometry.features.size(); ++i)
        painter.fillPath(geometry.features[i].outline, QColor::fromRgb(onTile | static_cast<QRgb>(i + 1)));
    painter.setCompositionMode(QPainter::CompositionMode_Plus);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor::fromRgb(onPicture));
    for (const Landmark& landmark : geometry.landmarks)
        painter.drawEllipse(landmark.at, landmark.radius, landmark.radius);
}

GroundMap::Spot GroundMap::at(QPointF point) const
{
    const QPointF cell = (point - m_bounds.topLeft()) * fineness;
    const QPoint pixel(static_cast<int>(std::floor(cell.x())), static_cast<int>(std::floor(cell.y())));
    if (!m_cells.rect().contains(pixel))
        return {};
    const QRgb colour = m_cells.pixel(pixel);
    return {qRed(colour) > 0, qGreen(colour) > 0, qBlue(colour) - 1};
}

} // namespace glossator::pictures
