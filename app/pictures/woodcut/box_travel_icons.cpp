// SPDX-License-Identifier: GPL-3.0-or-later
// Signs of expansions: what moves and what is passed on the way.
#include "app/pictures/woodcut/box_signs.h"
#include "app/pictures/woodcut/icons.h"

#include <array>

namespace glossator::pictures::woodcut {

namespace {

void ferry(const Sketch& s)
{
    const Palette& p = s.palette();
    s.line({{0, 0.3}, {0, -0.85}}, p.line, 0.13);
    s.area({{0.08, -0.78}, {0.68, 0.02}, {0.08, 0.1}}, p.rim);
    s.area({{-0.08, -0.6}, {-0.52, 0.05}, {-0.08, 0.1}}, p.rim);
    s.area({{-0.8, 0.24}, {0.8, 0.24}, {0.56, 0.62}, {-0.56, 0.62}}, p.cityShade);
    s.line({{-0.7, 0.84}, {-0.45, 0.74}, {-0.15, 0.84}, {0.15, 0.74}, {0.45, 0.84}, {0.7, 0.74}},
           p.waterLight, 0.11);
}

void flyingMachine(const Sketch& s)
{
    drawIcon(Sketch(s.print(), s.at(0, -0.05), s.units(0.92)), "flying-machine");
}

void wheel(const Sketch& s)
{
    const Palette& p = s.palette();
    const QRectF rim(s.at(-0.8, -0.8), s.at(0.8, 0.8));
    const std::array<QColor, 6> sectors{p.roof, p.plaster, p.banner, p.roof, p.plaster, p.banner};
    for (std::size_t i = 0; i < sectors.size(); ++i) {
        QPainterPath sector(s.at(0, 0));
        sector.arcTo(rim, 60.0 * static_cast<double>(i), 60);
        sector.closeSubpath();
        s.print().shape(sector, sectors.at(i));
    }
    s.ring(0, 0, 0.8, p.line, 0.1);
    s.ball(0, 0, 0.24, p.metal);
}

void tunnel(const Sketch& s)
{
    const Palette& p = s.palette();
    QPainterPath hill(s.at(-0.93, 0.8));
    hill.cubicTo(s.at(-0.8, -0.35), s.at(-0.45, -0.75), s.at(0, -0.75));
    hill.cubicTo(s.at(0.45, -0.75), s.at(0.8, -0.35), s.at(0.93, 0.8));
    hill.closeSubpath();
    s.print().shape(hill, p.wallShade);
    s.arch(0, 0.8, 1.14, 1.24, p.wall);
    s.arch(0, 0.8, 0.86, 1.06, p.line);
    s.patch({{-0.3, 0.8}, {-0.06, 0.2}, {0.06, 0.2}, {0.3, 0.8}}, p.road);
}

void tollBar(const Sketch& s)
{
    const Palette& p = s.palette();
    s.patch({{-0.3, 0.9}, {-0.2, -0.9}, {0.2, -0.9}, {0.3, 0.9}}, p.road);
    for (const double x : {-0.7, 0.7})
        s.box(x - 0.14, -0.3, x + 0.14, 0.7, p.cityShade);
    s.box(-0.9, -0.3, 0.9, 0.1, p.rim);
    for (const double x : {-0.68, -0.12, 0.44})
        s.patch({{x, -0.27}, {x + 0.28, -0.27}, {x + 0.16, 0.07}, {x - 0.12, 0.07}}, p.roof);
}

void catapult(const Sketch& s)
{
    const Palette& p = s.palette();
    s.line({{-0.78, 0.42}, {0.5, -0.6}}, p.line, 0.2);
    s.area({{-0.35, 0.5}, {0.0, -0.2}, {0.35, 0.5}}, p.cityShade);
    s.box(-0.85, 0.36, 0.75, 0.58, p.cityShade);
    for (const double x : {-0.5, 0.4})
        s.ball(x, 0.64, 0.24, p.earthShade);
    s.ball(0.58, -0.62, 0.27, p.wallShade);
}

constexpr std::array<BoxSign, 6> signs{{{"ferry", &Palette::water, ferry},
                                        {"flying-machine", &Palette::waterLight, flyingMachine},
                                        {"wheel", &Palette::fieldLight, wheel},
                                        {"tunnel", &Palette::field, tunnel},
                                        {"toll-bar", &Palette::field, tollBar},
                                        {"catapult", &Palette::fieldLight, catapult}}};

} // namespace

std::span<const BoxSign> travelSigns()
{
    return signs;
}

} // namespace glossator::pictures::woodcut
