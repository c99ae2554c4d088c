// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/woodcut/buildings.h"
#include "app/pictures/woodcut/icons.h"

#include <array>

namespace glossator::pictures::woodcut {

namespace {

void house(const Sketch& s, double x, double y, double width, std::uint32_t seed)
{
    Dice dice("house", seed);
    drawHouse(s.print(), s.at(x, y), s.units(width), dice);
}

void village(const Sketch& s, std::string_view)
{
    s.oval(0, 0.1, 1.0, 0.9, s.palette().earth);
    house(s, 0.35, -0.05, 0.95, 1);
    house(s, -0.45, 0.1, 0.95, 2);
    house(s, 0.1, 0.75, 1.0, 5);
}

void farm(const Sketch& s, std::string_view)
{
    house(s, -0.2, 0.5, 1.4, 3);
    s.ball(0.7, 0.35, 0.28, s.palette().metal);
}

void inn(const Sketch& s, std::string_view)
{
    s.oval(-0.1, 0.45, 1.0, 0.5, s.palette().water);
    if (!s.plain())
        s.line({{-0.6, 0.55}, {-0.25, 0.5}, {0.1, 0.58}}, s.palette().waterLight, 0.07);
    house(s, 0.1, 0.25, 1.5, 8);
    s.line({{0.85, 0.2}, {0.85, -0.55}, {1.1, -0.55}}, s.palette().line, 0.1);
    s.box(0.82, -0.5, 1.2, -0.15, s.palette().metal);
}

void well(const Sketch& s, std::string_view)
{
    s.oval(0, 0.4, 0.5, 0.28, s.palette().wall);
    s.oval(0, 0.33, 0.34, 0.16, s.palette().water);
    s.line({{-0.45, 0.35}, {-0.45, -0.4}}, s.palette().line, 0.1);
    s.line({{0.45, 0.35}, {0.45, -0.4}}, s.palette().line, 0.1);
    s.area({{-0.65, -0.35}, {0, -0.8}, {0.65, -0.35}}, s.palette().roof);
}

void labyrinth(const Sketch& s, std::string_view)
{
    s.ball(0, 0, 1.0, s.palette().fieldLight);
    for (const double radius : {0.9, 0.62, 0.34})
        s.ring(0, 0, radius, s.palette().leafShade, 0.14);
    for (const auto& gate : {QPointF(0, 0.9), QPointF(0, -0.62), QPointF(0.34, 0)})
        s.dot(gate.x(), gate.y(), 0.15, s.palette().fieldLight);
}

void vineyard(const Sketch& s, std::string_view)
{
    s.oval(0, 0.1, 1.0, 0.8, s.palette().earth);
    for (const double y : {-0.35, 0.1, 0.55})
        for (const double x : {-0.55, 0.0, 0.55}) {
            s.line({{x, y + 0.25}, {x, y - 0.2}}, s.palette().line, 0.06);
            s.ball(x, y, 0.17, s.palette().leaf);
            s.dot(x + 0.05, y + 0.05, 0.09, s.palette().flower);
        }
}

void hill(const Sketch& s, std::string_view)
{
    QPainterPath dome(s.at(-1.1, 0.6));
    dome.cubicTo(s.at(-0.6, -0.2), s.at(-0.4, -0.8), s.at(0, -0.8));
    dome.cubicTo(s.at(0.4, -0.8), s.at(0.7, -0.1), s.at(1.1, 0.6));
    dome.closeSubpath();
    s.print().shape(dome, s.palette().fieldLight);
    for (const double x : {0.25, 0.5, 0.75})
        s.line({{x - 0.15, -0.85 + x}, {x + 0.05, -0.45 + x}}, s.palette().leafShade, 0.07);
}

void pigs(const Sketch& s, std::string_view)
{
    for (const auto& pig : {QPointF(-0.35, -0.2), QPointF(0.35, 0.3)}) {
        s.oval(pig.x(), pig.y(), 0.42, 0.26, s.palette().flower);
        s.ball(pig.x() + 0.4, pig.y() - 0.05, 0.16, s.palette().flower);
    }
}

void stone(const Sketch& s, std::string_view)
{
    s.area({{-0.6, 0.6}, {-0.5, -0.4}, {-0.05, -0.85}, {0.45, -0.5}, {0.6, 0.6}}, s.palette().wall);
    s.patch({{0.1, 0.55}, {0.2, -0.5}, {0.4, -0.42}, {0.52, 0.55}}, s.palette().wallShade);
}

void tunnel(const Sketch& s, std::string_view)
{
    s.oval(0, 0, 1.15, 1.0, s.palette().wallShade);
    s.arch(0, 0.75, 1.0, 1.2, s.palette().line);
}

void tower(const Sketch& s, std::string_view)
{
    s.box(-0.8, -0.8, 0.8, 0.8, s.palette().wall);
    s.box(-0.45, -0.45, 0.45, 0.45, s.palette().wallShade);
    for (const double edge : {-0.4, 0.0, 0.4}) {
        s.line({{edge, -0.8}, {edge, -0.5}}, s.palette().line, 0.05);
        s.line({{edge, 0.5}, {edge, 0.8}}, s.palette().line, 0.05);
        s.line({{-0.8, edge}, {-0.5, edge}}, s.palette().line, 0.05);
        s.line({{0.5, edge}, {0.8, edge}}, s.palette().line, 0.05);
    }
}

void lake(const Sketch& s, std::string_view)
{
    s.ball(0, 0, 1.0, s.palette().water);
    s.line({{-0.5, 0.5}, {-0.2, 0.45}, {0.1, 0.53}}, s.palette().waterLight, 0.08);
    s.area({{-0.6, 0.05}, {0.6, 0.05}, {0.4, 0.35}, {-0.4, 0.35}}, s.palette().cityShade);
    s.line({{0, 0.05}, {0, -0.7}}, s.palette().line, 0.09);
    s.area({{0.06, -0.65}, {0.5, -0.1}, {0.06, -0.1}}, s.palette().paper);
}

void source(const Sketch& s, std::string_view)
{
    s.area({{-0.9, 0.3}, {-0.45, -0.6}, {-0.1, -0.1}, {0.3, -0.8}, {0.9, 0.3}}, s.palette().wall);
    s.patch({{0.3, -0.7}, {0.75, 0.22}, {0.35, 0.22}}, s.palette().wallShade);
}

void fruitTree(const Sketch& s, std::string_view)
{
    s.box(-0.14, 0.1, 0.14, 0.95, s.palette().earthShade);
    for (const auto& crown : {QPointF(-0.42, -0.05), QPointF(0.42, -0.05), QPointF(0, -0.4)})
        s.ball(crown.x(), crown.y(), 0.48, s.palette().leaf);
    for (const auto& fruit :
         {QPointF(-0.5, 0.0), QPointF(-0.1, -0.5), QPointF(0.15, 0.0), QPointF(0.5, -0.2)})
        s.ball(fruit.x(), fruit.y(), 0.13, s.palette().banner);
}

constexpr std::array<Icon, 16> icons{{{"village", village},
                                      {"fruit-tree", fruitTree},
                                      {"farm", farm},
                                      {"inn", inn},
                                      {"well", well},
                                      {"labyrinth", labyrinth},
                                      {"vineyard", vineyard},
                                      {"hill", hill},
                                      {"pig-herd", pigs},
                                      {"stone", stone},
                                      {"tunnel-portal", tunnel},
                                      {"tower", tower},
                                      {"tower-foundation", tower},
                                      {"lake", lake},
                                      {"ferry-lake", lake},
                                      {"river-source", source}}};

} // namespace

std::span<const Icon> countryIcons()
{
    return icons;
}

} // namespace glossator::pictures::woodcut
