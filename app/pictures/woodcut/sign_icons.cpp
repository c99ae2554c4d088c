// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/silhouettes.h"
#include "app/pictures/woodcut/buildings.h"
#include "app/pictures/woodcut/icons.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>

namespace glossator::pictures::woodcut {

namespace {

/// The angle of a direction of the compass, clockwise from north; the value may have several.
double degreesOf(std::string_view direction)
{
    static constexpr std::array<std::string_view, 8> names{"N", "NE", "E", "SE", "S", "SW", "W", "NW"};
    const auto found = std::find(names.begin(), names.end(), direction);
    return found == names.end() ? 0.0 : 45.0 * static_cast<double>(found - names.begin());
}

std::string_view afterColon(std::string_view value)
{
    const std::size_t colon = value.find(':');
    return colon == std::string_view::npos ? std::string_view() : value.substr(colon + 1);
}

void wine(const Sketch& s, std::string_view)
{
    drawRoundel(s);
    s.oval(0, 0.05, 0.42, 0.6, s.palette().cityShade);
    for (const double y : {-0.28, 0.38})
        s.line({{-0.36, y}, {0.36, y}}, s.palette().line, 0.1);
}

void grain(const Sketch& s, std::string_view)
{
    drawRoundel(s);
    s.line({{0, 0.65}, {0, -0.5}}, s.palette().line, 0.08);
    for (const double y : {-0.4, -0.12, 0.16}) {
        s.oval(-0.2, y, 0.15, 0.17, s.palette().metal);
        s.oval(0.2, y, 0.15, 0.17, s.palette().metal);
    }
}

void cloth(const Sketch& s, std::string_view)
{
    drawRoundel(s);
    s.area({{-0.55, -0.3}, {0.3, -0.3}, {0.55, 0.4}, {-0.3, 0.4}}, s.palette().banner);
    s.ball(-0.42, 0.05, 0.24, s.palette().banner);
    s.dot(-0.42, 0.05, 0.1, s.palette().paper);
}

void gold(const Sketch& s, std::string_view)
{
    s.area({{-0.85, 0.45}, {-0.6, 0.0}, {0.1, 0.0}, {-0.1, 0.45}}, s.palette().metal);
    s.area({{0.0, 0.45}, {0.2, 0.0}, {0.9, 0.0}, {0.75, 0.45}}, s.palette().metal);
    s.area({{-0.4, -0.02}, {-0.2, -0.45}, {0.5, -0.45}, {0.35, -0.02}}, s.palette().metal);
}

void bag(const Sketch& s, std::string_view)
{
    s.oval(0, 0.25, 0.62, 0.58, s.palette().earthShade);
    s.area({{-0.22, -0.3}, {-0.38, -0.75}, {0.38, -0.75}, {0.22, -0.3}}, s.palette().earthShade);
    s.line({{-0.26, -0.3}, {0.26, -0.3}}, s.palette().roof, 0.16);
}

void cropCircle(const Sketch& s, std::string_view value)
{
    s.ring(0, 0, 0.88, s.palette().metal, 0.2);
    if (value == "road")
        for (const auto& leaf : {QPointF(-0.25, 0.1), QPointF(0.25, 0.1), QPointF(0, -0.28)})
            s.ball(leaf.x(), leaf.y(), 0.24, s.palette().metal);
    else if (value == "field")
        for (const double x : {-0.28, 0.0, 0.28})
            s.line({{x, -0.5}, {x, 0.05}, {0, 0.15}, {0, 0.6}}, s.palette().metal, 0.12);
    else
        s.area({{-0.4, -0.45}, {0.4, -0.45}, {0.4, 0.05}, {0, 0.55}, {-0.4, 0.05}}, s.palette().metal);
}

void windRose(const Sketch& s, std::string_view value)
{
    drawRoundel(s);
    QPainter& painter = s.print().painter();
    for (const std::string_view direction : {"N", "E", "S", "W"}) {
        const double angle = degreesOf(direction);
        painter.save();
        painter.translate(s.at(0, 0));
        painter.rotate(angle);
        const Sketch needle(s.print(), {0, 0}, s.units(1));
        const bool named = value.find(direction) != std::string_view::npos;
        needle.area({{0, -0.85}, {0.2, -0.2}, {0, 0}, {-0.2, -0.2}},
                    named ? s.palette().roof : s.palette().slate);
        painter.restore();
    }
}

void watchtower(const Sketch& s, std::string_view)
{
    drawTower(s.print(), s.at(0, 0.7), s.units(0.75), true);
}

void meeple(const Sketch& s, double x, double y, double height)
{
    QPainter& painter = s.print().painter();
    painter.save();
    painter.translate(s.at(x, y));
    painter.scale(s.units(height), s.units(height));
    painter.fillPath(silhouetteOf(Figure::Meeple), s.palette().line);
    painter.restore();
}

void meepleAndPlus(const Sketch& s)
{
    meeple(s, -0.2, 0.08, 0.88);
    s.line({{0.12, -0.32}, {0.68, -0.32}}, s.palette().roof, 0.2);
    s.line({{0.4, -0.6}, {0.4, -0.04}}, s.palette().roof, 0.2);
}

void meepleOverGround(const Sketch& s)
{
    meeple(s, 0, -0.18, 0.8);
    s.line({{-0.5, 0.44}, {0.5, 0.44}}, s.palette().roof, 0.22);
}

/// Nearly a full circle, clockwise to the head of an arrow.
void roundArrow(const Sketch& s)
{
    constexpr double radius = 0.42;
    QPainterPath arc;
    const QRectF circle(s.at(-radius, -radius), s.at(radius, radius));
    arc.arcMoveTo(circle, -25);
    arc.arcTo(circle, -25, -275);
    QPainter& painter = s.print().painter();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(s.palette().line, s.units(0.2), Qt::SolidLine, Qt::FlatCap));
    painter.drawPath(arc);
    s.patch({{0.55, -0.08}, {0.5, -0.68}, {0.02, -0.1}}, s.palette().line);
}

/// Points to a neighbour, and has the sign of what it brings on its disc, upright however the tile lies.
void arrow(const Sketch& s, std::string_view value)
{
    QPainter& painter = s.print().painter();
    painter.save();
    painter.translate(s.at(0, 0));
    painter.rotate(degreesOf(afterColon(value)) + s.turned());
    const Sketch sign(s.print(), {0, 0}, s.units(1));
    sign.area({{0, -1.2}, {0.7, -0.4}, {-0.7, -0.4}}, s.palette().metal);
    painter.restore();
    s.ball(0, 0, 0.8, s.palette().plaster);
    if (value.starts_with("add"))
        meepleAndPlus(s);
    else if (value.starts_with("place"))
        meepleOverGround(s);
    else
        roundArrow(s);
}

void cathedral(const Sketch& s, std::string_view)
{
    drawCathedral(s.print(), s.at(0, 1.1), s.units(2.0));
}

void palace(const Sketch& s, std::string_view)
{
    drawCathedral(s.print(), s.at(0, 0.9), s.units(1.6));
}

void towerPiece(const Sketch& s, std::string_view)
{
    s.box(-0.75, -0.35, 0.75, 0.6, s.palette().wallShade);
    s.oval(0, -0.35, 0.75, 0.32, s.palette().wall);
    s.oval(0, -0.35, 0.4, 0.16, s.palette().wallShade);
}

/// A wheel with as many dots on its hub as it says.
void wheel(const Sketch& s, std::string_view value)
{
    s.ball(0, 0, 1.0, s.palette().plaster);
    for (const QPointF rim : {QPointF(0, 0.95), QPointF(0.82, 0.48), QPointF(0.82, -0.48)})
        s.line({rim, -rim}, s.palette().cityShade, 0.12);
    s.ring(0, 0, 0.9, s.palette().cityShade, 0.18);
    s.ball(0, 0, 0.58, s.palette().plaster);
    const int dots = value.empty() ? 0 : value.front() - '0';
    for (int i = 0; i < dots; ++i)
        s.dot((i - (dots - 1) / 2.0) * 0.34, 0, 0.15, s.palette().line);
}

constexpr std::array<Icon, 13> icons{{{"wine", wine},
                                      {"tower-piece", towerPiece},
                                      {"grain", grain},
                                      {"cloth", cloth},
                                      {"gold", gold},
                                      {"robber-bag", bag},
                                      {"crop-circle", cropCircle},
                                      {"wind-rose", windRose},
                                      {"watchtower", watchtower},
                                      {"arrow", arrow},
                                      {"wheel", wheel},
                                      {"cathedral", cathedral},
                                      {"darmstadtium", palace}}};

} // namespace

std::span<const Icon> signIcons()
{
    return icons;
}

void drawRoundel(const Sketch& sketch)
{
    sketch.ball(0, 0, 1.0, sketch.palette().paper);
}

} // namespace glossator::pictures::woodcut
