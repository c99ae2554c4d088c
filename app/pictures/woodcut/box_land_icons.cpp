// SPDX-License-Identifier: GPL-3.0-or-later
// Signs of expansions: water, fields, trees and weather.
#include "app/pictures/woodcut/box_signs.h"

#include <array>
#include <cmath>
#include <numbers>

namespace glossator::pictures::woodcut {

namespace {

constexpr double edge = 0.94; ///< of the square

void river(const Sketch& s)
{
    QPainterPath water(s.at(-0.75, -edge));
    water.cubicTo(s.at(-0.75, -0.2), s.at(0.2, -0.35), s.at(0.1, 0.15));
    water.cubicTo(s.at(0.05, 0.4), s.at(-0.25, 0.55), s.at(-0.2, edge));
    water.lineTo(s.at(0.5, edge));
    water.cubicTo(s.at(0.45, 0.7), s.at(0.78, 0.5), s.at(0.78, 0.1));
    water.cubicTo(s.at(0.78, -0.55), s.at(-0.02, -0.45), s.at(-0.02, -edge));
    water.closeSubpath();
    s.print().shape(water, s.palette().water);
    s.line({{-0.35, -0.72}, {-0.18, -0.42}, {0.12, -0.26}}, s.palette().waterLight, 0.13);
    s.line({{0.42, 0.12}, {0.3, 0.4}, {0.15, 0.66}}, s.palette().waterLight, 0.13);
}

void riverFork(const Sketch& s)
{
    QPainterPath water(s.at(-0.3, -edge));
    water.cubicTo(s.at(-0.3, -0.3), s.at(-0.5, 0.0), s.at(-edge, 0.15));
    water.lineTo(s.at(-edge, 0.72));
    water.cubicTo(s.at(-0.5, 0.62), s.at(-0.2, 0.4), s.at(0, 0.1));
    water.cubicTo(s.at(0.2, 0.4), s.at(0.5, 0.62), s.at(edge, 0.72));
    water.lineTo(s.at(edge, 0.15));
    water.cubicTo(s.at(0.5, 0.0), s.at(0.3, -0.3), s.at(0.3, -edge));
    water.closeSubpath();
    s.print().shape(water, s.palette().water);
    s.line({{0, -0.75}, {0, -0.3}}, s.palette().waterLight, 0.13);
    for (const double side : {-1.0, 1.0})
        s.line({{side * 0.4, 0.3}, {side * 0.75, 0.44}}, s.palette().waterLight, 0.13);
}

/// Grain that was laid down in a ring.
void ring(const Sketch& s)
{
    s.ring(0, 0, 0.76, s.palette().metal, 0.16);
}

void cropShield(const Sketch& s)
{
    ring(s);
    s.area({{-0.4, -0.42}, {0.4, -0.42}, {0.4, 0.08}, {0, 0.56}, {-0.4, 0.08}}, s.palette().metal);
}

void cropClover(const Sketch& s)
{
    ring(s);
    s.line({{0, 0.0}, {0, 0.52}}, s.palette().metal, 0.16);
    for (const QPointF leaf : {QPointF(-0.26, 0.08), QPointF(0.26, 0.08), QPointF(0, -0.3)})
        s.dot(leaf.x(), leaf.y(), 0.25, s.palette().metal);
}

void fruitTree(const Sketch& s)
{
    const Palette& p = s.palette();
    s.box(-0.15, 0.2, 0.15, 0.88, p.earthShade);
    for (const QPointF crown : {QPointF(-0.38, 0.0), QPointF(0.38, 0.0), QPointF(0, -0.38)})
        s.ball(crown.x(), crown.y(), 0.46, p.leafShade);
    s.dot(0, -0.05, 0.35, p.leafShade);
    for (const QPointF fruit : {QPointF(-0.48, 0.08), QPointF(-0.14, -0.45), QPointF(0.02, 0.08),
                                QPointF(0.5, -0.02), QPointF(0.25, -0.28)})
        s.ball(fruit.x(), fruit.y(), 0.15, p.roof);
}

/// Hedges with one way through them.
void labyrinth(const Sketch& s)
{
    s.line({{-0.36, 0.72},
            {-0.72, 0.72},
            {-0.72, -0.72},
            {0.72, -0.72},
            {0.72, 0.72},
            {0.0, 0.72},
            {0.0, 0.36},
            {-0.36, 0.36},
            {-0.36, -0.36},
            {0.36, -0.36},
            {0.36, 0.36}},
           s.palette().leafShade, 0.18);
    s.dot(0, 0, 0.16, s.palette().roof);
}

/// One side of a tile that is cut from corner to corner.
void halfTile(const Sketch& s)
{
    const Palette& p = s.palette();
    s.area({{-0.8, -0.8}, {-0.8, 0.8}, {0.8, 0.8}}, p.leaf);
    s.patch({{-0.77, -0.02}, {-0.77, 0.36}, {-0.36, 0.77}, {0.02, 0.77}}, p.road);
    s.line({{-0.48, -0.8}, {0.8, -0.8}, {0.8, 0.48}}, p.wallShade, 0.12);
}

void snowflake(const Sketch& s)
{
    const QColor& snow = s.palette().rim;
    for (int arm = 0; arm < 6; ++arm) {
        const double angle = (arm + 0.5) * std::numbers::pi / 3;
        const auto on = [&](double radius, double turn) {
            return QPointF(radius * std::cos(angle + turn), radius * std::sin(angle + turn));
        };
        s.line({{0, 0}, on(0.82, 0)}, snow, 0.14);
        s.line({on(0.74, 0.36), on(0.45, 0), on(0.74, -0.36)}, snow, 0.12);
    }
}

/// A needle to each side, dark on its left and light on its right.
void windRose(const Sketch& s)
{
    const Palette& p = s.palette();
    s.ring(0, 0, 0.55, p.slate, 0.1);
    for (int i = 0; i < 4; ++i) {
        const double angle = i * std::numbers::pi / 2;
        const auto on = [&](double radius, double turn) {
            return QPointF(radius * std::sin(angle + turn), -radius * std::cos(angle + turn));
        };
        s.area({{0, 0}, on(0.32, -std::numbers::pi / 4), on(0.9, 0)}, i == 0 ? p.roof : p.slate);
        s.area({{0, 0}, on(0.32, std::numbers::pi / 4), on(0.9, 0)}, p.rim);
    }
}

void burst(const Sketch& s, QPointF middle, double inner, double outer, int rays, const QColor& colour)
{
    for (int i = 0; i < rays; ++i) {
        const double angle = (i + 0.5) * 2 * std::numbers::pi / rays;
        const QPointF ray(std::cos(angle), std::sin(angle));
        s.line({middle + ray * inner, middle + ray * outer}, colour, 0.13);
    }
    s.dot(middle.x(), middle.y(), 0.1, colour);
}

void fireworks(const Sketch& s)
{
    burst(s, {-0.22, -0.22}, 0.26, 0.62, 8, s.palette().metal);
    burst(s, {0.48, 0.5}, 0.2, 0.38, 6, s.palette().rim);
}

constexpr std::array<BoxSign, 10> signs{{{"river", &Palette::field, river},
                                         {"river-fork", &Palette::field, riverFork},
                                         {"crop-shield", &Palette::leaf, cropShield},
                                         {"crop-clover", &Palette::leaf, cropClover},
                                         {"fruit-tree", &Palette::fieldLight, fruitTree},
                                         {"labyrinth", &Palette::fieldLight, labyrinth},
                                         {"half-tile", &Palette::plaster, halfTile},
                                         {"snowflake", &Palette::banner, snowflake},
                                         {"wind-rose", &Palette::plaster, windRose},
                                         {"fireworks", &Palette::slateShade, fireworks}}};

} // namespace

std::span<const BoxSign> landSigns()
{
    return signs;
}

} // namespace glossator::pictures::woodcut
