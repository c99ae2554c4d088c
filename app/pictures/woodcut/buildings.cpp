// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/woodcut/buildings.h"

#include <QPainter>

namespace glossator::pictures::woodcut {

namespace {

/// Points given in widths from the foot, upward negative, mirrored when asked.
class Plan
{
public:
    Plan(QPointF foot, double width, bool mirrored = false)
        : m_foot(foot), m_width(width), m_side(mirrored ? -1.0 : 1.0)
    {
    }
    [[nodiscard]] QPointF at(double x, double y) const { return m_foot + QPointF(x * m_side, y) * m_width; }
    [[nodiscard]] QRectF rect(double left, double top, double right, double bottom) const
    {
        return QRectF(at(left, top), at(right, bottom)).normalized();
    }

private:
    QPointF m_foot;
    double m_width;
    double m_side;
};

void hatchRoof(const Print& print, const Plan& plan, QPointF eavesLeft, QPointF eavesRight, QPointF ridge)
{
    for (const double share : {0.3, 0.6}) {
        const QPointF low = eavesLeft + (eavesRight - eavesLeft) * share;
        print.line(plan.at(low.x(), low.y()), plan.at(low.x() + ridge.x(), low.y() + ridge.y()),
                   print.palette().roofShade, Print::thin);
    }
}

QPainterPath archedWindow(QPointF foot, double width, double height)
{
    QPainterPath path(foot + QPointF(-width / 2, 0));
    path.lineTo(foot + QPointF(-width / 2, -height * 0.5));
    path.quadTo(foot + QPointF(-width / 2, -height * 0.85), foot + QPointF(0, -height));
    path.quadTo(foot + QPointF(width / 2, -height * 0.85), foot + QPointF(width / 2, -height * 0.5));
    path.lineTo(foot + QPointF(width / 2, 0));
    path.closeSubpath();
    return path;
}

void drawSpire(const Print& print, const Plan& plan, double middle, double eaves, double half, double tip)
{
    print.shape(
        QPolygonF({plan.at(middle - half, eaves), plan.at(middle, tip), plan.at(middle + half, eaves)}),
        print.palette().slate);
    if (!print.plain())
        print.fill(
            [&] {
                QPainterPath shade(plan.at(middle, tip));
                shade.lineTo(plan.at(middle + half, eaves));
                shade.lineTo(plan.at(middle + half * 0.2, eaves));
                shade.closeSubpath();
                return shade;
            }(),
            print.palette().slateShade);
}

} // namespace

void drawHouse(const Print& print, QPointF foot, double width, Dice& dice)
{
    const Palette& p = print.palette();
    const Plan plan(foot, width, dice.chance(0.5));
    const QColor roof = mixed(p.roof, dice.chance(0.5) ? p.cityShade : p.roofShade, dice.between(0, 0.35));
    const double eaves = -dice.between(0.34, 0.46);
    const double ridge = eaves - dice.between(0.40, 0.5);
    if (print.plain()) {
        print.box(plan.rect(-0.45, eaves, 0.45, 0), p.plaster);
        print.shape(QPolygonF({plan.at(-0.55, eaves), plan.at(-0.25, ridge), plan.at(0.25, ridge),
                               plan.at(0.55, eaves)}),
                    roof);
        return;
    }
    print.box(plan.rect(-0.05, eaves, 0.46, 0), mixed(p.plaster, p.cityShade, 0.45));
    print.shape(QPolygonF({plan.at(-0.46, 0), plan.at(-0.46, eaves), plan.at(-0.2, ridge),
                           plan.at(0.06, eaves), plan.at(0.06, 0)}),
                p.plaster);
    print.shape(QPolygonF({plan.at(0.06, eaves + 0.02), plan.at(-0.2, ridge), plan.at(0.28, ridge),
                           plan.at(0.54, eaves + 0.02)}),
                roof);
    if (!print.fine())
        return;
    hatchRoof(print, plan, {0.06, eaves}, {0.54, eaves}, {-0.26, ridge - eaves});
    print.line(plan.at(-0.2, -0.02), plan.at(-0.2, -0.18), p.line, width * 0.12);
}

void drawTower(const Print& print, QPointF foot, double width, bool roofed)
{
    const Palette& p = print.palette();
    const Plan plan(foot, width);
    print.box(plan.rect(-0.5, -1.25, 0.5, 0.1), p.wall);
    if (!print.plain())
        print.fill(
            [&] {
                QPainterPath shade;
                shade.addRect(plan.rect(0.12, -1.2, 0.46, 0.06));
                return shade;
            }(),
            p.wallShade);
    if (roofed) {
        print.shape(QPolygonF({plan.at(-0.66, -1.2), plan.at(0, -2.15), plan.at(0.66, -1.2)}), p.roof);
        return;
    }
    print.box(plan.rect(-0.62, -1.55, 0.62, -1.2), p.wall);
    if (print.fine())
        for (const double x : {-0.32, 0.0, 0.32})
            print.line(plan.at(x, -1.53), plan.at(x, -1.38), p.line, width * 0.13);
}

void drawChurch(const Print& print, QPointF foot, double width)
{
    const Palette& p = print.palette();
    const Plan plan(foot, width);
    print.box(plan.rect(-0.1, -0.38, 0.5, 0), p.plaster);
    print.shape(
        QPolygonF({plan.at(-0.15, -0.36), plan.at(-0.02, -0.72), plan.at(0.42, -0.72), plan.at(0.55, -0.36)}),
        p.roof);
    print.box(plan.rect(-0.45, -0.75, -0.1, 0), p.plaster);
    drawSpire(print, plan, -0.275, -0.74, 0.22, -1.35);
    if (print.plain())
        return;
    print.fill(archedWindow(plan.at(0.1, -0.06), width * 0.09, width * 0.22), p.line);
    print.fill(archedWindow(plan.at(0.32, -0.06), width * 0.09, width * 0.22), p.line);
    print.fill(archedWindow(plan.at(-0.275, -0.45), width * 0.09, width * 0.18), p.line);
}

void drawCathedral(const Print& print, QPointF foot, double width)
{
    const Palette& p = print.palette();
    const Plan plan(foot, width);
    print.shape(QPolygonF({plan.at(-0.3, -0.5), plan.at(0, -0.98), plan.at(0.3, -0.5)}), p.roof);
    print.box(plan.rect(-0.3, -0.62, 0.3, 0), p.plaster);
    for (const double x : {-0.36, 0.36}) {
        print.box(plan.rect(x - 0.14, -0.85, x + 0.14, 0), p.plaster);
        drawSpire(print, plan, x, -0.84, 0.17, -1.45);
        if (!print.plain())
            print.fill(archedWindow(plan.at(x, -0.5), width * 0.1, width * 0.25), p.line);
    }
    print.fill(archedWindow(plan.at(0, 0), width * 0.2, width * 0.3), p.line);
    print.ball(plan.at(0, -0.45), width * 0.12, p.metal);
}

void drawMonastery(const Print& print, QPointF foot, double width)
{
    const Palette& p = print.palette();
    const Plan plan(foot, width);
    print.box(plan.rect(-0.5, -0.3, 0.05, 0), p.plaster);
    print.shape(
        QPolygonF({plan.at(-0.56, -0.28), plan.at(-0.45, -0.55), plan.at(0.02, -0.55), plan.at(0.1, -0.28)}),
        p.roof);
    print.shape(QPolygonF({plan.at(0.0, 0), plan.at(0.0, -0.42), plan.at(0.25, -0.74), plan.at(0.5, -0.42),
                           plan.at(0.5, 0)}),
                p.plaster);
    print.stroke(
        [&] {
            QPainterPath gable(plan.at(-0.05, -0.36));
            gable.lineTo(plan.at(0.25, -0.76));
            gable.lineTo(plan.at(0.55, -0.36));
            return gable;
        }(),
        p.roofShade, width * 0.075);
    print.box(plan.rect(-0.16, -0.86, 0.1, -0.3), p.plaster);
    drawSpire(print, plan, -0.03, -0.85, 0.18, -1.2);
    drawCross(print, plan.at(-0.03, -1.18), width * 0.22);
    print.fill(archedWindow(plan.at(0.25, 0), width * 0.16, width * 0.28), p.line);
    if (print.plain())
        return;
    print.dot(plan.at(0.25, -0.46), width * 0.06, p.line);
    print.fill(archedWindow(plan.at(-0.03, -0.6), width * 0.09, width * 0.16), p.line);
    for (const double x : {-0.4, -0.25})
        print.fill(archedWindow(plan.at(x, -0.06), width * 0.08, width * 0.17), p.line);
}

void drawGate(const Print& print, QPointF foot, double width)
{
    const Palette& p = print.palette();
    const Plan plan(foot, width);
    print.box(plan.rect(-0.5, -0.85, 0.5, 0.15), p.wall);
    print.fill(archedWindow(plan.at(0, 0.15), width * 0.5, width * 0.75), p.line);
    if (!print.plain())
        print.shape(
            QPolygonF({plan.at(-0.6, -0.8), plan.at(-0.35, -1.2), plan.at(0.35, -1.2), plan.at(0.6, -0.8)}),
            p.roof);
}

void drawCross(const Print& print, QPointF foot, double height)
{
    const QColor& ink = print.palette().line;
    print.line(foot, foot - QPointF(0, height), ink, height * 0.16);
    print.line(foot + QPointF(-height * 0.3, -height * 0.68), foot + QPointF(height * 0.3, -height * 0.68),
               ink, height * 0.16);
}

} // namespace glossator::pictures::woodcut
