// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/woodcut/icons.h"

#include <array>
#include <cmath>
#include <numbers>

namespace glossator::pictures::woodcut {

namespace {

void volcano(const Sketch& s, std::string_view)
{
    s.area({{-1.0, 0.75}, {-0.3, -0.45}, {0.3, -0.45}, {1.0, 0.75}}, s.palette().wallShade);
    s.patch(
        {{-0.3, -0.42}, {0.3, -0.42}, {0.38, -0.1}, {0.12, -0.25}, {0.05, 0.35}, {-0.12, -0.2}, {-0.34, 0.0}},
        s.palette().roof);
    s.ball(-0.12, -0.65, 0.2, s.palette().paperShade);
    s.ball(0.15, -0.85, 0.24, s.palette().paperShade);
}

void dragon(const Sketch& s, std::string_view)
{
    QPainterPath body(s.at(-0.9, 0.45));
    body.cubicTo(s.at(-0.5, 0.9), s.at(-0.2, 0.1), s.at(0.15, 0.35));
    body.cubicTo(s.at(0.6, 0.6), s.at(0.7, 0.0), s.at(0.4, -0.35));
    s.print().stroke(body, s.palette().line, s.units(0.36));
    s.print().stroke(body, s.palette().roof, s.units(0.24));
    s.area({{0.3, -0.2}, {0.2, -0.6}, {0.55, -0.75}, {0.95, -0.45}, {0.6, -0.3}}, s.palette().roof);
    s.area({{-0.15, 0.15}, {-0.7, -0.75}, {-0.05, -0.5}, {0.2, 0.2}}, s.palette().roofShade);
    s.dot(0.52, -0.55, 0.07, s.palette().paper);
}

void portal(const Sketch& s, std::string_view)
{
    s.ball(0, 0, 1.0, s.palette().banner);
    s.ring(0, 0, 0.7, s.palette().waterLight, 0.12);
    s.ring(0, 0, 0.4, s.palette().metal, 0.12);
    s.dot(0, 0, 0.18, s.palette().paper);
}

void mageAndWitch(const Sketch& s, std::string_view)
{
    s.area({{-0.65, 0.5}, {-0.1, -0.95}, {0.25, -0.7}, {0.65, 0.5}}, s.palette().banner);
    s.oval(0, 0.52, 0.95, 0.24, s.palette().banner);
    s.dot(-0.05, -0.05, 0.13, s.palette().metal);
    s.dot(0.25, 0.25, 0.09, s.palette().metal);
}

void plague(const Sketch& s, std::string_view)
{
    s.oval(-0.1, 0.15, 0.6, 0.36, s.palette().slate);
    s.area({{0.3, -0.1}, {0.95, 0.25}, {0.35, 0.4}}, s.palette().slate);
    s.ball(0.3, -0.15, 0.16, s.palette().slate);
    s.line({{-0.68, 0.25}, {-0.95, 0.0}, {-0.8, -0.35}}, s.palette().line, 0.08);
    s.dot(0.6, 0.15, 0.06, s.palette().paper);
}

void hut(const Sketch& s, std::string_view)
{
    s.line({{-0.25, 0.4}, {-0.3, 0.85}, {-0.5, 0.9}}, s.palette().metal, 0.12);
    s.line({{0.25, 0.4}, {0.3, 0.85}, {0.5, 0.9}}, s.palette().metal, 0.12);
    s.box(-0.55, -0.2, 0.55, 0.45, s.palette().cityShade);
    s.area({{-0.75, -0.15}, {0, -0.85}, {0.75, -0.15}}, s.palette().roofShade);
    s.arch(0, 0.4, 0.3, 0.4, s.palette().line);
}

void robber(const Sketch& s, std::string_view)
{
    s.area({{-0.1, 0.8}, {-0.1, 0.2}, {0.12, 0.2}, {0.12, 0.8}}, s.palette().cityShade);
    s.ball(0, -0.2, 0.7, s.palette().leaf);
    s.dot(-0.2, -0.25, 0.11, s.palette().paper);
    s.dot(0.2, -0.25, 0.11, s.palette().paper);
    s.line({{-0.2, 0.05}, {0, 0.15}, {0.2, 0.05}}, s.palette().line, 0.09);
}

void waterman(const Sketch& s, std::string_view)
{
    s.ball(0, 0, 1.0, s.palette().water);
    s.area({{-0.35, 0.35}, {-0.4, -0.2}, {0, -0.55}, {0.4, -0.2}, {0.35, 0.35}}, s.palette().leaf);
    s.dot(-0.14, -0.12, 0.09, s.palette().paper);
    s.dot(0.14, -0.12, 0.09, s.palette().paper);
    s.line({{-0.6, 0.4}, {-0.2, 0.32}, {0.2, 0.42}, {0.6, 0.34}}, s.palette().waterLight, 0.1);
}

void princess(const Sketch& s, std::string_view)
{
    s.area({{-0.7, 0.5}, {-0.8, -0.45}, {-0.35, 0.0}, {0, -0.65}, {0.35, 0.0}, {0.8, -0.45}, {0.7, 0.5}},
           s.palette().metal);
    for (const auto& gem : {QPointF(-0.8, -0.5), QPointF(0, -0.7), QPointF(0.8, -0.5)})
        s.ball(gem.x(), gem.y(), 0.14, s.palette().flower);
}

void fire(const Sketch& s, std::string_view)
{
    QPainterPath flame(s.at(0, 0.8));
    flame.cubicTo(s.at(-1.0, 0.7), s.at(-0.7, -0.1), s.at(-0.3, -0.35));
    flame.cubicTo(s.at(-0.25, 0.0), s.at(-0.05, -0.2), s.at(0.0, -0.95));
    flame.cubicTo(s.at(0.6, -0.4), s.at(1.0, 0.6), s.at(0, 0.8));
    s.print().shape(flame, s.palette().roof);
    s.oval(0, 0.42, 0.26, 0.36, s.palette().metal);
}

void quarters(const Sketch& s, std::string_view)
{
    drawRoundel(s);
    for (int i = 0; i < 4; ++i) {
        const double angle = (i + 0.5) * std::numbers::pi / 2;
        const QColor& colour = i == 0   ? s.palette().roof
                               : i == 1 ? s.palette().leaf
                               : i == 2 ? s.palette().slate
                                        : s.palette().metal;
        s.ball(0.5 * std::cos(angle), 0.5 * std::sin(angle), 0.3, colour);
    }
}

constexpr std::array<Icon, 11> icons{{{"volcano", volcano},
                                      {"dragon", dragon},
                                      {"magic-portal", portal},
                                      {"mage-witch", mageAndWitch},
                                      {"plague-source", plague},
                                      {"baba-yaga-hut", hut},
                                      {"solovei-razboynik", robber},
                                      {"vodyanoy", waterman},
                                      {"princess", princess},
                                      {"besieged", fire},
                                      {"count-quarters", quarters}}};

} // namespace

std::span<const Icon> fableIcons()
{
    return icons;
}

} // namespace glossator::pictures::woodcut
