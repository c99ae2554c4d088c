// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens of a flock, fruits, and tokens of tunnels.
#include "app/pictures/woodcut/icons.h"

#include <array>

namespace glossator::pictures::woodcut {

namespace {

void drawSheep(const Sketch& s, QPointF at)
{
    s.oval(at.x(), at.y(), 0.3, 0.22, s.palette().rim);
    s.ball(at.x() + 0.3, at.y() - 0.06, 0.12, s.palette().line);
    for (const double x : {-0.14, 0.12})
        s.line({{at.x() + x, at.y() + 0.2}, {at.x() + x, at.y() + 0.34}}, s.palette().line, 0.07);
}

template <int count>
void sheep(const Sketch& s, std::string_view)
{
    static constexpr std::array<std::array<double, 2>, 4> places{
        {{-0.4, -0.35}, {0.35, 0.3}, {0.35, -0.35}, {-0.4, 0.3}}};
    s.ball(0, 0, 1.0, s.palette().fieldLight);
    if (count == 1)
        return drawSheep(s, {-0.06, 0});
    for (std::size_t i = 0; i < count; ++i)
        drawSheep(s, {places.at(i)[0], places.at(i)[1]});
}

void wolf(const Sketch& s, std::string_view)
{
    s.ball(0, 0, 1.0, s.palette().fieldLight);
    s.area({{-0.6, -0.75}, {-0.3, -0.35}, {0.3, -0.35}, {0.6, -0.75}, {0.55, 0.1}, {0, 0.75}, {-0.55, 0.1}},
           s.palette().slate);
    for (const double x : {-0.22, 0.22})
        s.dot(x, -0.02, 0.09, s.palette().paper);
    s.dot(0, 0.55, 0.12, s.palette().line);
}

/// A round fruit with a stalk and a leaf.
void drawFruit(const Sketch& s, const QColor& colour, double width)
{
    drawRoundel(s);
    s.line({{0, -0.3}, {0.12, -0.75}}, s.palette().line, 0.1);
    s.oval(0.32, -0.6, 0.2, 0.1, s.palette().leaf);
    s.oval(0, 0.15, width, 0.5, colour);
}

void quince(const Sketch& s, std::string_view)
{
    drawFruit(s, s.palette().metal, 0.42);
    s.ball(0, -0.2, 0.22, s.palette().metal);
}

void apple(const Sketch& s, std::string_view)
{
    drawFruit(s, s.palette().banner, 0.56);
    s.dot(-0.2, 0.0, 0.1, s.palette().paper);
}

void apricot(const Sketch& s, std::string_view)
{
    drawFruit(s, s.palette().roof, 0.5);
    s.line({{0.05, -0.3}, {-0.1, 0.15}, {0.05, 0.6}}, s.palette().line, 0.07);
}

void cherry(const Sketch& s, std::string_view)
{
    drawRoundel(s);
    s.line({{-0.35, 0.3}, {0.1, -0.7}, {0.4, 0.3}}, s.palette().line, 0.08);
    for (const double x : {-0.38, 0.4})
        s.ball(x, 0.35, 0.28, s.palette().banner);
}

void plum(const Sketch& s, std::string_view)
{
    drawFruit(s, s.palette().water, 0.38);
    s.line({{-0.08, -0.25}, {-0.2, 0.15}, {-0.08, 0.55}}, s.palette().line, 0.07);
}

void elderberry(const Sketch& s, std::string_view)
{
    drawRoundel(s);
    s.line({{0, 0.8}, {0, -0.1}}, s.palette().leafShade, 0.1);
    for (const double y : {-0.45, -0.1, 0.25})
        for (const double x : {-0.4, 0.0, 0.4})
            s.ball(x * (0.75 - y * 0.5), y, 0.15, s.palette().line);
}

void tunnelToken(const Sketch& s, std::string_view)
{
    drawRoundel(s);
    s.arch(0, 0.6, 1.0, 1.15, s.palette().wallShade);
    s.arch(0, 0.6, 0.6, 0.75, s.palette().line);
}

constexpr std::array<Icon, 12> icons{{{"one-sheep", sheep<1>},
                                      {"tunnel-token", tunnelToken},
                                      {"two-sheep", sheep<2>},
                                      {"three-sheep", sheep<3>},
                                      {"four-sheep", sheep<4>},
                                      {"wolf", wolf},
                                      {"quince", quince},
                                      {"apple", apple},
                                      {"apricot", apricot},
                                      {"cherry", cherry},
                                      {"plum", plum},
                                      {"elderberry", elderberry}}};

} // namespace

std::span<const Icon> tokenIcons()
{
    return icons;
}

} // namespace glossator::pictures::woodcut
