// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/woodcut/wheel.h"

#include "app/pictures/woodcut/sketch.h"

#include <algorithm>
#include <array>

namespace glossator::pictures::woodcut {

namespace {

constexpr double signRadius = 0.2;
constexpr double crownRadius = 0.13;

/// A leaf of clover.
void fortune(const Sketch& s)
{
    s.line({{0, 0.1}, {0.25, 0.95}}, s.palette().line, 0.14);
    for (const QPointF leaf : {QPointF(-0.4, 0), QPointF(0.4, 0), QPointF(0, -0.42), QPointF(0, 0.36)})
        s.ball(leaf.x(), leaf.y(), 0.36, s.palette().flower);
}

/// A purse with coins.
void taxes(const Sketch& s)
{
    s.area({{-0.35, -0.4}, {0.35, -0.4}, {0.75, 0.55}, {0.45, 0.9}, {-0.45, 0.9}, {-0.75, 0.55}},
           s.palette().cityShade);
    s.area({{-0.5, -0.9}, {0.5, -0.9}, {0.3, -0.4}, {-0.3, -0.4}}, s.palette().cityShade);
    s.ball(0, 0.3, 0.3, s.palette().metal);
}

/// A bare ear.
void famine(const Sketch& s)
{
    s.line({{0.1, 0.95}, {0, -0.2}, {0.35, -0.9}}, s.palette().line, 0.12);
    s.oval(-0.28, -0.25, 0.2, 0.3, s.palette().metal);
    s.oval(0.35, 0.05, 0.2, 0.3, s.palette().metal);
}

void storm(const Sketch& s)
{
    s.area({{0.1, -0.95}, {-0.5, 0.1}, {-0.08, 0.1}, {-0.3, 0.95}, {0.5, -0.2}, {0.08, -0.2}, {0.5, -0.95}},
           s.palette().metal);
}

void inquisition(const Sketch& s)
{
    s.area({{-0.18, -0.95},
            {0.18, -0.95},
            {0.18, -0.45},
            {0.6, -0.45},
            {0.6, -0.1},
            {0.18, -0.1},
            {0.18, 0.95},
            {-0.18, 0.95},
            {-0.18, -0.1},
            {-0.6, -0.1},
            {-0.6, -0.45},
            {-0.18, -0.45}},
           s.palette().wallShade);
}

/// A skull.
void plague(const Sketch& s)
{
    s.box(-0.38, 0.25, 0.38, 0.85, s.palette().plaster);
    s.ball(0, -0.15, 0.7, s.palette().plaster);
    for (const double x : {-0.28, 0.28})
        s.dot(x, -0.1, 0.19, s.palette().line);
    for (const double x : {-0.13, 0.13})
        s.line({{x, 0.5}, {x, 0.85}}, s.palette().line, 0.09);
}

struct Sign
{
    std::string_view name;
    void (*draw)(const Sketch&);
};

constexpr std::array<Sign, 6> signs{{{"fortune", fortune},
                                     {"taxes", taxes},
                                     {"famine", famine},
                                     {"storm", storm},
                                     {"inquisition", inquisition},
                                     {"plague", plague}}};

void crown(const Sketch& s)
{
    s.ball(0, 0, 1.15, s.palette().plaster);
    s.area({{-0.6, 0.55}, {-0.75, -0.4}, {-0.35, 0.0}, {0, -0.6}, {0.35, 0.0}, {0.75, -0.4}, {0.6, 0.55}},
           s.palette().metal);
}

} // namespace

void printSector(const Print& print, const engine::FeatureSpec& sector, const FeatureShape& shape)
{
    const Palette& p = print.palette();
    const auto sign = std::ranges::find(signs, std::string_view(sector.name), &Sign::name);
    const bool isOdd = (sign - signs.begin()) % 2 == 1;
    print.shape(shape.outline, isOdd ? p.earth : mixed(p.earth, p.plaster, 0.55), 2 * Print::bold);
    for (std::size_t i = 0; i + 1 < shape.stands.size(); ++i)
        crown(Sketch(print, shape.stands[i], crownRadius));
    if (sign != signs.end() && !shape.emblems.empty())
        sign->draw(Sketch(print, shape.emblems.front(), signRadius));
}

} // namespace glossator::pictures::woodcut
