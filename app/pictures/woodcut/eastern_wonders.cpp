// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/woodcut/wonders.h"

namespace glossator::pictures::woodcut {

namespace {

/// A seated king carved from the rock, with headcloth and crown.
void colossus(const Sketch& s, double x)
{
    const Palette& p = s.palette();
    const QColor stone = mixed(p.plaster, p.earth, 0.25);
    const QColor shade = mixed(stone, p.earthShade, 0.5);
    s.box(x - 0.17, 0.08, x + 0.17, 0.62, shade);
    s.box(x - 0.145, 0.22, x - 0.02, 0.62, stone);
    s.box(x + 0.02, 0.22, x + 0.145, 0.62, stone);
    s.box(x - 0.175, 0.12, x + 0.175, 0.24, stone);
    s.area({{x - 0.13, 0.12}, {x - 0.19, -0.16}, {x + 0.19, -0.16}, {x + 0.13, 0.12}}, stone);
    s.area({{x - 0.18, -0.12}, {x - 0.11, -0.47}, {x + 0.11, -0.47}, {x + 0.18, -0.12}}, p.metal);
    s.oval(x, -0.27, 0.08, 0.12, stone);
    s.area({{x - 0.08, -0.46}, {x - 0.05, -0.7}, {x + 0.05, -0.7}, {x + 0.08, -0.46}}, stone);
}

/// A tower like a lotus bud, in rings.
void lotus(const Sketch& s, double x, double foot, double half, double height)
{
    const Palette& p = s.palette();
    QPainterPath bud(s.at(x - half, foot));
    bud.cubicTo(s.at(x - half * 1.25, foot - height * 0.5), s.at(x - half * 0.5, foot - height * 0.8),
                s.at(x, foot - height));
    bud.cubicTo(s.at(x + half * 0.5, foot - height * 0.8), s.at(x + half * 1.25, foot - height * 0.5),
                s.at(x + half, foot));
    bud.closeSubpath();
    s.print().shape(bud, p.wall);
    QPainterPath shade(s.at(x + half * 0.25, foot));
    shade.cubicTo(s.at(x + half * 0.6, foot - height * 0.5), s.at(x + half * 0.3, foot - height * 0.8),
                  s.at(x, foot - height * 0.97));
    shade.cubicTo(s.at(x + half * 0.45, foot - height * 0.8), s.at(x + half * 1.15, foot - height * 0.5),
                  s.at(x + half * 0.95, foot));
    s.print().fill(shade, p.wallShade);
    if (s.plain())
        return;
    for (const double level : {0.22, 0.42, 0.60, 0.76}) {
        const double reach = half * (1.06 - level * level * 1.2);
        s.line({{x - reach, foot - height * level},
                {x, foot - height * (level - 0.04)},
                {x + reach, foot - height * level}},
               p.line, 0.035);
    }
}

void terrace(const Sketch& s, double half, double top, double foot, double slope)
{
    const Palette& p = s.palette();
    s.area({{-half, foot}, {-half + slope, top}, {half - slope, top}, {half, foot}}, p.wall);
    s.patch({{half * 0.45, foot - 0.01},
             {half * 0.45, top + 0.01},
             {half - slope - 0.02, top + 0.01},
             {half - 0.02, foot - 0.01}},
            p.wallShade);
}

} // namespace

void drawAbuSimbel(const Sketch& s)
{
    const Palette& p = s.palette();
    s.area({{-0.98, 0.72}, {-0.86, -0.96}, {0.86, -0.96}, {0.98, 0.72}}, p.earthShade);
    s.box(-0.84, -0.96, 0.84, -0.8, p.wall);
    if (!s.plain())
        for (double x = -0.72; x < 0.8; x += 0.18)
            s.line({{x, -0.94}, {x, -0.83}}, p.wallShade, 0.05);
    for (const double x : {-0.68, -0.3, 0.3, 0.68})
        colossus(s, x);
    s.box(-0.09, 0.1, 0.09, 0.62, p.line);
    s.box(-0.98, 0.62, 0.98, 0.74, p.wall);
}

void drawTikal(const Sketch& s)
{
    const Palette& p = s.palette();
    for (const double x : {-0.76, 0.76})
        s.oval(x, 0.5, 0.2, 0.26, p.leafShade);
    constexpr int steps = 6;
    for (int i = 0; i < steps; ++i) {
        const double half = 0.8 - i * 0.094;
        terrace(s, half, 0.78 - (i + 1) * 0.2, 0.78 - i * 0.2, 0.05);
    }
    s.area({{-0.2, 0.78}, {-0.13, -0.42}, {0.13, -0.42}, {0.2, 0.78}}, p.plaster);
    if (!s.plain())
        for (int i = 1; i < 12; ++i)
            s.line({{-0.19 + i * 0.005, 0.78 - i * 0.1}, {0.19 - i * 0.005, 0.78 - i * 0.1}}, p.wallShade,
                   0.03);
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

void drawPalm(const Sketch& s, double x, double y)
{
    const Palette& p = s.palette();
    s.line({{x, y}, {x + 0.01, y - 0.1}}, p.line, 0.016);
    for (const auto& leaf : {QPointF(-0.055, 0.01), QPointF(-0.04, -0.035), QPointF(0.0, -0.055),
                             QPointF(0.05, -0.035), QPointF(0.06, 0.012)})
        s.line({{x + 0.01, y - 0.1}, {x + 0.01 + leaf.x(), y - 0.1 + leaf.y()}}, p.leafShade, 0.02);
}

void drawSoldier(const Sketch& s, double x, double y)
{
    const Palette& p = s.palette();
    const QColor clay = mixed(p.earth, p.roof, 0.4);
    const QColor armour = mixed(clay, p.wall, 0.5);
    s.area({{x - 0.05, y}, {x - 0.038, y - 0.08}, {x + 0.038, y - 0.08}, {x + 0.05, y}}, clay);
    s.area({{x - 0.055, y - 0.035}, {x - 0.045, y - 0.105}, {x + 0.045, y - 0.105}, {x + 0.055, y - 0.035}},
           armour);
    if (!s.plain())
        s.line({{x - 0.035, y - 0.07}, {x + 0.035, y - 0.07}}, p.line, 0.006);
    s.ball(x, y - 0.135, 0.031, mixed(clay, p.plaster, 0.55));
    s.dot(x + 0.008, y - 0.17, 0.017, p.line);
}

} // namespace glossator::pictures::woodcut
