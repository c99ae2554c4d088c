// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/silhouettes.h"

#include <QPolygonF>
#include <QTransform>

#include <cmath>
#include <numbers>

namespace glossator::pictures {

namespace {

/// Adds the left half of an outline and its mirror image. Points run from the top middle down to the bottom
/// middle.
QPainterPath mirrored(const QPainterPath& left)
{
    const QPainterPath right = QTransform::fromScale(-1, 1).map(left).toReversed();
    QPainterPath whole = left;
    whole.connectPath(right);
    whole.closeSubpath();
    return whole;
}

QPainterPath meeple()
{
    QPainterPath left(QPointF(0, -0.5));
    left.cubicTo(-0.11, -0.5, -0.165, -0.42, -0.165, -0.34);
    left.cubicTo(-0.165, -0.28, -0.145, -0.235, -0.115, -0.2);
    left.cubicTo(-0.25, -0.185, -0.5, -0.11, -0.5, 0.0);
    left.cubicTo(-0.5, 0.07, -0.42, 0.08, -0.225, 0.06);
    left.cubicTo(-0.255, 0.2, -0.38, 0.36, -0.38, 0.44);
    left.cubicTo(-0.38, 0.49, -0.35, 0.5, -0.31, 0.5);
    left.lineTo(-0.12, 0.5);
    left.cubicTo(-0.075, 0.5, -0.06, 0.31, 0, 0.31);
    return mirrored(left);
}

/// A monk in a long robe with his sleeves together.
QPainterPath abbot()
{
    QPainterPath left(QPointF(0, -0.5));
    left.cubicTo(-0.10, -0.5, -0.15, -0.43, -0.15, -0.35);
    left.cubicTo(-0.15, -0.29, -0.13, -0.25, -0.10, -0.22);
    left.cubicTo(-0.22, -0.20, -0.36, -0.10, -0.38, 0.06);
    left.cubicTo(-0.38, 0.13, -0.32, 0.15, -0.25, 0.11);
    left.cubicTo(-0.25, 0.25, -0.34, 0.36, -0.34, 0.46);
    left.cubicTo(-0.34, 0.49, -0.32, 0.5, -0.29, 0.5);
    left.lineTo(0, 0.5);
    return mirrored(left);
}

QPainterPath mayor()
{
    QPainterPath left(QPointF(0, -0.5));
    left.lineTo(-0.13, -0.5);
    left.lineTo(-0.13, -0.36);
    left.lineTo(-0.22, -0.36);
    left.lineTo(-0.22, -0.3);
    left.lineTo(-0.12, -0.3);
    left.cubicTo(-0.13, -0.26, -0.11, -0.22, -0.09, -0.2);
    left.cubicTo(-0.45, -0.15, -0.52, 0.12, -0.36, 0.26);
    left.lineTo(-0.3, 0.5);
    left.lineTo(0, 0.5);
    return mirrored(left);
}

/// A builder with a hod over the shoulder.
QPainterPath builder()
{
    QPainterPath man = QTransform::fromScale(0.86, 0.92).translate(0.02, 0.03).map(meeple());
    QPainterPath hod;
    hod.addPolygon(QPolygonF({{0.16, -0.22}, {0.3, -0.5}, {0.5, -0.42}, {0.38, -0.12}, {0.2, 0.02}}));
    hod.closeSubpath();
    return man.united(hod).simplified();
}

QPainterPath pig()
{
    QPainterPath body;
    body.addEllipse(QRectF(-0.46, -0.2, 0.8, 0.46));
    QPainterPath parts;
    parts.setFillRule(Qt::WindingFill);
    parts.addEllipse(QRectF(0.14, -0.18, 0.34, 0.32));
    parts.addRect(QRectF(-0.32, 0.1, 0.14, 0.28));
    parts.addRect(QRectF(0.08, 0.1, 0.14, 0.28));
    parts.addPolygon(QPolygonF({{0.2, -0.12}, {0.22, -0.34}, {0.36, -0.16}, {0.2, -0.12}}));
    return body.united(parts).simplified();
}

QPainterPath shepherd()
{
    QPainterPath staff;
    staff.addRoundedRect(QRectF(0.36, -0.5, 0.07, 1.0), 0.03, 0.03);
    return QTransform::fromScale(0.82, 1).translate(-0.08, 0).map(abbot()).united(staff).simplified();
}

/// A ringmaster with a tall hat and an arm raised.
QPainterPath ringmaster()
{
    QPainterPath hat;
    hat.addRect(QRectF(-0.12, -0.5, 0.24, 0.2));
    QPainterPath arm;
    arm.addPolygon(QPolygonF({{0.1, -0.05}, {0.36, -0.4}, {0.46, -0.34}, {0.24, 0.08}}));
    arm.closeSubpath();
    const QPainterPath man = QTransform::fromScale(0.9, 0.84).translate(0, 0.09).map(meeple());
    return man.united(hat).united(arm).simplified();
}

/// A robber in a wide hat and a cloak, with a sack over the shoulder.
QPainterPath robber()
{
    QPainterPath left(QPointF(0, -0.46));
    left.lineTo(-0.12, -0.46);
    left.lineTo(-0.15, -0.33);
    left.lineTo(-0.31, -0.29);
    left.lineTo(-0.31, -0.23);
    left.lineTo(-0.11, -0.22);
    left.cubicTo(-0.12, -0.17, -0.11, -0.14, -0.08, -0.11);
    left.cubicTo(-0.3, -0.04, -0.36, 0.2, -0.37, 0.5);
    left.lineTo(-0.06, 0.5);
    left.lineTo(0, 0.36);
    QPainterPath sack;
    sack.addEllipse(QRectF(0.14, -0.2, 0.36, 0.38));
    sack.addPolygon(QPolygonF({{0.2, -0.1}, {0.12, -0.28}, {0.3, -0.3}, {0.32, -0.14}, {0.2, -0.1}}));
    sack.setFillRule(Qt::WindingFill);
    return mirrored(left).united(sack).simplified();
}

/// A fairy with two pairs of wings and a long dress.
QPainterPath fairy()
{
    QPainterPath left(QPointF(0, -0.44));
    left.cubicTo(-0.09, -0.44, -0.13, -0.38, -0.13, -0.31);
    left.cubicTo(-0.13, -0.26, -0.11, -0.23, -0.08, -0.2);
    left.cubicTo(-0.14, -0.2, -0.3, -0.5, -0.47, -0.42);
    left.cubicTo(-0.56, -0.34, -0.4, -0.06, -0.2, -0.02);
    left.cubicTo(-0.4, 0.02, -0.44, 0.22, -0.3, 0.24);
    left.cubicTo(-0.22, 0.25, -0.16, 0.16, -0.13, 0.1);
    left.cubicTo(-0.15, 0.26, -0.24, 0.4, -0.3, 0.5);
    left.lineTo(0, 0.5);
    return mirrored(left);
}

/// A circus tent with a pennon on its pole, its entrance open.
QPainterPath bigTop()
{
    QPainterPath left(QPointF(0, -0.34));
    left.cubicTo(-0.06, -0.2, -0.26, -0.1, -0.46, -0.06);
    left.lineTo(-0.5, 0.06);
    left.lineTo(-0.4, 0.1);
    left.lineTo(-0.4, 0.46);
    left.lineTo(-0.12, 0.46);
    left.cubicTo(-0.11, 0.28, -0.06, 0.18, 0, 0.14);
    QPainterPath pole;
    pole.addRect(QRectF(-0.025, -0.5, 0.05, 0.2));
    pole.addPolygon(QPolygonF({{0, -0.5}, {0.22, -0.44}, {0, -0.38}, {0, -0.5}}));
    return mirrored(left).united(pole).simplified();
}

/// A messenger woman with her hair up and a wide skirt.
QPainterPath messenger()
{
    QPainterPath left(QPointF(0, -0.36));
    left.cubicTo(-0.1, -0.36, -0.13, -0.3, -0.13, -0.25);
    left.cubicTo(-0.13, -0.2, -0.11, -0.16, -0.07, -0.13);
    left.cubicTo(-0.2, -0.12, -0.28, -0.04, -0.3, 0.08);
    left.cubicTo(-0.29, 0.15, -0.21, 0.15, -0.14, 0.1);
    left.cubicTo(-0.2, 0.22, -0.36, 0.3, -0.44, 0.46);
    left.cubicTo(-0.45, 0.49, -0.43, 0.5, -0.4, 0.5);
    left.lineTo(0, 0.5);
    QPainterPath hair;
    hair.addEllipse(QRectF(-0.1, -0.5, 0.2, 0.18));
    return mirrored(left).united(hair).simplified();
}

/// A hooded shape whose hem hangs in waves.
QPainterPath phantom()
{
    QPainterPath left(QPointF(0, -0.5));
    left.cubicTo(-0.2, -0.5, -0.24, -0.34, -0.24, -0.2);
    left.cubicTo(-0.34, -0.16, -0.48, -0.1, -0.46, 0.02);
    left.cubicTo(-0.44, 0.1, -0.34, 0.08, -0.27, 0.06);
    left.cubicTo(-0.28, 0.2, -0.32, 0.36, -0.36, 0.46);
    left.cubicTo(-0.28, 0.52, -0.24, 0.4, -0.18, 0.4);
    left.cubicTo(-0.1, 0.4, -0.1, 0.5, 0, 0.5);
    return mirrored(left);
}

QPainterPath star(int points, double inner)
{
    QPolygonF polygon;
    for (int i = 0; i < points * 2; ++i) {
        const double angle = i * std::numbers::pi / points - std::numbers::pi / 2;
        const double radius = i % 2 == 0 ? 0.5 : inner;
        polygon.append(QPointF(radius * std::cos(angle), radius * std::sin(angle)));
    }
    QPainterPath path;
    path.addPolygon(polygon);
    path.closeSubpath();
    return path;
}

QPainterPath polygon(const QPolygonF& points)
{
    QPainterPath path;
    path.addPolygon(points);
    path.closeSubpath();
    return path;
}

QPainterPath cross()
{
    return polygon(QPolygonF({{-0.16, -0.46},
                              {0.16, -0.46},
                              {0.16, -0.16},
                              {0.46, -0.16},
                              {0.46, 0.16},
                              {0.16, 0.16},
                              {0.16, 0.46},
                              {-0.16, 0.46},
                              {-0.16, 0.16},
                              {-0.46, 0.16},
                              {-0.46, -0.16},
                              {-0.16, -0.16}}));
}

QPainterPath ring()
{
    QPainterPath path;
    path.addEllipse(QPointF(0, 0), 0.46, 0.46);
    path.addEllipse(QPointF(0, 0), 0.22, 0.22);
    return path;
}

} // namespace

QPainterPath silhouetteOf(Figure figure)
{
    switch (figure) {
    case Figure::Abbot:
        return abbot();
    case Figure::Mayor:
        return mayor();
    case Figure::Builder:
        return builder();
    case Figure::Pig:
        return pig();
    case Figure::Shepherd:
        return shepherd();
    case Figure::Ringmaster:
        return ringmaster();
    case Figure::Robber:
        return robber();
    case Figure::Fairy:
        return fairy();
    case Figure::BigTop:
        return bigTop();
    case Figure::Messenger:
        return messenger();
    case Figure::Phantom:
        return phantom();
    case Figure::Meeple:
    case Figure::LargeMeeple:
        break;
    }
    return meeple();
}

QPainterPath playerMark(int player)
{
    switch (player % playerCount) {
    case 0:
        return ring();
    case 1:
        return cross();
    case 2:
        return polygon(QPolygonF({{0, -0.46}, {0.5, 0.4}, {-0.5, 0.4}}));
    case 3:
        return polygon(QPolygonF({{-0.4, -0.4}, {0.4, -0.4}, {0.4, 0.4}, {-0.4, 0.4}}));
    case 4:
        return polygon(QPolygonF({{0, -0.5}, {0.38, 0}, {0, 0.5}, {-0.38, 0}}));
    default:
        return star(5, 0.21);
    }
}

} // namespace glossator::pictures
