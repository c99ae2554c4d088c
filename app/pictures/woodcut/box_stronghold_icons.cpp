// SPDX-License-Identifier: GPL-3.0-or-later
// Signs of expansions: towers, walls and castles.
#include "app/pictures/woodcut/box_signs.h"

#include <array>

namespace glossator::pictures::woodcut {

namespace {

/// A tower that ends in two merlons.
void tower(const Sketch& s, double left, double right, double top, const QColor& colour)
{
    const double merlon = (right - left) * 0.34;
    const double gap = top + 0.22;
    s.area({{left, 0.78},
            {left, top},
            {left + merlon, top},
            {left + merlon, gap},
            {right - merlon, gap},
            {right - merlon, top},
            {right, top},
            {right, 0.78}},
           colour);
}

void townGate(const Sketch& s)
{
    const Palette& p = s.palette();
    s.area({{-0.45, 0.78}, {-0.45, -0.05}, {0, -0.42}, {0.45, -0.05}, {0.45, 0.78}}, p.roof);
    s.box(-0.45, -0.02, 0.45, 0.78, p.wallShade);
    tower(s, -0.85, -0.3, -0.72, p.wall);
    tower(s, 0.3, 0.85, -0.72, p.wall);
    s.arch(0, 0.78, 0.46, 0.66, p.line);
    for (const double x : {-0.575, 0.575})
        s.line({{x, -0.2}, {x, 0.05}}, p.line, 0.12);
}

void battlementTower(const Sketch& s)
{
    const Palette& p = s.palette();
    s.box(-0.42, -0.2, 0.42, 0.85, p.wall);
    s.patch({{0.12, -0.15}, {0.38, -0.15}, {0.38, 0.82}, {0.12, 0.82}}, p.wallShade);
    s.area({{-0.62, -0.1},
            {-0.62, -0.82},
            {-0.32, -0.82},
            {-0.32, -0.56},
            {-0.15, -0.56},
            {-0.15, -0.82},
            {0.15, -0.82},
            {0.15, -0.56},
            {0.32, -0.56},
            {0.32, -0.82},
            {0.62, -0.82},
            {0.62, -0.1}},
           p.wall);
    s.arch(0, 0.85, 0.36, 0.55, p.line);
}

void castle(const Sketch& s)
{
    const Palette& p = s.palette();
    s.area({{-0.92, 0.82}, {-0.7, 0.4}, {0.7, 0.4}, {0.92, 0.82}}, p.leafShade);
    s.box(-0.45, 0.02, 0.45, 0.45, p.wallShade);
    for (const double x : {-0.56, 0.56}) {
        s.box(x - 0.2, -0.1, x + 0.2, 0.45, p.wall);
        s.area({{x - 0.28, -0.08}, {x, -0.55}, {x + 0.28, -0.08}}, p.roof);
    }
    s.box(-0.24, -0.35, 0.24, 0.45, p.wall);
    s.area({{-0.33, -0.33}, {0, -0.88}, {0.33, -0.33}}, p.roof);
    s.arch(0, 0.45, 0.24, 0.36, p.line);
}

void burningWall(const Sketch& s)
{
    const Palette& p = s.palette();
    QPainterPath flame(s.at(0, 0.4));
    flame.cubicTo(s.at(-0.85, 0.35), s.at(-0.62, -0.25), s.at(-0.36, -0.5));
    flame.cubicTo(s.at(-0.32, -0.25), s.at(-0.1, -0.35), s.at(-0.04, -0.92));
    flame.cubicTo(s.at(0.2, -0.6), s.at(0.25, -0.4), s.at(0.28, -0.3));
    flame.cubicTo(s.at(0.36, -0.35), s.at(0.4, -0.45), s.at(0.42, -0.55));
    flame.cubicTo(s.at(0.72, -0.1), s.at(0.75, 0.35), s.at(0, 0.4));
    s.print().shape(flame, p.roof);
    s.oval(0, 0.12, 0.24, 0.34, p.metal);
    s.area({{-0.9, 0.85},
            {-0.9, 0.1},
            {-0.55, 0.1},
            {-0.55, 0.35},
            {-0.18, 0.35},
            {-0.18, 0.1},
            {0.18, 0.1},
            {0.18, 0.35},
            {0.55, 0.35},
            {0.55, 0.1},
            {0.9, 0.1},
            {0.9, 0.85}},
           p.wall);
}

void watchtower(const Sketch& s)
{
    const Palette& p = s.palette();
    s.line({{-0.32, 0.1}, {-0.52, 0.85}}, p.line, 0.14);
    s.line({{0.32, 0.1}, {0.52, 0.85}}, p.line, 0.14);
    s.line({{-0.38, 0.3}, {0.46, 0.7}}, p.line, 0.1);
    s.line({{0.38, 0.3}, {-0.46, 0.7}}, p.line, 0.1);
    s.box(-0.48, -0.35, 0.48, 0.15, p.cityShade);
    s.patch({{-0.3, -0.22}, {0.3, -0.22}, {0.3, -0.02}, {-0.3, -0.02}}, p.line);
    s.area({{-0.72, -0.32}, {0, -0.88}, {0.72, -0.32}}, p.roof);
}

/// The tower of a wedding in Darmstadt: its top is an open hand.
void fiveFingerTower(const Sketch& s)
{
    const Palette& p = s.palette();
    const auto finger = [&](double x, double top) {
        QPainterPath path(s.at(x - 0.1, 0.0));
        path.lineTo(s.at(x - 0.1, top + 0.1));
        path.arcTo(QRectF(s.at(x - 0.1, top), s.at(x + 0.1, top + 0.2)), 180, -180);
        path.lineTo(s.at(x + 0.1, 0.0));
        path.closeSubpath();
        s.print().shape(path, p.roof);
    };
    for (const double side : {-1.0, 1.0}) {
        finger(side * 0.4, -0.56);
        finger(side * 0.2, -0.74);
    }
    finger(0, -0.92);
    s.box(-0.5, -0.3, 0.5, 0.85, p.roof);
    for (const double y : {-0.08, 0.2})
        s.line({{-0.26, y}, {0.26, y}}, p.plaster, 0.12);
    s.box(-0.88, 0.42, 0.88, 0.88, p.plaster);
    s.arch(0, 0.88, 0.28, 0.36, p.line);
}

constexpr std::array<BoxSign, 6> signs{{{"town-gate", &Palette::fieldLight, townGate},
                                        {"battlement-tower", &Palette::waterLight, battlementTower},
                                        {"castle", &Palette::waterLight, castle},
                                        {"burning-wall", &Palette::slateShade, burningWall},
                                        {"watchtower", &Palette::fieldLight, watchtower},
                                        {"five-finger-tower", &Palette::waterLight, fiveFingerTower}}};

} // namespace

std::span<const BoxSign> strongholdSigns()
{
    return signs;
}

} // namespace glossator::pictures::woodcut
