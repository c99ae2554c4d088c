// SPDX-License-Identifier: GPL-3.0-or-later
// Signs of expansions: weapons and tools.
#include "app/pictures/woodcut/box_signs.h"

#include <array>

namespace glossator::pictures::woodcut {

namespace {

/// A stroke with a dark border.
void bar(const Sketch& s, QPointF from, QPointF to, const QColor& colour, double width)
{
    s.line({from, to}, s.palette().line, width + 0.1);
    s.line({from, to}, colour, width);
}

void sword(const Sketch& s, double side)
{
    const Palette& p = s.palette();
    bar(s, {side * 0.72, -0.75}, {side * -0.42, 0.42}, p.rim, 0.15);
    bar(s, {side * -0.42, 0.42}, {side * -0.74, 0.75}, p.cityShade, 0.15);
    bar(s, {side * -0.68, 0.2}, {side * -0.2, 0.68}, p.metal, 0.13);
}

void crossedSwords(const Sketch& s)
{
    sword(s, 1);
    sword(s, -1);
}

void pitchfork(const Sketch& s)
{
    const Palette& p = s.palette();
    bar(s, {0, 0.85}, {0, 0.0}, p.city, 0.15);
    QPainterPath tines(s.at(-0.45, -0.8));
    tines.lineTo(s.at(-0.45, -0.25));
    tines.cubicTo(s.at(-0.45, 0.1), s.at(0.45, 0.1), s.at(0.45, -0.25));
    tines.lineTo(s.at(0.45, -0.8));
    tines.moveTo(s.at(0, -0.8));
    tines.lineTo(s.at(0, 0.0));
    s.print().stroke(tines, p.line, s.units(0.26));
    s.print().stroke(tines, p.rim, s.units(0.15));
}

QPainterPath escutcheon(const Sketch& s)
{
    QPainterPath path(s.at(-0.66, -0.8));
    path.lineTo(s.at(0.66, -0.8));
    path.lineTo(s.at(0.66, -0.1));
    path.cubicTo(s.at(0.66, 0.4), s.at(0.35, 0.7), s.at(0, 0.88));
    path.cubicTo(s.at(-0.35, 0.7), s.at(-0.66, 0.4), s.at(-0.66, -0.1));
    path.closeSubpath();
    return path;
}

/// Quartered.
void shield(const Sketch& s)
{
    const Palette& p = s.palette();
    const QPainterPath whole = escutcheon(s);
    QPainterPath quarters;
    quarters.addRect(QRectF(s.at(-0.7, -0.9), s.at(0, 0)));
    quarters.addRect(QRectF(s.at(0, 0), s.at(0.7, 0.9)));
    s.print().fill(whole, p.rim);
    s.print().fill(whole.intersected(quarters), p.banner);
    s.print().stroke(whole, p.line, s.units(0.11));
}

constexpr std::array<BoxSign, 3> signs{{{"crossed-swords", &Palette::roofShade, crossedSwords},
                                        {"pitchfork", &Palette::earthShade, pitchfork},
                                        {"shield", &Palette::city, shield}}};

} // namespace

std::span<const BoxSign> toolSigns()
{
    return signs;
}

} // namespace glossator::pictures::woodcut
