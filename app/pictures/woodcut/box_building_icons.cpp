// SPDX-License-Identifier: GPL-3.0-or-later
// Signs of expansions: churches, houses, tents and what else is built.
#include "app/pictures/woodcut/box_signs.h"
#include "app/pictures/woodcut/icons.h"

#include <array>

namespace glossator::pictures::woodcut {

namespace {

void cross(const Sketch& s, double x, double foot)
{
    s.line({{x, foot}, {x, foot - 0.4}}, s.palette().line, 0.11);
    s.line({{x - 0.14, foot - 0.27}, {x + 0.14, foot - 0.27}}, s.palette().line, 0.11);
}

void cathedral(const Sketch& s)
{
    const Palette& p = s.palette();
    s.box(-0.3, -0.05, 0.3, 0.85, p.plaster);
    s.area({{-0.3, -0.02}, {0, -0.45}, {0.3, -0.02}}, p.roof);
    for (const double x : {-0.5, 0.5}) {
        s.box(x - 0.24, -0.25, x + 0.24, 0.85, p.plaster);
        s.area({{x - 0.3, -0.22}, {x, -0.92}, {x + 0.3, -0.22}}, p.slate);
        s.arch(x, 0.4, 0.16, 0.4, p.line);
    }
    s.ball(0, 0.12, 0.17, p.metal);
    s.arch(0, 0.85, 0.32, 0.48, p.line);
}

void monastery(const Sketch& s)
{
    const Palette& p = s.palette();
    s.box(-0.3, 0.2, 0.8, 0.8, p.plaster);
    s.area({{-0.35, 0.25}, {-0.2, -0.22}, {0.65, -0.22}, {0.9, 0.25}}, p.roof);
    for (const double x : {0.12, 0.5})
        s.arch(x, 0.66, 0.18, 0.34, p.line);
    s.box(-0.78, -0.12, -0.25, 0.8, p.plaster);
    s.area({{-0.88, -0.08}, {-0.515, -0.5}, {-0.15, -0.08}}, p.roof);
    s.arch(-0.515, 0.8, 0.24, 0.42, p.line);
    cross(s, -0.515, -0.5);
}

void steppedGable(const Sketch& s)
{
    const Palette& p = s.palette();
    s.area({{-0.68, 0.85},
            {-0.68, 0.0},
            {-0.45, 0.0},
            {-0.45, -0.25},
            {-0.22, -0.25},
            {-0.22, -0.5},
            {0.22, -0.5},
            {0.22, -0.25},
            {0.45, -0.25},
            {0.45, 0.0},
            {0.68, 0.0},
            {0.68, 0.85}},
           p.roof);
    s.ball(0, -0.12, 0.16, p.plaster);
    for (const double x : {-0.43, 0.43})
        s.arch(x, 0.5, 0.2, 0.36, p.plaster);
    s.arch(0, 0.85, 0.34, 0.58, p.plaster);
    cross(s, 0, -0.52);
}

void torii(const Sketch& s)
{
    const Palette& p = s.palette();
    for (const double side : {-1.0, 1.0})
        s.area({{side * 0.4, -0.4}, {side * 0.58, -0.4}, {side * 0.66, 0.85}, {side * 0.44, 0.85}}, p.roof);
    s.box(-0.72, -0.22, 0.72, -0.02, p.roof);
    s.area({{-0.92, -0.82}, {-0.4, -0.7}, {0.4, -0.7}, {0.92, -0.82}, {0.84, -0.46}, {-0.84, -0.46}}, p.roof);
}

void hutOnLegs(const Sketch& s)
{
    drawIcon(Sketch(s.print(), s.at(0, -0.02), s.units(0.95)), "baba-yaga-hut");
}

void house(const Sketch& s, double x, double foot, double half, const QColor& roof)
{
    const Palette& p = s.palette();
    s.box(x - half, foot - half * 1.1, x + half, foot, p.plaster);
    s.area(
        {{x - half * 1.3, foot - half * 1.05}, {x, foot - half * 2.3}, {x + half * 1.3, foot - half * 1.05}},
        roof);
    s.arch(x, foot, half * 0.55, half * 0.8, p.line);
}

void cottages(const Sketch& s)
{
    house(s, 0.38, 0.3, 0.38, s.palette().slate);
    house(s, -0.3, 0.8, 0.46, s.palette().roof);
}

void marketStall(const Sketch& s)
{
    const Palette& p = s.palette();
    for (const double x : {-0.65, 0.65})
        s.line({{x, -0.2}, {x, 0.82}}, p.line, 0.12);
    s.box(-0.78, 0.35, 0.78, 0.82, p.cityShade);
    const std::array<QColor, 3> wares{p.leaf, p.metal, p.roof};
    for (std::size_t i = 0; i < wares.size(); ++i)
        s.ball(-0.42 + 0.42 * static_cast<double>(i), 0.24, 0.19, wares.at(i));
    s.area({{-0.92, -0.12}, {-0.66, -0.78}, {0.66, -0.78}, {0.92, -0.12}}, p.roof);
    for (const double side : {-1.0, 1.0})
        s.patch({{side * 0.2, -0.15}, {side * 0.15, -0.75}, {side * 0.4, -0.75}, {side * 0.54, -0.15}},
                p.plaster);
}

void tent(const Sketch& s)
{
    const Palette& p = s.palette();
    s.line({{0, -0.5}, {0, -0.92}}, p.line, 0.1);
    s.patch({{0, -0.95}, {0.42, -0.8}, {0, -0.65}}, p.metal);
    s.area({{-0.85, 0.1}, {-0.7, 0.82}, {0.7, 0.82}, {0.85, 0.1}}, p.plaster);
    for (const double side : {-1.0, 1.0})
        s.patch({{side * 0.36, 0.1}, {side * 0.6, 0.1}, {side * 0.52, 0.8}, {side * 0.32, 0.8}}, p.roof);
    s.arch(0, 0.82, 0.42, 0.6, p.line);
    s.area({{-0.92, 0.14}, {0, -0.58}, {0.92, 0.14}}, p.roof);
    s.patch({{-0.28, 0.1}, {0, -0.52}, {0.28, 0.1}}, p.plaster);
}

void pyramid(const Sketch& s)
{
    const Palette& p = s.palette();
    s.ball(-0.55, -0.5, 0.26, p.metal);
    s.area({{-0.92, 0.68}, {0.08, -0.72}, {0.92, 0.68}}, p.road);
    s.patch({{0.08, -0.68}, {0.88, 0.65}, {0.25, 0.65}}, p.cityShade);
}

void bridge(const Sketch& s)
{
    const Palette& p = s.palette();
    QPainterPath path(s.at(-0.93, 0.6));
    path.lineTo(s.at(-0.93, -0.12));
    path.cubicTo(s.at(-0.4, -0.58), s.at(0.4, -0.58), s.at(0.93, -0.12));
    path.lineTo(s.at(0.93, 0.6));
    path.lineTo(s.at(0.56, 0.6));
    path.cubicTo(s.at(0.5, -0.15), s.at(-0.5, -0.15), s.at(-0.56, 0.6));
    path.closeSubpath();
    s.print().shape(path, p.wall);
    s.line({{-0.85, 0.2}, {-0.62, 0.2}}, p.wallShade, 0.1);
    s.line({{0.62, 0.2}, {0.85, 0.2}}, p.wallShade, 0.1);
    s.line({{-0.35, 0.72}, {-0.1, 0.62}, {0.1, 0.72}, {0.35, 0.62}}, p.waterLight, 0.12);
}

constexpr std::array<BoxSign, 10> signs{{{"cathedral", &Palette::earth, cathedral},
                                         {"monastery", &Palette::field, monastery},
                                         {"stepped-gable", &Palette::field, steppedGable},
                                         {"torii", &Palette::plaster, torii},
                                         {"hut-on-legs", &Palette::fieldLight, hutOnLegs},
                                         {"cottages", &Palette::field, cottages},
                                         {"market-stall", &Palette::earth, marketStall},
                                         {"tent", &Palette::waterLight, tent},
                                         {"pyramid", &Palette::waterLight, pyramid},
                                         {"bridge", &Palette::water, bridge}}};

} // namespace

std::span<const BoxSign> buildingSigns()
{
    return signs;
}

} // namespace glossator::pictures::woodcut
