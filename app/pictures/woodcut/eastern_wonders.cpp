// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/woodcut/wonders.h"

#include <array>

namespace glossator::pictures::woodcut {

namespace {

/// A seated king carved from the rock, with the royal headcloth.
void colossus(const Sketch& s, double x)
{
    const Palette& p = s.palette();
    const QColor stone = mixed(p.earth, p.paper, 0.35);
    s.area({{x - 0.17, 0.66}, {x - 0.17, 0.16}, {x + 0.17, 0.16}, {x + 0.17, 0.66}}, stone);
    s.line({{x, 0.62}, {x, 0.22}}, p.line, 0.04);
    s.area({{x - 0.19, 0.2}, {x - 0.15, 0.02}, {x + 0.15, 0.02}, {x + 0.19, 0.2}}, stone);
    s.area({{x - 0.18, 0.06}, {x - 0.2, -0.22}, {x + 0.2, -0.22}, {x + 0.18, 0.06}}, stone);
    s.area({{x - 0.17, -0.16}, {x - 0.11, -0.5}, {x + 0.11, -0.5}, {x + 0.17, -0.16}}, p.metal);
    s.oval(x, -0.3, 0.085, 0.12, stone);
    s.area({{x - 0.07, -0.5}, {x - 0.045, -0.72}, {x + 0.045, -0.72}, {x + 0.07, -0.5}}, stone);
}

/// A tower like a lotus bud, in rings.
void lotus(const Sketch& s, double x, double foot, double half, double height)
{
    const Palette& p = s.palette();
    QPainterPath bud(s.at(x - half, foot));
    bud.cubicTo(s.at(x - half * 1.25, foot - height * 0.5), s.at(x - half * 0.5, foot - height * 0.8), s.at(x, foot - height));
    bud.cubicTo(s.at(x + half * 0.5, foot - height * 0.8), s.at(x + half * 1.25, foot - height * 0.5), s.at(x + half, foot));
    bud.closeSubpath();
    s.print().shape(bud, p.wall);
    QPainterPath shade(s.at(x + half * 0.25, foot));
    shade.cubicTo(s.at(x + half * 0.6, foot - height * 0.5), s.at(x + half * 0.3, foot - height * 0.8), s.at(x, foot - height * 0.97));
    shade.cubicTo(s.at(x + half * 0.45, foot - height * 0.8), s.at(x + half * 1.15, foot - height * 0.5), s.at(x + half * 0.95, foot));
    s.print().fill(shade, p.wallShade);
    if (s.plain())
        return;
    for (const double level : {0.22, 0.42, 0.60, 0.76}) {
        const double reach = half * (1.06 - level * level * 1.2);
        s.line({{x - reach, foot - height * level}, {x, foot - height * (level - 0.04)}, {x + reach, foot - height * level}}, p.line, 0.035);
    }
}

void terrace(const Sketch& s, double half, double top, double foot, double slope)
{
    const Palette& p = s.palette();
    s.area({{-half, foot}, {-half + slope, top}, {half - slope, top}, {half, foot}}, p.wall);
    s.patch({{half * 0.45, foot - 0.01}, {half * 0.45, top + 0.01}, {half - slope - 0.02, top + 0.01}, {half - 0.02, foot - 0.01}}, p.wallShade);
}

} // namespace

void drawAbuSimbel(const Sketch& s)
{
    const Palette& p = s.palette();
    s.area({{-1.05, 0.72}, {-0.86, -0.86}, {0.86, -0.86}, {1.05, 0.72}}, p.earthShade);
    s.box(-0.82, -0.84, 0.82, -0.7, p.wall);
    for (const double x : {-0.6, -0.2, 0.2, 0.6})
        s.dot(x, -0.77, 0.04, p.line);
    colossus(s, -0.74);
    colossus(s, -0.33);
    colossus(s, 0.33);
    colossus(s, 0.74);
    s.box(-0.11, 0.06, 0.11, 0.66, p.line);
    s.box(-1.0, 0.64, 1.0, 0.76, p.wall);
}

void drawTikal(const Sketch& s)
{
    const Palette& p = s.palette();
    for (const double x : {-0.86, 0.86})
        s.oval(x, 0.5, 0.22, 0.28, p.leafShade);
    constexpr int steps = 6;
    for (int i = 0; i < steps; ++i) {
        const double half = 0.84 - i * 0.098;
        terrace(s, half, 0.78 - (i + 1) * 0.2, 0.78 - i * 0.2, 0.05);
    }
    s.area({{-0.2, 0.78}, {-0.13, -0.42}, {0.13, -0.42}, {0.2, 0.78}}, p.plaster);
    if (!s.plain())
        for (int i = 1; i < 12; ++i)
            s.line({{-0.19 + i * 0.005, 0.78 - i * 0.1}, {0.19 - i * 0.005, 0.78 - i * 0.1}}, p.wallShade, 0.03);
    s.box(-0.3, -0.78, 0.3, -0.42, p.wall);
    s.arch(0, -0.42, 0.14, 0.26, p.line);
    s.area({{-0.34, -0.76}, {-0.28, -0.9}, {0.28, -0.9}, {0.34, -0.76}}, p.roof);
    s.area({{-0.22, -0.9}, {-0.15, -1.3}, {0.15, -1.3}, {0.22, -0.9}}, p.wall);
    s.box(-0.09, -1.16, 0.09, -1.0, p.wallShade);
}

void drawAngkorWat(const Sketch& s)
{
    const Palette& p = s.palette();
    s.area({{-1.25, 0.72}, {-1.1, 0.42}, {1.1, 0.42}, {1.25, 0.72}}, p.water);
    lotus(s, -0.44, 0.1, 0.19, 0.85);
    lotus(s, 0.44, 0.1, 0.19, 0.85);
    lotus(s, 0, 0.12, 0.27, 1.42);
    s.box(-0.72, 0.02, 0.72, 0.26, p.wall);
    lotus(s, -0.88, 0.3, 0.19, 0.72);
    lotus(s, 0.88, 0.3, 0.19, 0.72);
    s.area({{-1.16, 0.3}, {-1.1, 0.2}, {1.1, 0.2}, {1.16, 0.3}}, p.roof);
    s.box(-1.12, 0.28, 1.12, 0.5, p.wall);
    for (int i = -5; i <= 5; ++i)
        if (i != 0)
            s.arch(i * 0.19, 0.5, 0.08, 0.16, p.line);
    s.area({{-0.16, 0.72}, {-0.12, 0.5}, {0.12, 0.5}, {0.16, 0.72}}, p.plaster);
    s.arch(0, 0.5, 0.14, 0.26, p.line);
}

void drawSoldier(const Sketch& s, double x, double y)
{
    const Palette& p = s.palette();
    const QColor clay = mixed(p.earth, p.roof, 0.35);
    s.area({{x - 0.042, y}, {x - 0.034, y - 0.075}, {x + 0.034, y - 0.075}, {x + 0.042, y}}, clay);
    s.area({{x - 0.045, y - 0.03}, {x - 0.038, y - 0.09}, {x + 0.038, y - 0.09}, {x + 0.045, y - 0.03}}, mixed(clay, p.wall, 0.4));
    s.ball(x, y - 0.112, 0.024, mixed(clay, p.paper, 0.35));
    s.dot(x + 0.006, y - 0.14, 0.013, p.line);
}

} // namespace glossator::pictures::woodcut
