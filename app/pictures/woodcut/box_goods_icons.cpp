// SPDX-License-Identifier: GPL-3.0-or-later
// Signs of expansions: what is traded, drunk and read.
#include "app/pictures/woodcut/box_signs.h"
#include "app/pictures/woodcut/icons.h"

#include <array>
#include <cmath>
#include <numbers>

namespace glossator::pictures::woodcut {

namespace {

void tankard(const Sketch& s)
{
    const Palette& p = s.palette();
    s.ring(0.42, 0.22, 0.32, p.line, 0.26);
    s.ring(0.42, 0.22, 0.32, p.city, 0.14);
    s.area({{-0.62, -0.3}, {0.4, -0.3}, {0.36, 0.82}, {-0.58, 0.82}}, p.city);
    for (const double x : {-0.28, 0.06})
        s.line({{x, 0.0}, {x, 0.6}}, p.cityShade, 0.13);
    for (const QPointF froth : {QPointF(-0.48, -0.36), QPointF(0.26, -0.36), QPointF(-0.12, -0.5)})
        s.ball(froth.x(), froth.y(), 0.29, p.rim);
    s.patch({{-0.6, -0.35}, {0.35, -0.35}, {0.35, -0.2}, {-0.6, -0.2}}, p.rim);
}

void barrel(const Sketch& s)
{
    const Palette& p = s.palette();
    QPainterPath staves(s.at(-0.45, -0.82));
    staves.quadTo(s.at(-0.88, 0), s.at(-0.45, 0.82));
    staves.lineTo(s.at(0.45, 0.82));
    staves.quadTo(s.at(0.88, 0), s.at(0.45, -0.82));
    staves.closeSubpath();
    s.print().shape(staves, p.cityShade);
    for (const double y : {-0.45, 0.45})
        s.line({{-0.55, y}, {0.55, y}}, p.line, 0.17);
    s.dot(0, 0, 0.15, p.line);
}

void gold(const Sketch& s)
{
    drawIcon(Sketch(s.print(), s.at(0, 0.03), s.units(0.98)), "gold");
}

void moneyBag(const Sketch& s)
{
    const Palette& p = s.palette();
    s.area({{-0.2, -0.4}, {-0.42, -0.85}, {0.42, -0.85}, {0.2, -0.4}}, p.earth);
    QPainterPath sack(s.at(-0.2, -0.4));
    sack.cubicTo(s.at(-0.9, 0.0), s.at(-0.95, 0.85), s.at(-0.4, 0.85));
    sack.lineTo(s.at(0.4, 0.85));
    sack.cubicTo(s.at(0.95, 0.85), s.at(0.9, 0.0), s.at(0.2, -0.4));
    sack.closeSubpath();
    s.print().shape(sack, p.earth);
    s.line({{-0.24, -0.4}, {0.24, -0.4}}, p.roof, 0.2);
    s.ball(0, 0.3, 0.32, p.metal);
}

void letter(const Sketch& s)
{
    const Palette& p = s.palette();
    s.box(-0.82, -0.52, 0.82, 0.58, p.rim);
    s.line({{-0.8, -0.48}, {0, 0.12}, {0.8, -0.48}}, p.line, 0.11);
    s.ball(0, 0.12, 0.24, p.roof);
}

/// A wreath about a number of years.
void laurel(const Sketch& s)
{
    const Palette& p = s.palette();
    for (const double side : {-1.0, 1.0})
        for (int leaf = 0; leaf < 5; ++leaf) {
            const double angle = 0.35 + leaf * 0.52;
            s.ball(side * 0.72 * std::sin(angle), 0.72 * std::cos(angle), 0.19, p.leaf);
        }
    for (const double x : {-0.24, 0.24}) {
        s.line({{x - 0.15, -0.28}, {x + 0.15, 0.28}}, p.roof, 0.13);
        s.line({{x + 0.15, -0.28}, {x - 0.15, 0.28}}, p.roof, 0.13);
    }
}

void book(const Sketch& s)
{
    const Palette& p = s.palette();
    s.area({{-0.9, -0.42}, {0.9, -0.42}, {0.9, 0.68}, {-0.9, 0.68}}, p.roofShade);
    for (const double side : {-1.0, 1.0}) {
        s.area({{0, -0.32}, {side * 0.8, -0.56}, {side * 0.8, 0.46}, {0, 0.66}}, p.rim);
        for (const double y : {-0.22, 0.04, 0.3})
            s.line({{side * 0.2, y + 0.02}, {side * 0.62, y - 0.1}}, p.slate, 0.09);
    }
}

void gazette(const Sketch& s)
{
    const Palette& p = s.palette();
    s.box(-0.64, -0.85, 0.64, 0.85, p.rim);
    s.line({{-0.44, -0.58}, {0.44, -0.58}}, p.line, 0.24);
    s.box(-0.5, -0.28, 0.0, 0.24, p.field);
    for (const double y : {-0.22, 0.0, 0.22})
        s.line({{0.18, y}, {0.48, y}}, p.slate, 0.1);
    for (const double y : {0.44, 0.64})
        s.line({{-0.46, y}, {0.48, y}}, p.slate, 0.1);
}

void die(const Sketch& s)
{
    const Palette& p = s.palette();
    QPainterPath face;
    face.addRoundedRect(QRectF(s.at(-0.7, -0.7), s.at(0.7, 0.7)), s.units(0.22), s.units(0.22));
    s.print().shape(face, p.rim);
    for (const double x : {-0.36, 0.36})
        for (const double y : {-0.36, 0.36})
            s.dot(x, y, 0.15, p.line);
    s.dot(0, 0, 0.15, p.line);
}

constexpr std::array<BoxSign, 9> signs{{{"tankard", &Palette::roofShade, tankard},
                                        {"barrel", &Palette::fieldLight, barrel},
                                        {"gold", &Palette::slate, gold},
                                        {"money-bag", &Palette::leafShade, moneyBag},
                                        {"letter", &Palette::banner, letter},
                                        {"laurel", &Palette::plaster, laurel},
                                        {"book", &Palette::leaf, book},
                                        {"gazette", &Palette::earthShade, gazette},
                                        {"die", &Palette::roof, die}}};

} // namespace

std::span<const BoxSign> goodsSigns()
{
    return signs;
}

} // namespace glossator::pictures::woodcut
