// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/woodcut/wonders.h"

#include <cmath>
#include <numbers>

namespace glossator::pictures::woodcut {

namespace {

/// Two upright stones with a third across.
void trilithon(const Sketch& s, double x, double foot, double half, double height)
{
    const Palette& p = s.palette();
    const double post = half * 0.62;
    for (const double side : {-1.0, 1.0}) {
        const double middle = x + side * (half - post / 2);
        s.box(middle - post / 2, foot - height, middle + post / 2, foot, p.wall);
        s.patch({{middle + post * 0.1, foot - height},
                 {middle + post / 2, foot - height},
                 {middle + post / 2, foot},
                 {middle + post * 0.2, foot}},
                p.wallShade);
    }
    s.patch({{x - half + post, foot - height},
             {x + half - post, foot - height},
             {x + half - post, foot},
             {x - half + post, foot}},
            mixed(p.fieldHatch, p.leafShade, 0.45));
    s.area({{x - half * 1.15, foot - height * 1.24},
            {x + half * 1.12, foot - height * 1.28},
            {x + half * 1.15, foot - height * 0.98},
            {x - half * 1.12, foot - height * 0.97}},
           p.wall);
}

/// The standing part of the outer ring on its far side.
void farSide(const Sketch& s)
{
    trilithon(s, -0.78, -0.1, 0.21, 0.5);
    trilithon(s, 0.78, -0.1, 0.21, 0.5);
    trilithon(s, -0.3, -0.36, 0.24, 0.5);
    trilithon(s, 0.3, -0.36, 0.24, 0.5);
}

/// Single stones of the near side, one of them fallen.
void nearSide(const Sketch& s)
{
    const Palette& p = s.palette();
    s.box(-1.06, -0.02, -0.84, 0.44, p.wall);
    s.box(0.86, 0.02, 1.06, 0.46, p.wall);
    s.box(-0.66, 0.36, -0.44, 0.82, p.wall);
    s.area({{-0.1, 0.92}, {-0.06, 0.74}, {0.36, 0.78}, {0.34, 0.94}}, p.wallShade);
    s.box(0.56, 0.38, 0.76, 0.8, p.wall);
}

void notreDameTower(const Sketch& s, double x)
{
    const Palette& p = s.palette();
    s.box(x - 0.26, -1.15, x + 0.26, 0.72, p.plaster);
    s.patch({{x + 0.1, -1.1}, {x + 0.25, -1.1}, {x + 0.25, 0.7}, {x + 0.1, 0.7}},
            mixed(p.plaster, p.wallShade, 0.6));
    s.box(x - 0.3, -1.25, x + 0.3, -1.12, p.wall);
    for (const double side : {-0.11, 0.11})
        s.arch(x + side, -0.55, 0.13, 0.5, p.line);
    s.box(x - 0.28, -0.48, x + 0.28, -0.38, p.wall);
    s.arch(x, 0.72, 0.26, 0.46, p.line);
}

void cypress(const Sketch& s, double x, double foot, double height)
{
    s.oval(x, foot - height / 2, height * 0.17, height / 2, s.palette().leafShade);
}

void squareTower(const Sketch& s, double x, double half, double top, double foot, const QColor& colour)
{
    const Palette& p = s.palette();
    s.box(x - half, top, x + half, foot, colour);
    s.patch(
        {{x + half * 0.35, top}, {x + half * 0.97, top}, {x + half * 0.97, foot}, {x + half * 0.35, foot}},
        mixed(colour, p.roofShade, 0.35));
    for (int i = 0; i < 4; ++i) {
        const double left = x - half * 1.05 + i * half * 0.6;
        s.box(left, top - 0.14, left + half * 0.36, top + 0.03, colour);
    }
}

} // namespace

void drawCypress(const Sketch& s, double x, double y)
{
    cypress(s, x, y, 0.16);
}

void drawStonehenge(const Sketch& s)
{
    const Palette& p = s.palette();
    s.oval(0, 0.14, 1.22, 0.92, p.field);
    s.oval(0, 0.2, 0.84, 0.56, p.fieldHatch);
    farSide(s);
    trilithon(s, -0.42, 0.34, 0.25, 0.62);
    trilithon(s, 0.42, 0.34, 0.25, 0.62);
    s.area({{-0.16, 0.44}, {-0.1, 0.32}, {0.16, 0.34}, {0.14, 0.46}}, p.wallShade);
    nearSide(s);
}

void drawNotreDame(const Sketch& s)
{
    const Palette& p = s.palette();
    for (const double side : {-1.0, 1.0})
        s.area({{side * 0.5, -0.3}, {side * 0.98, 0.72}, {side * 0.78, 0.72}, {side * 0.5, 0.05}}, p.wall);
    s.area({{-0.1, -1.05}, {0, -1.75}, {0.1, -1.05}}, p.slate);
    s.area({{-0.34, -0.5}, {0, -1.12}, {0.34, -0.5}}, p.slate);
    s.box(-0.34, -0.5, 0.34, 0.72, p.plaster);
    notreDameTower(s, -0.48);
    notreDameTower(s, 0.48);
    s.box(-0.78, -0.02, 0.78, 0.1, p.wall);
    s.ball(0, -0.24, 0.2, p.banner);
    for (int i = 0; i < 8; ++i) {
        const double angle = i * std::numbers::pi / 4;
        s.line({{0, -0.24}, {0.19 * std::cos(angle), -0.24 + 0.19 * std::sin(angle)}}, p.metal, 0.035);
    }
    s.dot(0, -0.24, 0.07, p.flower);
    s.arch(0, 0.72, 0.32, 0.5, p.line);
}

void drawCircusMaximus(const Sketch& s)
{
    const Palette& p = s.palette();
    const auto track = [&](double half, double top, double bottom) {
        QPainterPath path;
        path.addRoundedRect(QRectF(s.at(0.08 - half, top), s.at(0.08 + half, bottom)), s.units(half),
                            s.units(half));
        return path;
    };
    s.print().shape(track(0.60, -1.82, 0.86), p.wall, Print::bold);
    s.print().dashes(track(0.52, -1.74, 0.78), p.wallShade, s.units(0.14), s.units(0.05), s.units(0.07));
    s.print().shape(track(0.42, -1.62, 0.66), p.road);
    s.print().dashes(track(0.29, -1.48, 0.52), p.roadShade, s.units(0.03), s.units(0.2), s.units(0.08));
    s.box(0.0, -1.2, 0.16, 0.24, p.roof);
    for (const double y : {-1.28, 0.32})
        s.ball(0.08, y, 0.12, p.metal);
    s.area({{-0.02, -0.42}, {0.08, -0.95}, {0.18, -0.42}}, p.wall);
    s.line({{-0.34, -0.1}, {-0.02, -0.1}}, p.line, 0.04);
}

void drawAlhambra(const Sketch& s)
{
    const Palette& p = s.palette();
    const QColor red = mixed(p.roof, p.plaster, 0.45);
    cypress(s, -1.3, 0.42, 0.7);
    cypress(s, 1.42, 0.42, 0.75);
    s.box(-1.2, -0.12, 1.3, 0.44, red);
    s.area({{-0.62, -0.1}, {-0.5, -0.36}, {0.62, -0.36}, {0.74, -0.1}}, p.roof);
    squareTower(s, -0.86, 0.34, -0.72, 0.44, red);
    squareTower(s, 1.0, 0.28, -0.5, 0.44, red);
    s.box(-0.46, -0.1, 0.66, 0.44, p.plaster);
    for (const double x : {-0.33, -0.09, 0.15, 0.39, 0.57})
        s.arch(x, 0.44, 0.17, 0.4, p.line);
    for (const double x : {-0.98, -0.74, 0.92, 1.1})
        s.arch(x, -0.22, 0.1, 0.24, p.line);
    s.oval(0.1, 0.52, 0.34, 0.1, p.water);
    s.ball(0.1, 0.44, 0.07, p.wall);
}

} // namespace glossator::pictures::woodcut
