// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/woodcut/icons.h"

#include <array>

namespace glossator::pictures::woodcut {

namespace {

/// A round tent with stripes and a flag.
void tent(const Sketch& s, double x, double foot, double half, double height, const QColor& colour)
{
    s.area({{x - half * 0.8, foot},
            {x - half, foot - height * 0.45},
            {x + half, foot - height * 0.45},
            {x + half * 0.8, foot}},
           s.palette().plaster);
    s.area({{x - half, foot - height * 0.45}, {x, foot - height}, {x + half, foot - height * 0.45}}, colour);
    if (!s.plain())
        s.patch({{x - half * 0.35, foot - height * 0.46},
                 {x, foot - height * 0.94},
                 {x + half * 0.35, foot - height * 0.46}},
                s.palette().plaster);
    s.arch(x, foot, half * 0.5, height * 0.35, s.palette().line);
    s.line({{x, foot - height}, {x, foot - height * 1.25}}, s.palette().line, 0.07);
    s.patch({{x, foot - height * 1.25}, {x + half * 0.5, foot - height * 1.15}, {x, foot - height * 1.05}},
            colour);
}

void circus(const Sketch& s, std::string_view)
{
    s.oval(0, 0.35, 1.0, 0.6, s.palette().earth);
    tent(s, 0, 0.6, 0.85, 1.3, s.palette().roof);
}

void fair(const Sketch& s, std::string_view)
{
    s.oval(0, 0.25, 1.0, 0.7, s.palette().earth);
    tent(s, -0.4, 0.3, 0.5, 0.9, s.palette().banner);
    tent(s, 0.4, 0.7, 0.5, 0.95, s.palette().roof);
}

void bazaar(const Sketch& s, std::string_view)
{
    s.oval(0, 0.35, 1.0, 0.6, s.palette().earth);
    s.box(-0.75, -0.1, 0.75, 0.65, s.palette().plaster);
    s.area({{-0.9, 0}, {-0.7, -0.6}, {0.7, -0.6}, {0.9, 0}}, s.palette().roof);
    for (const double x : {-0.45, 0.15})
        s.patch({{x - 0.05, -0.02}, {x, -0.57}, {x + 0.26, -0.57}, {x + 0.27, -0.02}}, s.palette().plaster);
    s.box(-0.55, 0.25, 0.55, 0.6, s.palette().cityShade);
    for (const double x : {-0.3, 0.0, 0.3})
        s.dot(x, 0.25, 0.12, s.palette().flower);
}

void acrobats(const Sketch& s, std::string_view)
{
    s.ball(0, 0, 1.0, s.palette().earth);
    s.ring(0, 0, 0.72, s.palette().earthShade, 0.1);
    for (const auto& man : {QPointF(-0.3, 0.45), QPointF(0.3, 0.45), QPointF(0, -0.15)}) {
        s.dot(man.x(), man.y() - 0.25, 0.13, s.palette().line);
        s.line({{man.x() - 0.22, man.y() - 0.05}, {man.x() + 0.22, man.y() - 0.05}}, s.palette().line, 0.1);
        s.line({{man.x() - 0.12, man.y() + 0.25}, {man.x(), man.y() - 0.1}, {man.x() + 0.12, man.y() + 0.25}},
               s.palette().line, 0.1);
    }
}

void festival(const Sketch& s, std::string_view)
{
    s.line({{-0.85, 0.8}, {-0.85, -0.7}}, s.palette().line, 0.1);
    s.line({{0.85, 0.8}, {0.85, -0.7}}, s.palette().line, 0.1);
    s.line({{-0.85, -0.7}, {-0.4, -0.35}, {0, -0.25}, {0.4, -0.35}, {0.85, -0.7}}, s.palette().line, 0.06);
    s.area({{-0.65, -0.5}, {-0.35, -0.32}, {-0.55, 0.05}}, s.palette().roof);
    s.area({{-0.2, -0.28}, {0.2, -0.28}, {0, 0.15}}, s.palette().metal);
    s.area({{0.35, -0.32}, {0.65, -0.5}, {0.55, 0.05}}, s.palette().banner);
    s.box(-0.45, 0.45, 0.45, 0.75, s.palette().cityShade);
}

void flyingMachine(const Sketch& s, std::string_view)
{
    s.area({{-1.0, -0.35}, {-0.1, -0.15}, {-0.1, 0.1}, {-0.9, 0.1}}, s.palette().plaster);
    s.area({{1.0, -0.35}, {0.1, -0.15}, {0.1, 0.1}, {0.9, 0.1}}, s.palette().plaster);
    for (const double x : {0.4, 0.7}) {
        s.line({{x, -0.27}, {x, 0.08}}, s.palette().line, 0.05);
        s.line({{-x, -0.27}, {-x, 0.08}}, s.palette().line, 0.05);
    }
    s.oval(0, 0.05, 0.16, 0.5, s.palette().cityShade);
    s.area({{-0.3, 0.75}, {0, 0.4}, {0.3, 0.75}}, s.palette().plaster);
}

constexpr std::array<Icon, 6> icons{{{"circus-space", circus},
                                     {"fair", fair},
                                     {"bazaar", bazaar},
                                     {"acrobat-space", acrobats},
                                     {"festival", festival},
                                     {"flying-machine", flyingMachine}}};

} // namespace

std::span<const Icon> fairIcons()
{
    return icons;
}

} // namespace glossator::pictures::woodcut
