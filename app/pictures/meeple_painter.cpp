// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/meeple_painter.h"

#include "app/pictures/silhouettes.h"

#include <QPainter>
#include <QPainterPathStroker>

#include <algorithm>
#include <array>

namespace glossator::pictures {

namespace {

struct Livery
{
    QRgb body;
    QRgb mark;
};

constexpr std::array<Livery, playerCount> liveries{{{0xffc8372d, 0xffffffff},
                                                    {0xff2a63b0, 0xffffffff},
                                                    {0xfff2c22b, 0xff3a2a10},
                                                    {0xff2f8f4e, 0xffffffff},
                                                    {0xff2b2b2f, 0xffffffff},
                                                    {0xffd873ac, 0xff3a1030}}};

constexpr Livery neutral{0xfff4ead2, 0xff3a2a10};
constexpr QRgb pink = 0xfff0a3b4; ///< a pig that is nobody's

const Livery& liveryOf(int player)
{
    if (player < 0)
        return neutral;
    return liveries[static_cast<std::size_t>(player) % liveries.size()];
}

QTransform poseOf(Pose pose)
{
    QTransform transform;
    if (pose == Pose::Lying)
        transform.rotate(-90);
    else if (pose == Pose::UpsideDown)
        transform.rotate(180);
    return transform;
}

/// Where the mark sits on the chest of a figure, and how large it is.
QPointF chestOf(Figure figure)
{
    return figure == Figure::Pig ? QPointF(-0.1, 0.03) : QPointF(0, 0.06);
}

double scaleOf(Figure figure)
{
    return figure == Figure::LargeMeeple ? 1.28 : figure == Figure::Pig ? 0.9 : 1.0;
}

} // namespace

MeeplePainter::MeeplePainter(Palette palette) : m_palette(palette)
{
}

void MeeplePainter::paint(QPainter& painter, Figure figure, int player, Pose pose, QPointF centre,
                          double height) const
{
    const double size = height * scaleOf(figure);
    QTransform place = QTransform::fromTranslate(centre.x(), centre.y());
    place.scale(size, size);
    const QPainterPath body = (poseOf(pose) * place).map(silhouetteOf(figure));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double rim = std::clamp(size * 0.10, 1.6, 7.0);
    QPen outer(QColor(0, 0, 0, 110), rim + std::max(1.2, size * 0.035));
    outer.setJoinStyle(Qt::RoundJoin);
    painter.strokePath(body.translated(0, size * 0.012), outer);
    QPen light(m_palette.rim, rim);
    light.setJoinStyle(Qt::RoundJoin);
    painter.strokePath(body, light);
    const QColor colour = player < 0 && figure == Figure::Pig ? QColor::fromRgb(pink) : colourOf(player);
    painter.fillPath(body, colour);
    QPen edge(player < 0 ? m_palette.line : colour.darker(150), // what is nobody's is as pale as paper
              player < 0 ? std::max(1.0, size * 0.035) : std::max(0.7, size * 0.02));
    edge.setJoinStyle(Qt::RoundJoin);
    painter.strokePath(body, edge);
    if (player < 0)
        return painter.restore();
    const QPointF chest = (poseOf(pose) * place).map(chestOf(figure));
    paintMark(painter, player, chest, size * 0.27);
    painter.restore();
}

void MeeplePainter::paintMark(QPainter& painter, int player, QPointF centre, double diameter) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(centre);
    painter.scale(diameter, diameter);
    painter.fillPath(playerMark(player), QColor::fromRgb(liveryOf(player).mark));
    painter.restore();
}

QPainterPath MeeplePainter::silhouette(Figure figure)
{
    return silhouetteOf(figure);
}

double MeeplePainter::sizeOf(Figure figure)
{
    return scaleOf(figure);
}

QPainterPath MeeplePainter::shapeOf(Figure figure, Pose pose)
{
    const double size = scaleOf(figure);
    return (poseOf(pose) * QTransform::fromScale(size, size)).map(silhouetteOf(figure));
}

QColor MeeplePainter::colourOf(int player)
{
    return QColor::fromRgb(liveryOf(player).body);
}

QPainterPath MeeplePainter::markOf(int player)
{
    return playerMark(player);
}

} // namespace glossator::pictures
